import { onPersonalDataDeleted } from "#web/backend/personal-data.ts";

/** A file on its way to the import screen. */
let dropped: File | null = null;
onPersonalDataDeleted(() => {
  dropped = null;
});

export function handOverFile(file: File): void {
  dropped = file;
}

/** Returns the file once. */
export function takeDroppedFile(): File | null {
  const file = dropped;
  dropped = null;
  return file;
}
