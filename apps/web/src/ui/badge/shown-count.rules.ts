export const MOST_SHOWN = 99

/** A badge is too small for big numbers. */
export function shownCount(count: number): string {
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count)
}
