import { isByEmail } from '@marquee/rules/channels'
import { unreadyDomain, type Found } from '@marquee/rules/rehearsals'
import { recordsToSet, type DnsStanding } from '@marquee/rules/sending-domains'
import { dkimOf } from '../mailing/index.ts'
import type { Use } from '../platform/sql/index.ts'
import type { Deployment } from '../platform/use-case.ts'
import { lookAtRecord, sendingDomainsStore } from '../sending-domains/index.ts'
import type { PlannedRehearsal } from './plan-rehearsal.change.ts'

type Looking = Pick<Deployment, 'publicUrl' | 'campaignServer' | 'returnsServer' | 'dns'>

const NOT_READY: readonly DnsStanding[] = ['missing', 'different']

/** Looks at the DNS of the domain by which its emails would come, while no transaction is open; where emails leave at all. */
export async function domainProblems(
  { all }: PlannedRehearsal,
  { use, deployment }: { use: Use; deployment: Looking },
): Promise<() => Promise<Found[]>> {
  const { publicUrl, campaignServer: mailServer, returnsServer, dns } = deployment
  const email = all.find(({ sending }) => isByEmail(sending.channel))
  if (!email || mailServer === undefined) return async () => []
  const own = await use(sendingDomainsStore).of(email.content.campaign.hierarchyId)
  const domain = own ?? new URL(publicUrl).hostname
  const dkim = await dkimOf(domain, use)
  return async () => {
    const records = recordsToSet({ domain, dkim, mailServer, returnsServer })
    const seen = await Promise.all(records.map((record) => lookAtRecord(record, dns)))
    const kinds = seen
      .filter(({ standing }) => NOT_READY.includes(standing))
      .map(({ kind }) => kind)
    return kinds.length === 0 ? [] : [unreadyDomain(domain, kinds)]
  }
}
