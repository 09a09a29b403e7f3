import { contains, type MarketPath } from '../access/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'

/** A server value is set by people whose scope has every market that it reaches. */
export function maySetToggle(
  scope: MarketPath,
  reach: MarketPath,
): Result<true, 'toggle.beyond-scope'> {
  return contains(scope, reach) ? accept(true) : refuse('toggle.beyond-scope')
}
