import { audienceTexts, type AudienceRequest } from '@marquee/rules/audience'
import { showMoney } from '@marquee/rules/money'
import { useRef, useState, type ReactNode } from 'react'
import { api, ApiError, useChange } from '../../../../api/index.ts'
import { WarningDialog } from '../../../../ui/warning-dialog/index.ts'
import { useUserState } from '../../../../widgets/user-state/index.ts'
import type { Campaign } from '../answers.ts'
import { useBuilder } from '../builder.ts'
import type { Attempts } from '../use-attempts.ts'
import type { Breakdown } from './answers.ts'
import { audienceProblems, valuesOf, type AudienceValues } from './audience.rules.ts'
import { minimumTexts as texts } from './texts.ts'
import type { AudienceForm } from './use-audience.ts'
import { useYear } from './year/year.ts'

interface SavingAudience {
  saving: Attempts
  audience: AudienceForm
  breakdown: Breakdown
  /** Asks whether to save what costs less than the minimum order value. */
  ask: () => Promise<boolean>
  onSaved: (request: AudienceRequest) => void
}

/** Saves the audience that is chosen now. */
export function useSaveAudience({ saving, audience, breakdown, ask, onSaved }: SavingAudience) {
  const { campaign } = useBuilder()
  const put = usePut(audience.request, breakdown)
  const stored = useRef(audience.values)
  const save = async (values: AudienceValues): Promise<Campaign> => {
    refuseUncountable(values, campaign)
    const attempt = (bypasses: boolean) => saving.attempt(() => put(bypasses), audienceTexts.failed)
    const saved = await attempt(false).catch(async (error: unknown) => {
      if (!isBelowMinimum(error) || !(await ask())) throw error
      return attempt(true)
    })
    stored.current = valuesOf(audience.request)
    onSaved(audience.request)
    return saved
  }
  // After the save the form holds what was sent, because a campaign does not carry its audience.
  return { save, valuesOf: () => stored.current }
}

type Sent = Parameters<typeof api.audience.saveSelection>[0]['body']

/** Saves the audience, and loads the campaign again. Below the minimum order value only where that is bypassed. */
function usePut(searchRequest: AudienceRequest, audienceBreakdown: Breakdown) {
  const { campaign, reload } = useBuilder()
  const year = useYear()
  const change = useChange(api.audience.saveSelection, SAVING)
  const changeYear = useChange(api.audience.saveAnnual, SAVING)
  return async (bypasses: boolean): Promise<Campaign> => {
    const query = { bypassMinOrderValue: bypasses ? ('true' as const) : ('false' as const) }
    const body = { campaignId: campaign.key, searchRequest, audienceBreakdown } as Sent
    if (year) {
      const campaignKeys = year.chosen.map((season) => season.campaign.key)
      const { campaignId: _, ...audienceSelectionDto } = body
      await changeYear.attempt({ query, body: { campaignKeys, audienceSelectionDto } })
    } else {
      await change.attempt({ query, body })
    }
    return reload()
  }
}

const SAVING = {
  refreshes: [
    api.campaigns.read,
    api.annual.read,
    api.newerVersions.read,
    api.audience.readSelection,
  ],
  fails: false,
  selection: false,
} as const

const isBelowMinimum = (error: unknown) =>
  error instanceof ApiError && error.code === 'audience.below-minimum'

/** A draft may be incomplete, but a value that cannot be read cannot be saved. */
function refuseUncountable(values: AudienceValues, { template }: Campaign): void {
  const fields = audienceProblems(values, template)
  const [first] = Object.values(fields)
  if (first !== undefined) throw Object.assign(new Error(first), { fields })
}

interface MinimumQuestion {
  dialog: ReactNode
  /** Asks whether to save all the same. */
  ask: () => Promise<boolean>
}

/** Below the minimum order value: a question to those who may bypass it, a message to others. */
export function useMinimumQuestion(breakdown: Breakdown): MinimumQuestion {
  const { permissions } = useUserState()
  const [onAnswer, setOnAnswer] = useState<(passes: boolean) => void>()
  const mayBypass = permissions.includes('CAN_PERFORM_ADMIN_OPERATIONS')
  const answer = (passes: boolean) => {
    onAnswer?.(passes)
    setOnAnswer(undefined)
  }
  const { estimatedCost, minimumOrderValue } = breakdown
  return {
    ask: () => new Promise<boolean>((done) => setOnAnswer(() => done)),
    dialog: (
      <WarningDialog
        open={onAnswer !== undefined}
        title={texts.title}
        warnOnly={!mayBypass}
        onClose={() => answer(false)}
        onContinue={() => answer(true)}
      >
        {texts.below(showMoney(estimatedCost), showMoney(minimumOrderValue ?? 0))}
        {!mayBypass && ` ${texts.only}`}
      </WarningDialog>
    ),
  }
}
