import type { sendingDomains } from '@marquee/contract/sending-domains'
import { contains } from '@marquee/rules/access'
import { ability, accept, refuse } from '@marquee/rules/result'
import { maySetSendingDomain, readDomain, recordsToSet } from '@marquee/rules/sending-domains'
import { dkimOf, keptDkimKey } from '../mailing/index.ts'
import { hierarchiesStore, narrowedScope } from '../markets/index.ts'
import type { Deployment, UseCase } from '../platform/use-case.ts'
import { lookAtRecord } from './look-at-dns.load.ts'
import { sendingDomainsStore } from './sending-domains.store.ts'

export const listSendingDomains: UseCase<typeof sendingDomains.list> = async (call) => {
  const part = await narrowedScope(call)
  if (!part) return refuse('not-found')
  const brands = (await call.use(hierarchiesStore).all()).filter(
    ({ path }) => contains(part, path) || contains(path, part),
  )
  const own = new Map(
    (await call.use(sendingDomainsStore).all()).map(({ hierarchyId, domain }) => [
      hierarchyId,
      domain,
    ]),
  )
  const caps = await call.use(sendingDomainsStore).caps()
  return accept({
    domains: brands.map((brand) =>
      present(brand, { domain: own.get(brand.id), caps }, call.deployment),
    ),
    can: { change: ability(maySetSendingDomain(call.person.level)) },
  })
}

export const changeSendingDomain: UseCase<typeof sendingDomains.change> = async (call) => {
  const brand = await call.use(hierarchiesStore).find(call.params.hierarchyId)
  if (!brand) return refuse('not-found')
  const allowed = maySetSendingDomain(call.person.level)
  if (!allowed.ok) return allowed
  const domains = call.use(sendingDomainsStore)
  const { id: hierarchyId, path } = brand
  const before = await domains.of(hierarchyId)
  const caps = await domains.caps()
  if (call.body.domain === null) {
    await domains.clear(hierarchyId)
    call.announce({ hierarchyId, before: before ?? null, after: null })
    return accept(present(brand, { domain: undefined, caps }, call.deployment))
  }
  const typed = readDomain(call.body.domain)
  if (!typed.ok) return typed
  const domain = typed.value
  if (!(await domains.set({ hierarchyId, domain, path }))) return refuse('sending-domain.taken')
  // Its DNS shows the key before the first email is signed by it.
  await keptDkimKey(domain, call.use)
  call.announce({ hierarchyId, before: before ?? null, after: domain })
  return accept(present(brand, { domain, caps }, call.deployment))
}

export const changeDailyCap: UseCase<typeof sendingDomains.cap> = async (call) => {
  const brand = await call.use(hierarchiesStore).find(call.params.hierarchyId)
  if (!brand) return refuse('not-found')
  const allowed = maySetSendingDomain(call.person.level)
  if (!allowed.ok) return allowed
  const domains = call.use(sendingDomainsStore)
  const { id: hierarchyId, path } = brand
  const { emails } = call.body
  const before = (await domains.caps()).get(hierarchyId) ?? null
  await domains.setCap({ hierarchyId, emails, path })
  call.announce({ hierarchyId, before, after: emails })
  const own = { domain: await domains.of(hierarchyId), caps: await domains.caps() }
  return accept(present(brand, own, call.deployment))
}

export const checkSendingDomain: UseCase<typeof sendingDomains.check> = async (call) => {
  const brand = await call.use(hierarchiesStore).find(call.params.hierarchyId)
  if (!brand) return refuse('not-found')
  const allowed = maySetSendingDomain(call.person.level)
  if (!allowed.ok) return allowed
  const own = await call.use(sendingDomainsStore).of(brand.id)
  const { campaignServer: mailServer, publicUrl, returnsServer, dns } = call.deployment
  const domain = own ?? new URL(publicUrl).hostname
  const dkim = await dkimOf(domain, call.use)
  const records = recordsToSet({ domain, dkim, mailServer, returnsServer })
  return accept({
    domain,
    records: await Promise.all(records.map((record) => lookAtRecord(record, dns))),
  })
}

const present = (
  { id, name }: { id: string; name: string },
  own: { domain: string | undefined; caps: ReadonlyMap<string, number> },
  { publicUrl }: Pick<Deployment, 'publicUrl'>,
) => ({
  brand: { id, name },
  domain: own.domain ?? new URL(publicUrl).hostname,
  isOwn: own.domain !== undefined,
  dailyCap: own.caps.get(id) ?? null,
})
