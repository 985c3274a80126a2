import { Card, Grid, SimpleGrid, Skeleton, Stack } from "@mantine/core";

export function CompanySkeleton() {
  return (
    <Stack gap="lg" role="status" aria-label="Loading company">
      <Card>
        <Skeleton h={28} w={180} />
        <Skeleton h={16} mt="md" w="80%" />
        <Skeleton h={16} mt="xs" w="55%" />
        <Skeleton h={16} mt="lg" w="40%" />
      </Card>
      <SimpleGrid cols={{ base: 2, sm: 4 }}>
        {["year", "team", "funding", "round"].map((tile) => (
          <Skeleton key={tile} h={78} radius="lg" />
        ))}
      </SimpleGrid>
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Skeleton h={360} radius="lg" />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Skeleton h={360} radius="lg" />
        </Grid.Col>
      </Grid>
    </Stack>
  );
}
