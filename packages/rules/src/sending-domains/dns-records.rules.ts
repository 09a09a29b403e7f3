/** What the DNS of a sending domain has to say so that mail servers believe its emails. */
export const DNS_RECORD_KINDS = ['DKIM', 'SPF', 'DMARC', 'MX'] as const

export type DnsRecordKind = (typeof DNS_RECORD_KINDS)[number]

/**
 * `there`: as it should be. `look`: it is there, and only a person can say whether it is right. `different`: it says
 * something else. `unanswered`: the DNS did not answer.
 */
export const DNS_STANDINGS = ['there', 'look', 'different', 'missing', 'unanswered'] as const

export type DnsStanding = (typeof DNS_STANDINGS)[number]

export interface DnsRecord {
  kind: DnsRecordKind
  /** Where it stands. */
  name: string
  type: 'TXT' | 'MX'
  value: string
}

interface Sending {
  domain: string
  /** Under which name of the domain the key is shown, and the text that shows it; undefined: there is no key yet. */
  dkim: { selector: string; record: string } | undefined
  /** Hands emails over to the world; undefined: none is set up yet. */
  mailServer: string | undefined
  /** Takes what comes back; undefined: nothing does. */
  returnsServer: string | undefined
}

const MX_PREFERENCE = 10

/** The records to set, each with what it should say. */
export function recordsToSet({ domain, dkim, mailServer, returnsServer }: Sending): DnsRecord[] {
  const servers = mailServer === undefined ? 'mx' : `a:${mailServer}`
  return [
    ...keyToShow({ domain, dkim }),
    { kind: 'SPF', name: domain, type: 'TXT', value: `v=spf1 ${servers} ~all` },
    {
      kind: 'DMARC',
      name: `_dmarc.${domain}`,
      type: 'TXT',
      value: `v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}`,
    },
    ...wayBack({ domain, returnsServer }),
  ]
}

function keyToShow({ domain, dkim }: Pick<Sending, 'domain' | 'dkim'>): DnsRecord[] {
  if (!dkim) return []
  const name = `${dkim.selector}._domainkey.${domain}`
  return [{ kind: 'DKIM', name, type: 'TXT', value: dkim.record }]
}

function wayBack({
  domain,
  returnsServer,
}: Pick<Sending, 'domain' | 'returnsServer'>): DnsRecord[] {
  if (returnsServer === undefined) return []
  const value = `${MX_PREFERENCE} ${returnsServer}`
  return [{ kind: 'MX', name: domain, type: 'MX', value }]
}

/** Where a policy stands that holds for a domain: its own, or that of a domain above it. */
export function policyNames(domain: string): string[] {
  const labels = domain.split('.')
  return labels.slice(0, -1).map((_, above) => `_dmarc.${labels.slice(above).join('.')}`)
}

/** How a record stands, by all that is found at its name; undefined: the DNS did not answer. */
export function standingOf(record: DnsRecord, found: readonly string[] | undefined): DnsStanding {
  if (found === undefined) return 'unanswered'
  switch (record.kind) {
    case 'DKIM':
      return dkimStanding(record.value, found)
    case 'SPF':
      return spfStanding(record.value, found)
    case 'DMARC':
      return dmarcStanding(found)
    case 'MX':
      return mxStanding(record.value, found)
  }
}

function dkimStanding(value: string, found: readonly string[]): DnsStanding {
  const keys = found.filter((text) => tagsOf(text).has('p'))
  if (keys.length === 0) return 'missing'
  const key = tagsOf(value).get('p')
  return keys.length === 1 && keys.every((text) => tagsOf(text).get('p') === key)
    ? 'there'
    : 'different'
}

/** Two of them hold as none; one that lets everybody send says nothing. */
function spfStanding(value: string, found: readonly string[]): DnsStanding {
  const records = found.filter((text) => /^v=spf1(?: |$)/i.test(text.trim()))
  const [only] = records
  if (only === undefined) return 'missing'
  const mechanisms = only.trim().toLowerCase().split(/\s+/).slice(1)
  if (records.length > 1 || mechanisms.some((one) => one === '+all' || one === 'all'))
    return 'different'
  const isNamed = value.split(' ').some((one) => one !== '~all' && mechanisms.includes(one))
  // Providers are included by names of their own.
  return isNamed ? 'there' : 'look'
}

const POLICIES = ['none', 'quarantine', 'reject']

function dmarcStanding(found: readonly string[]): DnsStanding {
  const policies = found.filter((text) => /^v=dmarc1\s*(?:;|$)/i.test(text.trim()))
  const [only] = policies
  if (only === undefined) return 'missing'
  const policy = tagsOf(only).get('p')?.toLowerCase() ?? ''
  return policies.length === 1 && POLICIES.includes(policy) ? 'there' : 'different'
}

function mxStanding(value: string, found: readonly string[]): DnsStanding {
  if (found.length === 0) return 'missing'
  const hostOf = (exchange: string) => (exchange.split(' ')[1] ?? '').toLowerCase()
  return found.some((exchange) => hostOf(exchange) === hostOf(value)) ? 'there' : 'different'
}

/** As in `v=DKIM1; k=rsa; p=…`: spaces within a value mean nothing. */
function tagsOf(text: string): ReadonlyMap<string, string> {
  const tags = text.split(';').map((tag): [string, string] => {
    const [name = '', ...value] = tag.split('=')
    return [name.trim().toLowerCase(), value.join('=').replaceAll(/\s+/g, '')]
  })
  return new Map(tags)
}
