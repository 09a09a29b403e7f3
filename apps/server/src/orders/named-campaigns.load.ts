import { accept, refuse, type Result } from '@marquee/rules/result'
import type { orders } from '@marquee/contract/orders'
import { campaignsView, type FoundCampaign } from '../campaigns/index.ts'
import type { Call } from '../platform/use-case.ts'

/** All calls that submit take the same. */
type Naming = Pick<Call<typeof orders.submit>, 'body' | 'query' | 'use'>

export interface NamedCampaign {
  found: FoundCampaign
  quoteKey: string
}

/** The campaigns that are named, in the body or in the address, each with the figures that were shown. */
export async function namedCampaigns({
  body,
  query,
  use,
}: Naming): Promise<Result<NamedCampaign[], 'not-found' | 'request.invalid'>> {
  const keys = [...new Set(body.itemKey ?? [query.itemKey ?? []].flat())]
  const sent = [body.quoteKey ?? query.quoteKey ?? []].flat()
  const fields = {
    ...(keys.length === 0 && { 'body.itemKey': 'Name the campaigns.' }),
    ...(sent.length === 0 && { 'body.quoteKey': 'Say which figures were shown.' }),
    ...(sent.length > 1 &&
      sent.length !== keys.length && { 'body.quoteKey': 'Send one for each campaign.' }),
  }
  if (Object.keys(fields).length > 0) return refuse('request.invalid', { fields })
  const campaigns: NamedCampaign[] = []
  for (const [at, key] of keys.entries()) {
    const found = await use(campaignsView).find(key)
    if (!found) return refuse('not-found')
    campaigns.push({ found, quoteKey: sent[at] ?? sent[0] ?? '' })
  }
  return accept(campaigns)
}
