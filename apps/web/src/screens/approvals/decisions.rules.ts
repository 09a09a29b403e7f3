import type { Waiting } from './answers.ts'

export interface DecidingCall {
  verb: 'approve' | 'reject' | 'approveTouchpoints' | 'rejectTouchpoints'
  /** The campaign that each key is about. */
  campaigns: readonly Waiting[]
  body: { itemKey: number[]; contentHashes?: string[]; reason?: string }
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
  const orders = chosen.filter(({ kind }) => kind === 'ORDER')
  const steps = chosen
    .filter(({ kind }) => kind === 'TOUCHPOINTS')
    .flatMap((campaign) => campaign.touchpoints.map((step) => ({ ...step, campaign })))
  const hashes = orders.flatMap(({ contentHash }) => contentHash ?? [])
  const why = reason === undefined ? {} : { reason }
  const isRejected = reason !== undefined
  const calls: DecidingCall[] = [
    {
      verb: isRejected ? 'reject' : 'approve',
      campaigns: orders,
      body: {
        itemKey: orders.map(({ key }) => key),
        ...why,
        ...(hashes.length === orders.length && { contentHashes: hashes }),
      },
    },
    {
      verb: isRejected ? 'rejectTouchpoints' : 'approveTouchpoints',
      campaigns: steps.map(({ campaign }) => campaign),
      body: {
        itemKey: steps.map(({ key }) => key),
        ...why,
        contentHashes: steps.map(({ contentHash }) => contentHash),
      },
    },
  ]
  return calls.filter(({ campaigns }) => campaigns.length > 0)
}
