import type { campaigns } from '@marquee/contract/campaigns'
import { accept, refuse } from '@marquee/rules/result'
import type { UseCase } from '../platform/use-case.ts'
import { campaignsView } from './campaigns.view.ts'
import { campaignNow, present, type Presented } from './campaign.present.ts'

const KEPT_ABOVE = { ok: false, reason: 'campaign.kept-above' } as const

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
    annualCampaignKey: null,
    season: null,
    isEditable: false,
    isFavorite: false,
    metroCampaign: metroCampaign && { ...metroCampaign, marketPhoneNumber: '' },
    sampleRecipients: [],
    sampleRecipientListKey: null,
    selectedMarketKeys: [...marketKeys],
    selectedMarkets: marketKeys.map((market) => ({ key: market })),
    can: NOTHING,
  }
}

/** Whatever is done with a metro campaign is done by the staff above its dealers. */
const NOTHING: Presented['can'] = {
  save: KEPT_ABOVE,
  saveStep: KEPT_ABOVE,
  saveSeeds: KEPT_ABOVE,
  saveAsDraft: KEPT_ABOVE,
  delete: KEPT_ABOVE,
  submit: KEPT_ABOVE,
  cancel: KEPT_ABOVE,
  startReview: KEPT_ABOVE,
  approve: KEPT_ABOVE,
  reject: KEPT_ABOVE,
  confirmCancel: KEPT_ABOVE,
  declineCancel: KEPT_ABOVE,
  release: KEPT_ABOVE,
  reorder: KEPT_ABOVE,
  chooseFreely: KEPT_ABOVE,
}
