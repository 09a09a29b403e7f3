import type { ReturnKind } from '@marquee/rules/mail-returns'
import { z } from 'zod'
import { readJson, type ProviderReturn } from './provider-report.load.ts'

const text = z.string()
const Event = z.looseObject({
  RecordType: text,
  Type: text.optional(),
  Email: text.optional(),
  Recipient: text.optional(),
  Details: text.optional(),
  Description: text.optional(),
  /** What came back, where the account says that it is sent along. */
  Content: text.optional(),
  SuppressSending: z.boolean().optional(),
  SuppressionReason: text.nullish(),
  /** Of headers such as `X-PM-Metadata-piece`. */
  Metadata: z.record(text, z.unknown()).nullish(),
})

type Event = z.output<typeof Event>

/** One event a call; undefined: it is nothing that Postmark sends. */
export function readPostmark(body: string): ProviderReturn[] | undefined {
  const event = readJson(body, Event)
  if (!event) return undefined
  const kind = kindOf(event)
  if (!kind) return []
  const says = event.Details || event.Description || event.Type || event.SuppressionReason || ''
  const named = Object.values(event.Metadata ?? {}).filter((value) => typeof value === 'string')
  return [
    {
      kind,
      address: event.Email ?? event.Recipient ?? null,
      says,
      quoted: [...named, event.Content ?? ''].join('\n'),
    },
  ]
}

const BOUNCES: ReadonlyMap<string, ReturnKind> = new Map([
  ['HardBounce', 'BOUNCED_FOR_GOOD'],
  ['BadEmailAddress', 'BOUNCED_FOR_GOOD'],
  ['SoftBounce', 'BOUNCED_FOR_NOW'],
  ['DnsError', 'BOUNCED_FOR_NOW'],
  ['Undeliverable', 'BOUNCED_FOR_NOW'],
  ['Blocked', 'TURNED_AWAY'],
  ['SpamNotification', 'TURNED_AWAY'],
  ['DMARCPolicy', 'TURNED_AWAY'],
  ['SpamComplaint', 'COMPLAINED'],
  ['Unsubscribe', 'OPTED_OUT'],
])

/** Undefined: nothing has come back, as of those that are only slow, or on vacation. */
function kindOf({ RecordType, Type = '', SuppressSending, SuppressionReason }: Event) {
  if (RecordType === 'Bounce') return BOUNCES.get(Type)
  if (RecordType === 'SpamComplaint') return 'COMPLAINED'
  // Bounces and complaints stop an address there too, and are event of by calls of their own.
  const isOwnWill = SuppressSending === true && SuppressionReason === 'ManualSuppression'
  return RecordType === 'SubscriptionChange' && isOwnWill ? 'OPTED_OUT' : undefined
}
