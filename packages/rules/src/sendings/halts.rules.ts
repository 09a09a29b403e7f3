import { contains, type MarketPath } from '../access/index.ts'
import { mayApprove, type Moving } from '../campaigns/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'

/** A place at and below which a person stopped all that is sent, and nobody has lifted that yet. */
export interface Halt {
  key: number
  path: MarketPath
}

/** Whoever may stop one sending may stop all of them, where they see a whole brand. */
export function mayHalt(
  person: Pick<Moving, 'level' | 'permissions'>,
): Result<true, 'campaign.not-an-approver' | 'sending.not-national'> {
  if (person.level !== 'NATIONAL') return refuse('sending.not-national')
  return mayApprove(person)
}

/** A place is stopped once; where all above it is, it is as well. */
export const haltAt = (
  place: MarketPath,
  halts: readonly Halt[],
): Result<true, 'sending.halted-already'> =>
  halts.some(({ path }) => contains(path, place)) ? refuse('sending.halted-already') : accept(true)

/** Which halts a person lifts who sees this place: those at it and below, and none that somebody above made. */
export function haltsToLift(
  place: MarketPath,
  halts: readonly Halt[],
): Result<readonly number[], 'sending.halted-above' | 'sending.not-halted'> {
  const own = halts.filter(({ path }) => contains(place, path))
  if (own.length > 0) return accept(own.map(({ key }) => key))
  return refuse(halts.length > 0 ? 'sending.halted-above' : 'sending.not-halted')
}
