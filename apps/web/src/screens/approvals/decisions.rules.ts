import type { Waiting } from './answers.ts'

interface LookedAt {
  itemKey: number
  contentHash: string
}

export interface DecidingCall {
  verb: 'approve' | 'reject' | 'approveTouchpoints' | 'rejectTouchpoints'
  /** The campaign that each key is about. */
  campaigns: readonly Waiting[]
  /** What is decided about, in the same order. */
  keys: readonly number[]
  body: { reason?: string } & ({ itemKey: number[] } | { items: LookedAt[] })
}

/** Whether a campaign is canceled is decided on its own page. */
export const isChoosable = ({ kind }: Waiting): boolean => CHOOSABLE[kind]

const CHOOSABLE: Readonly<Record<Waiting['kind'], boolean>> = {
  ORDER: true,
  CANCEL: false,
  TOUCHPOINTS: true,
}

/** One call for the orders and one for the touchpoints that are chosen, with what was looked at. */
export function inCalls(chosen: readonly Waiting[], reason: string | undefined): DecidingCall[] {
  const isRejected = reason !== undefined
  const why = isRejected ? { reason } : {}
  const orders = chosen.filter(({ kind }) => kind === 'ORDER')
  const shown = orders.flatMap((campaign) => {
    const { key, contentHash } = campaign
    return contentHash === null ? [] : [{ campaign, key, contentHash }]
  })
  // The server has no order of these, and says so of each.
  const orderless = orders.filter(({ contentHash }) => contentHash === null)
  const steps = chosen
    .filter(({ kind }) => kind === 'TOUCHPOINTS')
    .flatMap((campaign) => campaign.touchpoints.map((step) => ({ ...step, campaign })))
  const ofOrders = isRejected ? 'reject' : 'approve'
  const ofSteps = isRejected ? 'rejectTouchpoints' : 'approveTouchpoints'
  const keys = orderless.map(({ key }) => key)
  const calls: DecidingCall[] = [
    { verb: ofOrders, ...lookedAt(shown, why) },
    { verb: ofOrders, campaigns: orderless, keys, body: { itemKey: keys, ...why } },
    { verb: ofSteps, ...lookedAt(steps, why) },
  ]
  return calls.filter(({ campaigns }) => campaigns.length > 0)
}

interface Shown {
  campaign: Waiting
  key: number
  contentHash: string
}

const lookedAt = (shown: readonly Shown[], why: { reason?: string }) => ({
  campaigns: shown.map(({ campaign }) => campaign),
  keys: shown.map(({ key }) => key),
  body: { items: shown.map(({ key, contentHash }) => ({ itemKey: key, contentHash })), ...why },
})
