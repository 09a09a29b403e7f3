import type { creatives } from '@marquee/contract/creatives'
import type { AnswerOf } from '@marquee/contract/operation'
import { channelNames, type FulfillmentChannel } from '@marquee/rules/channels'
import { attachmentChoices, channelsNotMadeFor, creativeReasons } from '@marquee/rules/creatives'
import { api, useOperation, whyNot, type QueryState } from '../../../../api/index.ts'
import type { CampaignStep, Creative } from '../answers.ts'
import { texts } from './texts.ts'

export type Offered = AnswerOf<typeof creatives.search>

/** All at once, as the specification wants. */
const ALL = '10000'

/** The creatives of the step as they are now, in one call. */
export function useOffered({ key }: CampaignStep): QueryState<Offered> {
  const query = { type: 'CAMPAIGN', campaignStepKey: String(key), size: ALL } as const
  return useOperation(api.creatives.search, { query }, { selection: false })
}

export function whyNotChosen(
  status: string,
  found: Creative | undefined,
  channels: readonly FulfillmentChannel[],
): string | undefined {
  if (status === 'failed') return texts.failed
  if (!found && status === 'loading') return texts.loading
  if (found?.status !== 'ACTIVE') return texts.gone
  const [channel] = channelsNotMadeFor(found, channels)
  if (channel) return texts.notMadeFor(channelNames[channel])
  const choices = attachmentChoices([found])
  return whyNot(choices.ok ? { ok: true } : choices, creativeReasons)
}

interface Choosing {
  offered: readonly Creative[] | undefined
  channels: readonly FulfillmentChannel[]
  /** What the other touchpoints send. */
  sentElsewhere: readonly (number | null)[]
}

/**
 * Of the creatives of a step, in the order of its template, the first that can be chosen. One that customers get from
 * no other touchpoint comes before it.
 */
export function firstChoice(
  { creativeSelection }: CampaignStep,
  { offered, channels, sentElsewhere }: Choosing,
): Creative | undefined {
  const possible = creativeSelection.filterItems
    .flatMap(
      ({ creativeTemplateKey }) => offered?.find(({ key }) => key === creativeTemplateKey) ?? [],
    )
    .filter((creative) => whyNotChosen('loaded', creative, channels) === undefined)
  return possible.find(({ key }) => !sentElsewhere.includes(key)) ?? possible[0]
}
