import { AUDIT_EVENTS, AUDIT_KINDS, type AuditEvent, type AuditKind } from './audit-events.rules.ts'

/** One thing that an entry is about. */
export interface AuditedThing {
  kind: AuditKind
  key: number
}

/** Under these names a call gives the keys of what its event is about. */
const OWN_NAMES: readonly string[] = ['key', 'keys', 'id', 'itemKey']

/** Under these, the keys of other things. */
const KINDS_OF_NAMES: Readonly<Record<string, AuditKind>> = {
  campaignKey: 'campaign',
  campaignKeys: 'campaign',
  campaignId: 'campaign',
  orderKey: 'order',
  orderKeys: 'order',
  templateKey: 'campaign-template',
  creativeTemplateKey: 'creative',
  couponKeys: 'coupon',
  marketKey: 'market',
  homeMarketKey: 'market',
  markets: 'market',
  users: 'person',
}

/** All things that a call names, each once: those that its event is of, then others. */
export function aboutOf(
  event: AuditEvent | undefined,
  named: Readonly<Record<string, unknown>>,
): AuditedThing[] {
  const own = event && AUDIT_EVENTS[event].about
  const ofOwn: AuditedThing[] = []
  const others: AuditedThing[] = []
  for (const [name, value] of Object.entries(named)) {
    const kind = OWN_NAMES.includes(name) ? own : KINDS_OF_NAMES[name]
    if (!kind) continue
    const things = keysIn(value).map((key) => ({ kind, key }))
    if (kind === own) ofOwn.push(...things)
    else others.push(...things)
  }
  return [...new Map([...ofOwn, ...others].map((one) => [asReference(one), one])).values()]
}

const keysIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (one) => typeof one === 'number' && Number.isInteger(one),
  )

/** As the log holds it. */
export const asReference = ({ kind, key }: AuditedThing): string => `${kind}:${key}`

export function fromReference(reference: string): AuditedThing | undefined {
  const [kind, key] = reference.split(':')
  const known = AUDIT_KINDS.find((one) => one === kind)
  return known && /^\d{1,9}$/.test(key ?? '') ? { kind: known, key: Number(key) } : undefined
}
