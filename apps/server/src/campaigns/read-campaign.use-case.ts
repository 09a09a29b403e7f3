import type { campaigns } from '@marquee/contract/campaigns'
import { accept, refuse } from '@marquee/rules/result'
import type { UseCase } from '../platform/use-case.ts'
import { campaignsView } from './campaigns.view.ts'
import { campaignNow, present, type Presented } from './campaign.present.ts'

const KEPT_ABOVE = { ok: false as const, reason: 'campaign.kept-above' }

/** People who see children of a metro campaign but not itself get as much of it as their children show. */
export const readCampaign: UseCase<typeof campaigns.read> = async (call) => {
  const { key } = call.params
  const found = await campaignNow(key, call)
  if (found.ok) return found
  const children = await call.use(campaignsView).childrenOfKey(key)
  const [first] = children
  const child = first && (await call.use(campaignsView).find(first.key))
  if (!child) return refuse('not-found')
  const marketKeys = children.map(({ marketKey }) => marketKey)
  return accept(asParent(key, await present(child, call), marketKeys))
}

function asParent(key: number, child: Presented, marketKeys: readonly number[]): Presented {
  const { metroCampaign } = child
  return {
    ...child,
    key,
    id: key,
    parentCampaignKey: null,
    isEditable: false,
    isFavorite: false,
    metroCampaign: metroCampaign && { ...metroCampaign, marketPhoneNumber: '' },
    sampleRecipients: [],
    sampleRecipientListKey: null,
    selectedMarketKeys: [...marketKeys],
    selectedMarkets: marketKeys.map((market) => ({ key: market })),
    can: keptAbove(child.can),
  }
}

const keptAbove = (can: Presented['can']): Presented['can'] =>
  Object.fromEntries(Object.keys(can).map((ability) => [ability, KEPT_ABOVE])) as Presented['can']
