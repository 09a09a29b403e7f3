import type { home } from '@marquee/contract/home'
import type { ReplyOf } from '@marquee/contract/operation'
import { builderFlow, places } from '@marquee/rules/builder'
import { todayIn } from '@marquee/rules/calendar'
import { wholeCampaign, type FoundCampaign } from '../campaigns/index.ts'
import type { Call } from '../platform/use-case.ts'

export type Drafted = ReplyOf<typeof home.read>['drafts'][number]

/** What a draft lacks and where one goes on with it, as its builder says. */
export async function gapsOf(
  found: FoundCampaign,
  { hasAudience }: { hasAudience: boolean },
  { use, now, deployment }: Pick<Call<typeof home.read>, 'use' | 'now' | 'deployment'>,
): Promise<Pick<Drafted, 'missing' | 'place'>> {
  const { campaign, template } = await wholeCampaign(found, use)
  const { missing } = builderFlow({
    campaign,
    template: template.content,
    today: todayIn(found.market.timeZone, now),
    isAudienceBuilderOn: deployment.toggleDefaults.IS_AUDIENCE_BUILDER_ENABLED,
    hasAudience,
  })
  return {
    missing: missing.map(({ text }) => text),
    place: missing[0]?.place ?? places.confirmation,
  }
}
