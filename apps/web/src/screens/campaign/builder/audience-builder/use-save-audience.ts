import { audienceTexts, type AudienceRequest } from '@marquee/rules/audience'
import { useRef } from 'react'
import { api, ApiError, useChange } from '../../../../api/index.ts'
import type { Campaign } from '../answers.ts'
import { useBuilder } from '../builder.ts'
import type { Attempts } from '../use-attempts.ts'
import type { Breakdown } from './answers.ts'
import { audienceProblems } from './audience-problems.rules.ts'
import { valuesOf, type AudienceValues } from './audience-values.rules.ts'
import type { AudienceForm } from './use-audience-form.ts'

interface SavingAudience {
  saving: Attempts
  chosen: AudienceForm
  breakdown: Breakdown
  /** Asked where it costs less than the minimum order value. */
  ask: () => Promise<boolean>
  onSaved: (request: AudienceRequest) => void
}

/** Saves an audience as it is chosen. */
export function useSaveAudience({ saving, chosen, breakdown, ask, onSaved }: SavingAudience) {
  const { campaign } = useBuilder()
  const put = usePut(chosen.wanted, breakdown)
  const kept = useRef(chosen.values)
  const save = async (values: AudienceValues): Promise<Campaign> => {
    refuseUncountable(values, campaign)
    const attempt = (bypasses: boolean) => saving.attempt(() => put(bypasses), audienceTexts.failed)
    const saved = await attempt(false).catch(async (error: unknown) => {
      if (!isBelowMinimum(error) || !(await ask())) throw error
      return attempt(true)
    })
    kept.current = valuesOf(chosen.wanted)
    onSaved(chosen.wanted)
    return saved
  }
  // What the form holds once it is saved is what was sent: a campaign says nothing of its audience.
  return { save, valuesOf: () => kept.current }
}

type Sent = Parameters<typeof api.audience.saveSelection>[0]['body']

/** Saves it, below the minimum order value too where that is passed over, and reads the campaign anew. */
function usePut(searchRequest: AudienceRequest, audienceBreakdown: Breakdown) {
  const { campaign, reload } = useBuilder()
  const change = useChange(api.audience.saveSelection, {
    refreshes: [api.campaigns.read, api.audience.readSelection],
    fails: false,
    selection: false,
  })
  return async (bypasses: boolean): Promise<Campaign> => {
    const bypassMinOrderValue = bypasses ? 'true' : 'false'
    const body = { campaignId: campaign.key, searchRequest, audienceBreakdown } as Sent
    await change.attempt({ query: { bypassMinOrderValue }, body })
    return reload()
  }
}

const isBelowMinimum = (error: unknown) =>
  error instanceof ApiError && error.code === 'audience.below-minimum'

/** A draft may be incomplete, but what cannot be read cannot be kept. */
function refuseUncountable(values: AudienceValues, { template }: Campaign): void {
  const fields = audienceProblems(values, template)
  const [first] = Object.values(fields)
  if (first !== undefined) throw Object.assign(new Error(first), { fields })
}
