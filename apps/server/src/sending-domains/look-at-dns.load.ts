import { policyNames, standingOf, type DnsRecord } from '@marquee/rules/sending-domains'
import type { DnsLookup } from '../platform/use-case.ts'

/** A record to set, with what is there now. */
export async function lookAtRecord(record: DnsRecord, dns: DnsLookup) {
  const found = await foundFor(record, dns)
  return { ...record, standing: standingOf(record, found), found: found ?? [] }
}

async function foundFor({ kind, name }: DnsRecord, dns: DnsLookup): Promise<string[] | undefined> {
  switch (kind) {
    case 'DKIM':
    case 'SPF':
      return dns.texts(name)
    case 'MX':
      return dns.exchanges(name)
    case 'DMARC':
      return policyFor(name.replace('_dmarc.', ''), dns)
  }
}

/** Of the domain itself, else of the nearest one above that has any. */
async function policyFor(domain: string, dns: DnsLookup): Promise<string[] | undefined> {
  for (const name of policyNames(domain)) {
    const found = await dns.texts(name)
    if (found === undefined || found.length > 0) return found
  }
  return []
}
