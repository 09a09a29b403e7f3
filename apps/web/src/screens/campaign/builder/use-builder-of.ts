import { builderFlow, builderRedirect } from '@marquee/rules/builder'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { allOf, api } from '../../../api/index.ts'
import { builderPath } from '../../../app/paths.ts'
import { useUserState } from '../../../widgets/user-state/index.ts'
import type { Campaign } from './answers.ts'
import { useHeldCreatives } from '../../../widgets/campaigns/index.ts'
import type { Builder } from './builder.ts'

/** The way through a campaign, and to which of its places an address leads. */
export function useBuilderOf(campaign: Campaign, requestedPlace: string): Builder {
  const client = useQueryClient()
  const { featureToggles, person } = useUserState()
  const { level, homeMarketKey: marketKey } = person
  const creatives = useHeldCreatives(campaign)
  const isAudienceBuilderOn = featureToggles.IS_AUDIENCE_BUILDER_ENABLED === true
  return useMemo(() => {
    const { template, key, today } = campaign
    const known = { template, today, isAudienceBuilderOn }
    const flowOf: Builder['flowOf'] = (other, held) => {
      const audiencePieces = other.audience?.pieces ?? null
      return builderFlow({ campaign: other, ...known, audiencePieces, creatives: held })
    }
    const flow = flowOf(campaign, creatives)
    const opened = { campaign, flow, person: { level, marketKey } }
    const { place } = builderRedirect({ ...opened, place: requestedPlace })
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
  }, [campaign, creatives, requestedPlace, isAudienceBuilderOn, level, marketKey, client])
}
