import { Card, Grid, Skeleton, Stack } from "@mantine/core";

export function ProfileSkeleton() {
  return (
    <Stack gap="lg" role="status" aria-label="Loading profile">
      <Card>
        <Skeleton h={28} w={220} />
        <Skeleton h={16} mt="md" w="60%" />
        <Skeleton h={16} mt="xl" w="35%" />
      </Card>
      <Skeleton h={210} radius="lg" />
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 6 }}>
          <Skeleton h={420} radius="lg" />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 6 }}>
          <Skeleton h={420} radius="lg" />
        </Grid.Col>
      </Grid>
    </Stack>
  );
}
