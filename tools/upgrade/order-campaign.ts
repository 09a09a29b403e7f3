import { makeCampaign, type Call } from '@marquee/test-kit/campaign-by-calls'

export interface People {
  dealer: Call
  district: Call
}

interface Quote {
  quoteKey: string
}

interface Reviewed {
  order: { contentHash: string }
}

interface Decided {
  results: { itemKey: number; ok: boolean }[]
}

interface Campaign {
  name: string
  status: string
}

/** From a template to an approved order, each call of it at whichever program the caller chooses. */
export async function orderCampaign({ dealer, district }: People, name: string): Promise<number> {
  const key = await makeCampaign(dealer, name)
  const { quoteKey } = await dealer<Quote>('POST', '/order', { campaignKey: key })
  await dealer('POST', '/order/submit', { itemKey: [key], quoteKey })
  const { order } = await district<Reviewed>('GET', `/campaign/${key}/review`)
  const items = [{ itemKey: key, contentHash: order.contentHash }]
  const { results } = await district<Decided>('POST', '/order/approve', { items })
  if (!results.every(({ ok }) => ok)) throw new Error(`approve: ${JSON.stringify(results)}`)
  return key
}

/** That what was ordered is read as it was; throws where it is not. */
export async function assertOrdered({ dealer }: People, key: number, name: string): Promise<void> {
  const campaign = await dealer<Campaign>('GET', `/campaign/${key}`)
  const { order } = await dealer<{ order: { status: string } | null }>(
    'GET',
    `/campaign/${key}/order`,
  )
  const read = [campaign.name, campaign.status, order?.status].join(', ')
  if (read !== [name, 'APPROVED', 'APPROVED'].join(', '))
    throw new Error(`Campaign ${key}: ${read}`)
}
