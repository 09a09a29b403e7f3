import { kindOfBounce, type ReturnKind } from '@marquee/rules/mail-returns'
import { z } from 'zod'
import { readJson, type ProviderReturn } from './provider-report.load.ts'

const text = z.string()
const Recipient = z.looseObject({
  emailAddress: text,
  status: text.optional(),
  diagnosticCode: text.optional(),
})

/** As SES tells of an email: `notificationType` of a topic for feedback, `eventType` of one for events. */
const Event = z.looseObject({
  notificationType: text.optional(),
  eventType: text.optional(),
  mail: z.looseObject({
    source: text.optional(),
    headers: z.array(z.looseObject({ name: text, value: text })).optional(),
  }),
  bounce: z
    .looseObject({
      bounceType: text,
      bounceSubType: text.optional(),
      bouncedRecipients: z.array(Recipient).max(100),
    })
    .optional(),
  complaint: z
    .looseObject({
      complainedRecipients: z.array(Recipient).max(100),
      complaintFeedbackType: text.nullish(),
    })
    .optional(),
})

type Event = z.output<typeof Event>

/** What stands in a message of SNS; undefined: it is nothing that SES sends. */
export function readSes(message: string): ProviderReturn[] | undefined {
  const event = readJson(message, Event)
  if (!event) return undefined
  const { mail, bounce, complaint } = event
  const quoted = [mail.source, ...(mail.headers ?? []).map(({ value }) => value)].join('\n')
  const type = event.notificationType ?? event.eventType
  if (type === 'Bounce' && bounce) {
    return bounce.bouncedRecipients.map((recipient) => ({
      kind: kindOf(bounce, recipient),
      address: recipient.emailAddress,
      says: recipient.diagnosticCode ?? `${bounce.bounceType} ${bounce.bounceSubType ?? ''}`,
      quoted,
    }))
  }
  if (type === 'Complaint' && complaint) return complaintOf(complaint, quoted)
  return []
}

/** Not-spam is said of an email that a mail program had taken for spam. */
function complaintOf(complaint: NonNullable<Event['complaint']>, quoted: string): ProviderReturn[] {
  const says = complaint.complaintFeedbackType ?? 'complaint'
  if (says === 'not-spam') return []
  return complaint.complainedRecipients.map(({ emailAddress: address }) => ({
    kind: 'COMPLAINED',
    address,
    says,
    quoted,
  }))
}

/** Permanent is also what their own list stops, or what a server did not like. */
function kindOf(
  { bounceType, bounceSubType }: NonNullable<Event['bounce']>,
  { status = '', diagnosticCode: diagnostic = '' }: z.output<typeof Recipient>,
): ReturnKind {
  const isKnown = status !== '' || diagnostic !== ''
  if (bounceType !== 'Permanent')
    return isKnown ? notForGood(status, diagnostic) : 'BOUNCED_FOR_NOW'
  if (isKnown) return kindOfBounce({ status, diagnostic })
  return bounceSubType === 'NoEmail' || bounceSubType === 'Suppressed'
    ? 'BOUNCED_FOR_GOOD'
    : 'BOUNCED_FOR_NOW'
}

function notForGood(status: string, diagnostic: string): ReturnKind {
  const kind = kindOfBounce({ status, diagnostic })
  return kind === 'BOUNCED_FOR_GOOD' ? 'BOUNCED_FOR_NOW' : kind
}
