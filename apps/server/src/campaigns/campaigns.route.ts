import { campaigns } from '@marquee/contract/campaigns'
import { coupons } from '@marquee/contract/coupons'
import { creatives } from '@marquee/contract/creatives'
import { templates } from '@marquee/contract/templates'
import { bindSome } from '../platform/use-case.ts'
import { createCampaign } from './create-campaign.use-case.ts'
import { listChildMarketsOf, searchCreativesOfStep } from './choose-for-campaign.use-case.ts'
import { deleteCampaign } from './delete-campaign.use-case.ts'
import { favoriteCampaign, unfavoriteCampaign } from './mark-favorite.use-case.ts'
import { readCampaign } from './read-campaign.use-case.ts'
import { readCalendar } from './read-calendar.use-case.ts'
import { readEnrollments } from './read-enrollments.use-case.ts'
import { readCouponUses, readCreativeUses } from './read-uses.use-case.ts'
import { searchCampaigns } from './search-campaigns.use-case.ts'
import { updateCampaign } from './update-campaign.use-case.ts'
import { updateStep } from './update-step.use-case.ts'
import { validateMetroName, validateName } from './validate-name.use-case.ts'

/** Keeping as a draft is of orders, as it withdraws what is submitted, and so is the picture of a piece. */
const ofCampaigns = bindSome(campaigns, {
  search: searchCampaigns,
  calendar: readCalendar,
  enrollment: readEnrollments,
  favorite: favoriteCampaign,
  unfavorite: unfavoriteCampaign,
  create: createCampaign,
  validateName,
  validateMetroName,
  read: readCampaign,
  update: updateCampaign,
  updateStep,
  delete: deleteCampaign,
})

/** And operations of earlier nouns on a campaign: those nouns do not know campaigns. */
export const campaignsRoutes = [
  ...ofCampaigns,
  ...bindSome(creatives, { search: searchCreativesOfStep, uses: readCreativeUses }),
  ...bindSome(coupons, { uses: readCouponUses }),
  ...bindSome(templates, { childMarkets: listChildMarketsOf }),
]
