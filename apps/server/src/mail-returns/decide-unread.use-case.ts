import type { mailReturns } from '@marquee/contract/mail-returns'
import {
  DECIDED_BY_A_PERSON,
  kindOfDecision,
  mayDecideUnread,
  type ReturnKind,
  type UnreadOutcome,
} from '@marquee/rules/mail-returns'
import { accept, refuse } from '@marquee/rules/result'
import type { NamedPiece } from '../mailing/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { returnedPieceView } from './returned-piece.view.ts'
import { takeReturns } from './take-returns.change.ts'
import { unreadReportsStore } from './unread-reports.store.ts'

type Decide = typeof mailReturns.decideUnread

/** What a person reads in a report counts as what a rule does; the report goes, whatever it is. */
export const decideUnread: UseCase<Decide> = async (call) => {
  const { params, body, use, announce } = call
  const { decision } = body
  const removed = await use(unreadReportsStore).remove(params.key)
  if (!removed) return refuse('mail-return.not-there')
  const piece = pieceOf(removed)
  const email = piece && (await use(returnedPieceView).find(piece))
  const allowed = mayDecideUnread(decision, email !== undefined)
  if (!allowed.ok) return allowed
  const kind = kindOfDecision[decision]
  const outcome = piece && kind ? await count(call, piece, kind) : 'removed'
  const campaignKey = email?.campaignKey ?? null
  announce({ key: params.key, decision, outcome, campaignKey })
  return accept({ outcome })
}

function pieceOf({
  sendingKey,
  isSeed,
  recipient,
}: {
  [Field in keyof NamedPiece]: NamedPiece[Field] | null
}): NamedPiece | undefined {
  if (sendingKey === null || isSeed === null || recipient === null) return undefined
  return { sendingKey, isSeed, recipient }
}

async function count(
  { use, now, deployment }: Call<Decide>,
  piece: NamedPiece,
  kind: ReturnKind,
): Promise<UnreadOutcome> {
  // It came from the address of the household: a person found no other one in it.
  const one = { kind, piece, address: null, says: DECIDED_BY_A_PERSON, isOnlyOne: true }
  const { limit } = deployment.mailReturns
  const on = { way: 'EMAIL', limit, requestId: 'person', at: new Date(now) } as const
  const { stopped, taken } = await takeReturns(use, [one], on)
  if (stopped > 0) return 'stopped'
  return taken > 0 ? 'counted' : 'counted-before'
}
