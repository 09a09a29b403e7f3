import { kindOfBounce, type ReturnKind } from '@marquee/rules/mail-returns'
import { z } from 'zod'
import { readJson, type ProviderReturn } from './provider-report.load.ts'

const text = z.string()
const Event = z.looseObject({
  event: text,
  email: text.optional(),
  'smtp-id': text.optional(),
  reason: text.optional(),
  status: text.optional(),
  type: text.optional(),
  bounce_classification: text.optional(),
})
const Events = z.array(Event).max(5_000)

type Event = z.output<typeof Event>

/** Many events at once, in any order; undefined: it is nothing that SendGrid sends. */
export const readSendgrid = (body: string): ProviderReturn[] | undefined =>
  readJson(body, Events)?.flatMap((event) => {
    const kind = kindOf(event)
    if (!kind) return []
    const says = event.reason ?? event.event
    return [{ kind, address: event.email ?? null, says, quoted: event['smtp-id'] ?? '' }]
  })

/** Undefined: nothing has come back. Dropped is what their own list stops before it is sent. */
function kindOf(event: Event): ReturnKind | undefined {
  const { status = '', reason = '' } = event
  switch (event.event) {
    case 'bounce':
      return event.type === 'blocked'
        ? blockedAs(event)
        : kindOfBounce({ status, diagnostic: reason })
    case 'dropped':
      return DROPPED.get(reason.toLowerCase())
    case 'spamreport':
      return 'COMPLAINED'
    case 'unsubscribe':
    case 'group_unsubscribe':
      return 'OPTED_OUT'
    default:
      return undefined
  }
}

/** A block says nothing for good of the mailbox. */
function blockedAs({ status = '', reason = '' }: Event): ReturnKind {
  const kind = kindOfBounce({ status, diagnostic: reason })
  return kind === 'BOUNCED_FOR_GOOD' ? 'TURNED_AWAY' : kind
}

const DROPPED: ReadonlyMap<string, ReturnKind> = new Map([
  ['bounced address', 'BOUNCED_FOR_GOOD'],
  ['invalid', 'BOUNCED_FOR_GOOD'],
  ['spam reporting address', 'COMPLAINED'],
  ['unsubscribed address', 'OPTED_OUT'],
])
