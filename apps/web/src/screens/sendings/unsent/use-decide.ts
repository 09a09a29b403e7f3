import type { UnknownDecision } from '@marquee/rules/sendings'
import { api, useChange } from '../../../api/index.ts'
import type { UnsentPiece } from './answers.ts'
import { texts } from './texts.ts'

const DONE: Readonly<Record<UnknownDecision, string>> = {
  'send-again': texts.willBeSent,
  'count-as-sent': texts.counted,
}

/** Decides what becomes of emails of which it is not known whether they arrived: of these, or of all. */
export function useDecide(sendingKey: number, decision: UnknownDecision) {
  const change = useChange(api.sendings.decideUnknown, {
    success: DONE[decision],
    selection: false,
    refreshes: [api.sendings.unsent, api.sendings.ofCampaign, api.sendings.search],
  })
  return {
    isRunning: change.isRunning,
    decide: (pieces?: readonly UnsentPiece[]) =>
      change.run({
        params: { key: String(sendingKey) },
        body: {
          decision,
          ...(pieces && { pieces: pieces.map(({ recipient, isSeed }) => ({ recipient, isSeed })) }),
        },
      }),
  }
}
