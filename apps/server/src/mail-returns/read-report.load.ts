import { kindOfBounce, type MailReturn, type ReturnKind } from '@marquee/rules/mail-returns'
import { readFields, readParts, type Fields, type ReadMessage } from '../mailing/index.ts'

/** What an email means that came back to us. */
export interface ReadReport {
  /** unread: nobody can say what it means but a person. nothing: it tells of nothing that matters. */
  means: 'returns' | 'nothing' | 'unread'
  returns: readonly MailReturn[]
  /** All that it quotes of the email that it is about. */
  quoted: string
}

/** A report of a delivery (RFC 3464) or a complaint (RFC 5965), or what servers send in place of one. */
export function readReport(bytes: Buffer): ReadReport {
  const message = readParts(bytes)
  const quoted = message.parts.map(({ text }) => text).join('\n')
  const status = partOf(message, STATUS_TYPES)
  if (status !== undefined) return { quoted, ...bouncesIn(status) }
  const feedback = partOf(message, ['message/feedback-report'])
  if (feedback !== undefined) return { quoted, ...complaintIn(readFields(feedback)) }
  return { quoted, returns: [], means: isAnswer(message) ? 'nothing' : 'unread' }
}

const STATUS_TYPES = ['message/delivery-status', 'message/global-delivery-status']

const partOf = ({ parts }: ReadMessage, types: readonly string[]): string | undefined =>
  parts.find(({ type }) => types.includes(type))?.text

type Found = Pick<ReadReport, 'means' | 'returns'>

const NOTHING: Found = { means: 'nothing', returns: [] }
const UNREAD: Found = { means: 'unread', returns: [] }

/** A report tells of each recipient in a group of fields of its own. */
const MOST_RECIPIENTS = 20

function bouncesIn(status: string): Found {
  const groups = status
    .trim()
    .split(/\r?\n(?:[ \t]*\r?\n)+/)
    .map(readFields)
    .filter((fields) => fields.has('final-recipient') || fields.has('original-recipient'))
    .slice(0, MOST_RECIPIENTS)
  if (groups.length === 0) return UNREAD
  const returns = groups.flatMap((fields) => (isFailed(fields) ? [bounceOf(fields)] : []))
  // Delayed, delivered, relayed or expanded: nothing has come back.
  return returns.length > 0 ? { means: 'returns', returns } : NOTHING
}

/** Some leave the action out, or write it in their own language; a status of 5 is for good. */
function isFailed(fields: Fields): boolean {
  const action = fields.get('action')?.toLowerCase() ?? ''
  if (/^(failed|delayed|delivered|relayed|expanded)\b/.test(action)) return action.startsWith('f')
  return fields.get('status')?.startsWith('5') ?? false
}

function bounceOf(fields: Fields): MailReturn {
  const status = fields.get('status') ?? ''
  const diagnostic = fields.get('diagnostic-code') ?? ''
  const address =
    addressIn(fields.get('original-recipient')) ?? addressIn(fields.get('final-recipient'))
  const says = diagnostic === '' ? status : diagnostic.replace(/^\s*[\w-]+\s*;\s*/, '')
  return { kind: kindOfBounce({ status, diagnostic }), address, says }
}

/** As `rfc822; mia@customers.example`. */
function addressIn(field = ''): string | null {
  const [, address] = /^(?:[\w-]+\s*;)?\s*<?([^\s<>]+@[^\s<>]+?)>?$/.exec(field.trim()) ?? []
  return address ?? null
}

const KIND_OF_FEEDBACK: ReadonlyMap<string, ReturnKind> = new Map([
  ['abuse', 'COMPLAINED'],
  ['fraud', 'COMPLAINED'],
  ['opt-out', 'OPTED_OUT'],
  ['opt-out-list', 'OPTED_OUT'],
])

/** Not all feedback is a complaint: someone may say that it is no spam, or which signature did not hold. */
function complaintIn(fields: Fields): Found {
  const type = fields.get('feedback-type')?.toLowerCase() ?? ''
  const kind = KIND_OF_FEEDBACK.get(type)
  if (kind === undefined) return type === '' ? UNREAD : NOTHING
  const by = fields.get('reported-domain') ?? fields.get('user-agent') ?? ''
  const says = `${type} ${by}`.trim()
  const address = addressIn(fields.get('original-rcpt-to'))
  return { means: 'returns', returns: [{ kind, address, says }] }
}

/** That somebody is on vacation. */
function isAnswer({ fields, reportType }: ReadMessage): boolean {
  if (reportType === 'disposition-notification') return true
  const submitted = fields.get('auto-submitted')?.toLowerCase() ?? ''
  const isReply = submitted.startsWith('auto-replied') || submitted.startsWith('auto-notified')
  return isReply || fields.has('x-autoreply') || fields.get('precedence') === 'auto_reply'
}
