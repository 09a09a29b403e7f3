import type { AnswerOf } from '@marquee/contract/operation'
import type { templates } from '@marquee/contract/templates'
import { detailsProblems, monthlyCapProblem, type DetailsFacts } from '@marquee/rules/campaigns'
import { fieldTexts } from '@marquee/rules/fields'
import { hasTrait } from '@marquee/rules/templates'
import { createContext, useContext, useEffect, useMemo, useRef, type RefObject } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { api, useOperation, type QueryState } from '../../../../api/index.ts'
import { useForm, type ProblemsIn } from '../../../../ui/form/index.ts'
import type { Campaign, Season } from '../answers.ts'
import { seasonDateProblems, useDaysOfSeasons } from './days-of-seasons.ts'
import { campaignWith, capOf, dayOf, valuesOf, type DetailsValues } from './details.rules.ts'

/** What the parts of the step share. */
export interface DetailsState {
  campaign: Campaign
  /** Of a year. */
  seasons: readonly Season[]
  form: UseFormReturn<DetailsValues>
  known: DetailsFacts
  around: Around
  /** What is wrong or missing in the form, by what is loaded so far. */
  judge: RefObject<ProblemsIn<DetailsValues>>
  /** The campaign is a child, whose fields follow its parent: all but a few are closed. */
  isFixed: boolean
}

const DetailsContext = createContext<DetailsState | undefined>(undefined)

export const DetailsProvider = DetailsContext.Provider

export function useDetails(): DetailsState {
  const state = useContext(DetailsContext)
  if (!state) throw new Error('A part of the details needs the step around it.')
  return state
}

/** The form, and what it is judged by. */
export function useDetailsForm(campaign: Campaign, seasons: readonly Season[]): DetailsState {
  const judge = useRef<ProblemsIn<DetailsValues>>(() => ({}))
  const form = useForm<DetailsValues>({
    defaultValues: valuesOf(campaign, seasons),
    problems: (values) => judge.current(values),
  })
  const { control } = form
  const marketGroupKey = useWatch({ control, name: 'metroCampaign.marketGroupKey' })
  const around = useAround(campaign, marketGroupKey)
  const facts = useKnown(campaign, around)
  const daysOfSeasons = useDaysOfSeasons(seasons)
  useEffect(() => {
    judge.current = (values) => {
      const judged = campaignWith(values, campaign)
      const { missing, wrong } = detailsProblems(judged, campaign.template, facts)
      return {
        ...missing,
        ...wrong,
        ...seasonDateProblems(values, seasons, { today: facts.today, daysOfSeasons }),
      }
    }
  }, [campaign, seasons, facts, daysOfSeasons])
  return {
    campaign,
    seasons,
    form,
    known: facts,
    around,
    judge,
    isFixed: campaign.parentCampaignKey !== null,
  }
}

export type DealerGroup = AnswerOf<typeof templates.marketGroups>['marketGroups'][number]
export type GroupDealer = AnswerOf<typeof templates.childMarkets>['childMarkets'][number]

/** What the form needs beside the campaign: the days, groups and dealers to choose from, and the limit of seeds. */
interface Around {
  dates: QueryState<AnswerOf<typeof templates.selectableDates>>
  groups: QueryState<AnswerOf<typeof templates.marketGroups>>
  dealers: QueryState<AnswerOf<typeof templates.childMarkets>>
  seedLimit: number | undefined
}

const MOST_GROUPS = '100'

function useAround(campaign: Campaign, marketGroupKey: number | null): Around {
  const { key, template, startedFor, hierarchyId, category, parentCampaignKey } = campaign
  const templateKey = String(template.key)
  const place = { marketKey: String(startedFor), hierarchyId }
  const isParent = hasTrait(category, 'several-dealers') && parentCampaignKey === null
  const own = { selection: false } as const
  const ofGroup = { marketGroupKey: String(marketGroupKey), campaignKey: String(key) }
  return {
    dates: useOperation(
      api.templates.selectableDates,
      { query: { campaignTemplateKey: templateKey, ...place } },
      { ...own, staysFresh: true },
    ),
    groups: useOperation(
      api.templates.marketGroups,
      { params: { id: templateKey }, query: { hierarchyId, size: MOST_GROUPS } },
      { ...own, enabled: isParent },
    ),
    dealers: useOperation(
      api.templates.childMarkets,
      { params: { key: templateKey }, query: ofGroup },
      { ...own, enabled: isParent && marketGroupKey !== null },
    ),
    seedLimit: useOperation(api.seedLists.list, { query: { marketKey: place.marketKey } }, own)
      .response?.limit,
  }
}

function useKnown(campaign: Campaign, { dates, dealers, seedLimit }: Around): DetailsFacts {
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

/** What is typed by half, or is no number, cannot be saved, not even in a draft: it would be lost. */
export function refuseHalfTyped(values: DetailsValues): void {
  const half = (['mailDate', 'secondMailDate'] as const).filter(
    (name) => values[name] !== null && dayOf(values[name]) === null,
  )
  const cap = monthlyCapProblem(capOf(values.monthlyCap))
  const halfOfSeasons = values.seasonDates.flatMap(({ deploymentDate }, at) =>
    deploymentDate !== null && dayOf(deploymentDate) === null
      ? [`seasonDates.${at}.deploymentDate`]
      : [],
  )
  const problems = [
    ...[...half, ...halfOfSeasons].map((name) => [name, fieldTexts.dateInvalid]),
    ...(cap === undefined ? [] : [['monthlyCap', cap]]),
  ]
  if (problems.length > 0) throw new HalfTyped(Object.fromEntries(problems))
}

class HalfTyped extends Error {
  readonly fields: Readonly<Record<string, string>>

  constructor(fields: Readonly<Record<string, string>>) {
    super(Object.values(fields)[0] ?? fieldTexts.dateInvalid)
    this.fields = fields
  }
}
