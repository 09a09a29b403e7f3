/**
 * What the answer of a mail server means for what is done next.
 *
 * gone: the mailbox is not there, and is not written to again. unreachable: this email cannot arrive there,
 * and another one might. unwelcome: the server refuses what we send, or that we send: more of it would do
 * harm. busy: the server asks us to be slower. later: try again. ours: we are not set up as the server needs.
 */
export const ANSWER_KINDS = ['gone', 'unreachable', 'unwelcome', 'busy', 'later', 'ours'] as const

export type AnswerKind = (typeof ANSWER_KINDS)[number]

export interface SmtpAnswer {
  code: number
  /** As 5.1.1; null where the server gives none. */
  status: string | null
}

/** Null where the server gave no reply: it was unreachable, hung up, or fell silent. */
export function parseSmtpAnswer(answer: string): SmtpAnswer | null {
  const [, code, status] = /^([45]\d\d)(?:[ -]+([45]\.\d{1,3}\.\d{1,3})(?!\S))?/.exec(answer) ?? []
  return code === undefined ? null : { code: Number(code), status: status ?? null }
}

/** What says something of a mailbox for good, by RFC 3463 and the registry of RFC 5248. */
const BY_STATUS: Readonly<Record<string, AnswerKind>> = {
  '5.1.0': 'unreachable',
  '5.1.1': 'gone',
  '5.1.2': 'gone',
  '5.1.3': 'gone',
  '5.1.6': 'gone',
  '5.1.10': 'gone',
  '5.1.7': 'ours',
  '5.1.8': 'ours',
  '5.2.1': 'gone',
  '5.2.2': 'unreachable',
  '5.2.3': 'unreachable',
  '5.3.4': 'unreachable',
  '5.7.8': 'ours',
  '5.7.9': 'ours',
  '5.7.11': 'ours',
  '5.7.14': 'ours',
  '4.7.28': 'busy',
  '4.3.2': 'busy',
  '4.4.5': 'busy',
}

/** By the subject of the status, its middle number, where the whole of it is not known. */
const BY_SUBJECT: Readonly<Record<string, AnswerKind>> = {
  '1': 'unreachable',
  '2': 'unreachable',
  '3': 'unreachable',
  '4': 'unreachable',
  '5': 'ours',
  '6': 'unreachable',
  '7': 'unwelcome',
}

const BY_CODE: Readonly<Record<number, AnswerKind>> = {
  421: 'busy',
  451: 'busy',
  550: 'unreachable',
  551: 'unreachable',
  552: 'unreachable',
  553: 'unreachable',
  554: 'unwelcome',
}

/** Without a good sign-in, whatever the status says. */
const OF_SIGN_IN: readonly number[] = [530, 534, 535, 538]

/** The code decides between now and for good; the status says what of. */
export function kindOfAnswer({ code, status }: SmtpAnswer): AnswerKind {
  if (OF_SIGN_IN.includes(code)) return 'ours'
  const isForGood = code >= 500
  const isAgreed = status !== null && status.startsWith('5') === isForGood
  const known = isAgreed ? BY_STATUS[status] : undefined
  if (known !== undefined) return known
  if (!isForGood) return BY_CODE[code] ?? 'later'
  const subject = isAgreed ? status.split('.')[1] : undefined
  return (
    (subject === undefined ? undefined : BY_SUBJECT[subject]) ??
    BY_CODE[code] ??
    (code < 510 ? 'ours' : 'unreachable')
  )
}

/** A hard bounce, where the server spoke of the recipient: no email is sent to the address again until a file brings another one. */
export function isHardBounce(answer: string): boolean {
  const parsed = parseSmtpAnswer(answer)
  return parsed !== null && kindOfAnswer(parsed) === 'gone'
}
