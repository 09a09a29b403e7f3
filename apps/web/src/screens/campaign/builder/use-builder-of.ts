import {
  builderFlow,
  builderRedirect,
  heldCreative,
  places,
  seasonalOf,
  type BuilderState,
} from '@marquee/rules/builder'
import { stepsOfCampaign, usedSteps, usesMailDate } from '@marquee/rules/campaigns'
import { hasTrait, mayChooseDate } from '@marquee/rules/templates'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { allOf, api, useOperation } from '../../../api/index.ts'
import { builderPath } from '../../../app/paths.ts'
import { useUserState } from '../../../widgets/user-state/index.ts'
import type { Campaign, Creative, Season } from './answers.ts'
import { useHeldCreatives } from '../../../widgets/campaigns/index.ts'
import type { Builder } from './builder.ts'

/** The way through a campaign, and to which of its places an address leads. */
export function useBuilderOf(
  campaign: Campaign,
  seasons: readonly Season[],
  requestedPlace: string,
): Builder {
  const client = useQueryClient()
  const { level, homeMarketKey: marketKey } = useUserState().person
  const creatives = useHeldCreatives(withSeasons(campaign, seasons))
  const flowOf = useFlow(campaign, seasons, creatives)
  return useMemo(() => {
    const { key } = campaign
    const flow = flowOf(campaign, creatives)
    const opened = {
      campaign,
      flow,
      seasons: seasons.map((season) => season.campaign),
      person: { level, marketKey },
    }
    const { place } = isAwaited(campaign, creatives, requestedPlace)
      ? { place: requestedPlace }
      : builderRedirect({ ...opened, place: requestedPlace })
    // What stands against the details stands against all of it.
    const { reason } = builderRedirect({ ...opened, place: flow.start })
    return {
      campaign,
      seasons,
      flow,
      flowOf,
      place,
      closed: reason,
      pathTo: (to) => builderPath(key, to),
      reload: async () => {
        await client.invalidateQueries({ queryKey: allOf(api.campaigns.read) })
        if (seasons.length > 0) await client.invalidateQueries({ queryKey: allOf(api.annual.read) })
        return api.campaigns.read({ params: { key: String(key) }, query: {} }, { selection: false })
      },
    }
  }, [campaign, seasons, creatives, flowOf, requestedPlace, level, marketKey, client])
}

/** The way through the campaign as it would be otherwise. */
function useFlow(
  campaign: Campaign,
  seasons: readonly Season[],
  creatives: readonly Creative[],
): Builder['flowOf'] {
  const { featureToggles } = useUserState()
  const selectableDates = useSeasonalDates(campaign)
  const isAudienceBuilderOn = featureToggles.IS_AUDIENCE_BUILDER_ENABLED === true
  return useMemo(() => {
    const { template, today, can } = campaign
    const known = { today, isAudienceBuilderOn, mayChooseFreely: can.chooseFreely.ok }
    const seasonals = seasons.map((season) => seasonalIn(season.campaign, { ...known, creatives }))
    return (other, others) =>
      builderFlow({
        ...known,
        campaign: other,
        template,
        selectableDates,
        audiencePieces: other.audience?.pieces ?? null,
        creatives: others,
        seasonals,
      })
  }, [campaign, seasons, creatives, selectableDates, isAudienceBuilderOn])
}

const withSeasons = (campaign: Campaign, seasons: readonly Season[]): Campaign => ({
  ...campaign,
  workflows: [campaign, ...seasons.map((season) => season.campaign)].flatMap(
    ({ workflows }) => workflows,
  ),
})

type Known = Pick<BuilderState, 'today' | 'isAudienceBuilderOn' | 'mayChooseFreely' | 'creatives'>

function seasonalIn(season: Campaign, known: Known) {
  const { key: campaignKey, name, template, audience } = season
  const stepKey = usedSteps(season)[0]?.key ?? 0
  const audiencePieces = audience?.pieces ?? null
  const flow = builderFlow({ ...known, campaign: season, template, audiencePieces })
  return seasonalOf({ campaignKey, stepKey, name }, flow)
}

/** Whether there is a step to choose a creative depends on the creative: until it is loaded, the address is believed. */
const isAwaited = (campaign: Campaign, creatives: readonly Creative[], place: string): boolean =>
  stepsOfCampaign(campaign).some(
    (step) =>
      places.creative(step.key) === place &&
      step.creative.creativeTemplateKey !== null &&
      heldCreative(step, creatives) === undefined,
  )

/**
 * On which days a seasonal draft may be mailed: its step takes any, and its order does not. Where nobody chooses the
 * day, the server lists none.
 */
function useSeasonalDates(campaign: Campaign) {
  const { status, category, template, startedFor, hierarchyId, can } = campaign
  const query = {
    campaignTemplateKey: String(template.key),
    marketKey: String(startedFor),
    hierarchyId,
  }
  const isSeasonal = hasTrait(category, 'season') && usesMailDate(category)
  const isChosen = mayChooseDate(template, can.chooseFreely.ok).ok
  const isNeeded = status === 'DRAFT' && isSeasonal && isChosen
  const { response } = useOperation(
    api.templates.selectableDates,
    { query },
    { selection: false, staysFresh: true, enabled: isNeeded },
  )
  // The step of the details may have read them all the same.
  return isNeeded ? response?.selectableDates : undefined
}
