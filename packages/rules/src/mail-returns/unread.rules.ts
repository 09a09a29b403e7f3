import { ROOT_PATH, type MarketPath } from '../access/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'
import type { ReturnKind } from './mail-returns.rules.ts'

/** What a person finds in an email that came back and that no rule understands. */
export const UNREAD_DECISIONS = ['address-gone', 'complaint', 'nothing'] as const

export type UnreadDecision = (typeof UNREAD_DECISIONS)[number]

/** What it then counts as, as if a rule had understood it; null: as nothing. */
export const kindOfDecision: Readonly<Record<UnreadDecision, ReturnKind | null>> = {
  'address-gone': 'BOUNCED_FOR_GOOD',
  complaint: 'COMPLAINED',
  nothing: null,
}

/** What a decision led to. */
export const UNREAD_OUTCOMES = ['stopped', 'counted', 'counted-before', 'removed'] as const

export type UnreadOutcome = (typeof UNREAD_OUTCOMES)[number]

/** They lie above all markets, and quote what customers of any dealer wrote. */
export const mayListUnread = (home: MarketPath): Result<true, 'mail-return.not-whole-network'> =>
  home === ROOT_PATH ? accept(true) : refuse('mail-return.not-whole-network')

/** Of an email that is not known any more nothing can be counted, and no address be stopped. */
export function mayDecideUnread(
  decision: UnreadDecision,
  isEmailKnown: boolean,
): Result<true, 'mail-return.email-unknown'> {
  const isAboutEmail = kindOfDecision[decision] !== null
  return isAboutEmail && !isEmailKnown ? refuse('mail-return.email-unknown') : accept(true)
}
