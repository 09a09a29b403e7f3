import { todayIn } from '@marquee/rules/calendar'
import { carriedCampaign, type CarriedCampaign } from '@marquee/rules/newer-versions'
import { selectableDates, type CampaignTemplate } from '@marquee/rules/templates'
import { audienceSelectionsStore } from '../audience/index.ts'
import { blackoutDatesStore } from '../blackout-dates/index.ts'
import {
  campaignsStore,
  campaignsView,
  libraryAt,
  savedDetails,
  type FoundCampaign,
  type StepRow,
} from '../campaigns/index.ts'
import type { TwoVersions, VersionCall } from './newest-version.check.ts'

/** What the campaign would be under the newest version, by what is stored of it. */
export async function carriedOver(
  found: FoundCampaign,
  { held, newest }: TwoVersions,
  { use, now }: Pick<VersionCall, 'use' | 'now'>,
): Promise<CarriedCampaign> {
  const { campaign, market } = found
  const children = await use(campaignsView).childrenOf(campaign)
  const details = savedDetails(
    campaign,
    children.map(({ marketKey }) => marketKey),
  )
  const steps = await use(campaignsStore).stepsOf(campaign.key)
  const audience = await use(audienceSelectionsStore).find(campaign.key)
  const library = await libraryAt(campaign.path, namedBy(newest.content), use)
  const closed = await use(blackoutDatesStore).all(newest.path)
  const today = todayIn(market.timeZone, now)
  const datesOf = (template: CampaignTemplate) =>
    selectableDates(
      template,
      today,
      closed.map(({ date }) => date),
    )
  return carriedCampaign(
    { details, steps: steps.map(heldStep), hasAudience: audience !== undefined },
    {
      before: held.content,
      now: newest.content,
      datesBefore: datesOf(held.content),
      datesNow: datesOf(newest.content),
      today,
      library,
    },
  )
}

const heldStep = ({ templateStepKey, opted, creative, channels }: StepRow) => ({
  templateStepKey,
  opted,
  creative,
  fulfillmentChannels: channels.fulfillmentChannels,
  fulfillmentChannelVariations: channels.fulfillmentChannelVariations,
})

/** Only what the new version brings is looked up: what the campaign has stays as it was chosen. */
const namedBy = ({ creativeTemplates }: CampaignTemplate) => ({
  creatives: creativeTemplates.map(({ creativeTemplateKey }) => creativeTemplateKey),
  coupons: creativeTemplates.flatMap(({ defaultCoupons }) =>
    defaultCoupons.map(({ couponKey }) => couponKey),
  ),
})
