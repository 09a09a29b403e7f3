import type { OperationShape } from '@marquee/contract/operation'
import { refuse, type Refused } from '@marquee/rules/result'
import { Pause, type Call, type Outcome } from '../platform/use-case.ts'
import type { Counting } from './counting.gateway.ts'
import { DataUnavailable } from './engine/audience-engine.gateway.ts'

interface Work<Op extends OperationShape, Counted> {
  /** What the person waits for: a newer one of the same kind ends the older. */
  kind: string
  count: (counting: Counting, signal: AbortSignal) => Promise<Counted>
  /** In another transaction, with what was counted. */
  goOn: (counted: Counted, call: Call<Op>) => Promise<Outcome<Op>>
}

type NotCounted = 'audience.under-maintenance' | 'audience.superseded' | 'audience.busy'

/** Counts while no transaction is open; what cannot be counted is refused in the words for it. */
export function countInPause<Op extends OperationShape, Counted>(
  { deployment, person }: Pick<Call<Op>, 'deployment'> & { person: { key: number } },
  { kind, count, goOn }: Work<Op, Counted>,
): Pause<Op> | Refused<NotCounted> {
  const { counting, toggleDefaults } = deployment
  if (!counting || !toggleDefaults.IS_AUDIENCE_BUILDER_ENABLED) {
    return refuse('audience.under-maintenance')
  }
  return new Pause<Op>(async () => {
    const counted = await tried(() =>
      counting.inTurn(`${person.key} ${kind}`, (signal) => count(counting, signal)),
    )
    return async (call) => (counted.ok ? goOn(counted.value, call) : (counted as Outcome<Op>))
  })
}

/** Data that are lost or damaged close their own markets only. */
async function tried<Done>(
  work: () => Promise<Done>,
): Promise<Done | Refused<'audience.under-maintenance'>> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DataUnavailable)) throw error
    return refuse('audience.under-maintenance', { marketKeys: error.marketKeys })
  }
}
