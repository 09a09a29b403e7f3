/** PostgreSQL's own words for it; where a part of a block still fits it says how much. */
export const isOfFullDisk = (words: string): boolean =>
  /No space left on device|wrote only \d+ of \d+ bytes/.test(words)

export const DISK_IS_FULL =
  'The disk of DATA_DIR is full: make room there, or choose another DATA_DIR, and start again.'
