import type { SuppressionReason } from '../customers/index.ts'
import { kindOfAnswer, parseSmtpAnswer, type AnswerKind } from '../mailing/index.ts'

/**
 * What comes back of an email that was accepted. Turned away: a server does not want what we send, which says
 * nothing of the mailbox.
 */
export const RETURN_KINDS = [
  'BOUNCED_FOR_GOOD',
  'BOUNCED_FOR_NOW',
  'TURNED_AWAY',
  'COMPLAINED',
  'OPTED_OUT',
] as const

export type ReturnKind = (typeof RETURN_KINDS)[number]

type BounceKind = Extract<ReturnKind, 'BOUNCED_FOR_GOOD' | 'BOUNCED_FOR_NOW' | 'TURNED_AWAY'>

/** By which way it came back: while it was handed over, by an email of its own, or by the call of a provider. */
export type ReturnWay = 'ANSWER' | 'EMAIL' | 'SES' | 'SENDGRID' | 'POSTMARK'

/** One address that a report tells of. */
export interface MailReturn {
  kind: ReturnKind
  /** Null: the report names none. */
  address: string | null
  /** In the words of whoever returned it. */
  says: string
}

const BY_ANSWER: Readonly<Record<AnswerKind, BounceKind>> = {
  gone: 'BOUNCED_FOR_GOOD',
  unreachable: 'BOUNCED_FOR_NOW',
  later: 'BOUNCED_FOR_NOW',
  unwelcome: 'TURNED_AWAY',
  busy: 'TURNED_AWAY',
  ours: 'TURNED_AWAY',
}

interface Bounce {
  /** As 5.1.1; empty where there is none. */
  status: string
  /** As `smtp; 550 5.1.1 no such user`; empty where there is none. */
  diagnostic: string
}

/** Of an email that is not tried any more. What the server said counts more than what was made of it. */
export function kindOfBounce({ status, diagnostic }: Bounce): BounceKind {
  const said = parseSmtpAnswer(diagnostic.replace(/^\s*(?:smtp|x-\w+)\s*;\s*/i, '').trim())
  const [given = null] = /[45]\.\d{1,3}\.\d{1,3}/.exec(status) ?? []
  if (said) return BY_ANSWER[kindOfAnswer({ ...said, status: said.status ?? given })]
  if (given === null) return 'BOUNCED_FOR_NOW'
  return BY_ANSWER[kindOfAnswer({ code: given.startsWith('5') ? 550 : 450, status: given })]
}

const REASONS: Readonly<Record<ReturnKind, SuppressionReason | null>> = {
  BOUNCED_FOR_GOOD: 'BOUNCED',
  BOUNCED_FOR_NOW: null,
  TURNED_AWAY: null,
  COMPLAINED: 'COMPLAINED',
  OPTED_OUT: 'OPTED_OUT',
}

/** Bounces for now that stop an address: at least so many different emails, within so many days. */
export interface BounceLimit {
  /** 0: none stops it. */
  bounces: number
  days: number
}

/** Why the address is not written to any more; null: it still is. */
export function suppressedBy(
  kind: ReturnKind,
  bouncedForNow: number,
  limit: BounceLimit,
): SuppressionReason | null {
  const isTooOften = limit.bounces > 0 && bouncedForNow >= limit.bounces
  return kind === 'BOUNCED_FOR_NOW' && isTooOften ? 'BOUNCED' : REASONS[kind]
}

const MOST_SAID = 300

/** What was said, as it is stored and shown: on one line, and without the address of anybody. */
export function withoutAddresses(says: string): string {
  const line = says.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').slice(0, 4 * MOST_SAID)
  return line
    .replaceAll(/[^\s<>"'(),;:=]+@[^\s<>"'(),;:=]+/g, '…')
    .slice(0, MOST_SAID)
    .trim()
}
