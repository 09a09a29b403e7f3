import { accept, refuse, type Result } from '../result/index.ts'
import type { Permission } from './permissions.rules.ts'

/** Which permissions open an operation; with an empty list any signed-in person may. */
export function may(
  permissions: readonly Permission[],
  anyOf: readonly Permission[],
): Result<true, 'access.denied'> {
  const open = anyOf.length === 0 || anyOf.some((permission) => permissions.includes(permission))
  return open ? accept(true) : refuse('access.denied')
}
