import type { ImportState } from '@marquee/rules/customers'

/** It goes on by itself, whether somebody looks at it or not. */
export const isUnderWay = ({ state }: { state: ImportState }): boolean =>
  state === 'READING' || state === 'PUBLISHING'
