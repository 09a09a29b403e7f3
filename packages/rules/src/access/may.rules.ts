import { accept, refuse, type Result } from '../result/index.ts'
import type { Permission } from './permissions.rules.ts'

/** Which permissions open an operation: one of the first, none being needed if there are none, and all of the second. */
export function may(
  permissions: readonly Permission[],
  anyOf: readonly Permission[],
  also: readonly Permission[] = [],
): Result<true, 'access.denied'> {
  const holds = (permission: Permission) => permissions.includes(permission)
  const open = (anyOf.length === 0 || anyOf.some(holds)) && also.every(holds)
  return open ? accept(true) : refuse('access.denied')
}
