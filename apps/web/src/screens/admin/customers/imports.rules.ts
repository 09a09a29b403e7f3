import { IMPORT_STATES, type ImportState } from '@marquee/rules/customers'
import type { ListAddress } from '../../../widgets/list-preferences/index.ts'

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

export interface ImportFilters {
  text: string
  state: ImportState | undefined
}

const MOST_OF_TEXT = 80
const SORTABLE = ['uploadedAt', 'marketName', 'state'] as const

export type ImportColumn = (typeof SORTABLE)[number]

/** How what is looked for among the imports is saved. */
export const importsAddress: ListAddress<ImportFilters, ImportColumn> = {
  list: 'customer-imports',
  read: (valueOf) => ({
    text: (valueOf('q') ?? '').trim().slice(0, MOST_OF_TEXT),
    state: IMPORT_STATES.find((state) => state === valueOf('state')),
  }),
  write: ({ text, state }) => ({ ...(text && { q: text }), ...(state && { state }) }),
  sortable: SORTABLE,
  usualSort: [{ id: 'uploadedAt', direction: 'DESCENDING' }],
}
