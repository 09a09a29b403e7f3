import type { ItemResults } from '@marquee/contract/operation'
import { accessTexts } from '@marquee/rules/access'
import { approvalReasons } from '@marquee/rules/approvals'
import { campaignReasons } from '@marquee/rules/campaigns'
import { orderReasons } from '@marquee/rules/orders'
import { accept, refuse, type Result } from '@marquee/rules/result'
import type { z } from 'zod'
import { savepoint, type Store } from '../platform/sql/index.ts'

type Use = <Made>(store: Store<Made>) => Made
export type Results = z.input<typeof ItemResults>

interface Named {
  query: { itemKey?: number | number[] | undefined }
  body: { itemKey?: readonly number[] | undefined }
}

/** What a call names, in its body or else in its query. */
export function namedItems({ query, body }: Named): readonly number[] {
  return body.itemKey ?? [query.itemKey ?? []].flat()
}

export const inOrder = (keys: readonly number[]): number[] =>
  keys.toSorted((one, other) => one - other)

export const NOTHING_NAMED = refuse('request.invalid', {
  fields: { 'body.itemKey': 'Name at least one' },
})

/**
 * Decides about each thing by itself: one that is refused stops no other. What is out of sight refuses
 * the whole call, as does the only thing that is named. Whoever calls names them in the order of their
 * campaigns, which are locked: two who decide about the same ones do not wait for each other for ever.
 */
export async function decideEach<Reason extends string>(
  keys: readonly number[],
  use: Use,
  decide: (key: number) => Promise<Result<unknown, Reason>>,
): Promise<Result<Results, Reason>> {
  const outcomes = new Map<number, Result<unknown, Reason>>()
  for (const key of new Set(keys)) {
    const outcome = await use(savepoint).keepIfDone(() => decide(key))
    const isWhole = keys.length === 1 || (!outcome.ok && outcome.reason === 'not-found')
    if (!outcome.ok && isWhole) return outcome
    outcomes.set(key, outcome)
  }
  return accept({
    results: [...outcomes].map(([itemKey, outcome]) =>
      outcome.ok ? { itemKey, ok: true } : { itemKey, ok: false, ...toldAs(outcome) },
    ),
  })
}

/** What the audit log is told. */
export const decidedKeys = ({ results }: Results) => ({
  keys: results.filter(({ ok }) => ok).map(({ itemKey }) => itemKey),
  refused: results.filter(({ ok }) => !ok).map(({ itemKey }) => itemKey),
})

const texts: Readonly<Record<string, string>> = {
  ...accessTexts,
  ...campaignReasons,
  ...orderReasons,
  ...approvalReasons,
}

const toldAs = ({ reason, details = {} }: { reason: string; details?: object }) => ({
  code: reason,
  message: texts[reason] ?? reason,
  details: { ...details },
})
