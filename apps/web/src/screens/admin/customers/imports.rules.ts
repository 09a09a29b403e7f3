import type { ImportState } from '@marquee/rules/customers'

/** Does the import continue by itself, without the screen? */
export const isUnderWay = ({ state }: { state: ImportState }): boolean =>
  state === 'READING' || state === 'PUBLISHING' || state === 'UNDOING'

interface Read {
  bytes: number
  bytesRead: number
}

/** Rounded down: 100 only when all is read. */
export function percentRead({ bytes, bytesRead }: Read): number {
  return bytes > 0 ? Math.min(100, Math.floor((100 * bytesRead) / bytes)) : 0
}
