import { visibleLevels, type UserLevel } from '../access/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'

/** A person may look at the product from their own level or any below it. */
export function chooseLevel(
  own: UserLevel,
  chosen: UserLevel,
): Result<UserLevel, 'user-level.beyond-own'> {
  return visibleLevels(own).includes(chosen) ? accept(chosen) : refuse('user-level.beyond-own')
}
