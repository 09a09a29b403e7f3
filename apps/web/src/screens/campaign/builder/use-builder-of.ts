import { builderFlow, builderRedirect, heldCreative, places } from '@marquee/rules/builder'
import { stepsOfCampaign, usesMailDate } from '@marquee/rules/campaigns'
import { hasTrait, mayChooseDate } from '@marquee/rules/templates'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { allOf, api, useOperation } from '../../../api/index.ts'
import { builderPath } from '../../../app/paths.ts'
import { useUserState } from '../../../widgets/user-state/index.ts'
import type { Campaign, Creative } from './answers.ts'
import { useHeldCreatives } from '../../../widgets/campaigns/index.ts'
import type { Builder } from './builder.ts'

/** The way through a campaign, and to which of its places an address leads. */
export function useBuilderOf(campaign: Campaign, requestedPlace: string): Builder {
  const client = useQueryClient()
  const { featureToggles, person } = useUserState()
  const { level, homeMarketKey: marketKey } = person
  const creatives = useHeldCreatives(campaign)
  const selectableDates = useSeasonalDates(campaign)
  const isAudienceBuilderOn = featureToggles.IS_AUDIENCE_BUILDER_ENABLED === true
  return useMemo(() => {
    const { template, key, today, can } = campaign
    const mayChooseFreely = can.chooseFreely.ok
    const known = { template, today, isAudienceBuilderOn, selectableDates, mayChooseFreely }
    const flowOf: Builder['flowOf'] = (other, held) => {
      const audiencePieces = other.audience?.pieces ?? null
      return builderFlow({ campaign: other, ...known, audiencePieces, creatives: held })
    }
    const flow = flowOf(campaign, creatives)
    const opened = { campaign, flow, person: { level, marketKey } }
    const { place } = isAwaited(campaign, creatives, requestedPlace)
      ? { place: requestedPlace }
      : builderRedirect({ ...opened, place: requestedPlace })
    // What stands against the details stands against all of it.
    const { reason } = builderRedirect({ ...opened, place: flow.start })
    return {
      campaign,
      flow,
      flowOf,
      place,
      closed: reason,
      pathTo: (to) => builderPath(key, to),
      reload: async () => {
        await client.invalidateQueries({ queryKey: allOf(api.campaigns.read) })
        return api.campaigns.read({ params: { key: String(key) }, query: {} }, { selection: false })
      },
    }
  }, [
    campaign,
    creatives,
    selectableDates,
    requestedPlace,
    isAudienceBuilderOn,
    level,
    marketKey,
    client,
  ])
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
