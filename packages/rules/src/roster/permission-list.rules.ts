import { PERMISSIONS, type Permission } from '../access/index.ts'
import { permissionTexts } from '../people/index.ts'

/** What stands in a cell for no permission at all: a blank one leaves what a person has. */
const NONE = 'none'

const BY_NAME: ReadonlyMap<string, Permission> = new Map(
  PERMISSIONS.flatMap((permission) => [
    [permission.toLowerCase(), permission],
    [permissionTexts[permission].name.toLowerCase(), permission],
  ]),
)

/** "See campaigns; Build audiences" or "CAN_READ_CAMPAIGNS CAN_SEARCH_AUDIENCE"; undefined where one is unknown. */
export function parsePermissions(cell: string): Permission[] | undefined {
  if (cell.toLowerCase() === NONE) return []
  const parts = cell.split(/[;,|]/).flatMap((part) => namesIn(part.trim().toLowerCase()))
  const found = parts.map((part) => BY_NAME.get(part))
  if (found.length === 0 || found.includes(undefined)) return undefined
  return PERMISSIONS.filter((permission) => found.includes(permission))
}

/** Codes may stand with blanks between them, and names have blanks in them. */
const namesIn = (part: string): string[] =>
  BY_NAME.has(part) ? [part] : part.split(/\s+/).filter(Boolean)

export const permissionsInWords = (permissions: readonly Permission[]): string =>
  permissions.map((permission) => permissionTexts[permission].name).join(', ')
