import { Card, Skeleton, Stack } from "@mantine/core";
import classes from "./profile-skeleton.module.css";

export function ProfileSkeleton() {
  return (
    <Stack gap="lg" role="status" aria-label="Loading profile">
      <Card>
        <Skeleton h={28} w={220} />
        <Skeleton h={16} mt="md" w="60%" />
        <Skeleton h={16} mt="xl" w="35%" />
      </Card>
      <Skeleton h={210} radius="lg" />
      <div className={classes.columns}>
        <Skeleton h={420} radius="lg" />
        <Skeleton h={420} radius="lg" />
      </div>
    </Stack>
  );
}
