/** Where files are dropped; it may be there before the files' card. */
export interface FileDrop {
  readonly isDragged: boolean;
  /** Stable. `take` gets what was dropped before, and every further drop until it is disconnected. */
  readonly connect: (take: (files: readonly File[]) => void) => () => void;
}
