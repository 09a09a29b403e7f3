import { fieldTexts } from '@marquee/rules/fields'
import { detailsProblems, type DetailsKnown } from '@marquee/rules/campaigns'
import { useEffect, useMemo, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useForm, type ProblemsIn } from '../../../../ui/form/index.ts'
import type { Campaign } from '../answers.ts'
import type { DetailsState } from './details.ts'
import { campaignWith, dayOf, valuesOf, type DetailsValues } from './details-values.rules.ts'
import { useAround, type Around } from './use-around.ts'

/** The form of the details, and all that its parts know. */
export function useDetailsForm(campaign: Campaign): DetailsState {
  const judge = useRef<ProblemsIn<DetailsValues>>(() => ({}))
  const form = useForm<DetailsValues>({
    defaultValues: valuesOf(campaign),
    problems: (values) => judge.current(values),
  })
  const { control } = form
  const marketGroupKey = useWatch({ control, name: 'metroCampaign.marketGroupKey' })
  const around = useAround(campaign, marketGroupKey)
  const known = useKnown(campaign, around)
  useEffect(() => {
    judge.current = (values) => {
      const judged = campaignWith(values, campaign)
      const { missing, wrong } = detailsProblems(judged, campaign.template, known)
      return { ...missing, ...wrong }
    }
  }, [campaign, known])
  return { campaign, form, known, around, judge, isFixed: campaign.parentCampaignKey !== null }
}

function useKnown(campaign: Campaign, { dates, dealers, seedLimit }: Around): DetailsKnown {
  const selectableDates = dates.response?.selectableDates
  const childMarkets = dealers.response?.childMarkets
  return useMemo(
    () => ({
      today: campaign.today,
      selectableDates,
      dealers: childMarkets,
      seedLimit,
      mayChooseFreely: campaign.can.chooseFreely.ok,
      saved: campaign,
    }),
    [campaign, selectableDates, childMarkets, seedLimit],
  )
}

/** A day that is only half typed is nothing to save, not even in a draft. */
export function refuseHalfDays(values: DetailsValues): void {
  const half = (['campaignStartDate', 'deploymentDateTwo'] as const).filter(
    (name) => values[name] !== null && dayOf(values[name]) === null,
  )
  if (half.length === 0) return
  throw new HalfTyped(Object.fromEntries(half.map((name) => [name, fieldTexts.dateInvalid])))
}

class HalfTyped extends Error {
  readonly fields: Readonly<Record<string, string>>

  constructor(fields: Readonly<Record<string, string>>) {
    super(fieldTexts.dateInvalid)
    this.fields = fields
  }
}
