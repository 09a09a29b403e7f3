import type { ItemResults } from '@marquee/contract/operation'
import { accessTexts } from '@marquee/rules/access'
import { approvalReasons } from '@marquee/rules/approvals'
import { campaignReasons } from '@marquee/rules/campaigns'
import { orderReasons } from '@marquee/rules/orders'
import { accept, refuse, type Result } from '@marquee/rules/result'
import type { z } from 'zod'
import { savepoint, type Use } from '../platform/sql/index.ts'

export type Results = z.input<typeof ItemResults>

interface Named {
  query: { itemKey?: number | number[] | undefined }
  body: {
    items?:
      | readonly { itemKey: number; contentHash: string; recipients?: number | undefined }[]
      | undefined
    itemKey?: readonly number[] | undefined
    contentHashes?: readonly string[] | undefined
  }
}

/** What is decided about, and the hash of what the approver looked at, where the call has it. */
export interface Item {
  key: number
  lookedAt: string | undefined
  /** How many recipients the approver saw that it has now. */
  recipients?: number | undefined
}

/**
 * The items that a call names, in its body or else in its query. It sends a hash for all of them, or
 * for none.
 */
export function namedItems({ query, body }: Named): Result<readonly Item[], 'request.invalid'> {
  const { items, itemKey, contentHashes } = body
  if (items) {
    if (itemKey ?? contentHashes ?? query.itemKey) return invalid('items', 'Name them once')
    return accept(
      items.map(({ itemKey: key, contentHash, recipients }) => ({
        key,
        lookedAt: contentHash,
        recipients,
      })),
    )
  }
  const keys = itemKey ?? [query.itemKey ?? []].flat()
  if (keys.length === 0) return invalid('itemKey', 'Name at least one')
  if (contentHashes && contentHashes.length !== keys.length) {
    return invalid('contentHashes', 'Send one for each key, or none')
  }
  return accept(keys.map((key, at) => ({ key, lookedAt: contentHashes?.[at] })))
}

const invalid = (field: keyof Named['body'], message: string) =>
  refuse('request.invalid', { fields: { [`body.${field}`]: message } })

export const inOrder = (keys: readonly number[]): number[] =>
  keys.toSorted((one, other) => one - other)

/**
 * Decides about each item by itself: a refusal of one does not stop the others. An item that is out of
 * sight refuses the whole call, as does a refusal of the only item. Callers pass the items in the order
 * of their campaigns, which are locked: two callers with the same items cannot block each other for
 * ever.
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
      outcome.ok ? { itemKey, ok: true } : { itemKey, ok: false, ...refusalOf(outcome) },
    ),
  })
}

/** What the audit log records. */
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

const refusalOf = ({ reason, details = {} }: { reason: string; details?: object }) => ({
  code: reason,
  message: texts[reason] ?? reason,
  details: { ...details },
})
