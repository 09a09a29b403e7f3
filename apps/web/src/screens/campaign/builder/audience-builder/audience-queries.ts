import { audienceReasons, audienceTexts, type AudienceRequest } from '@marquee/rules/audience'
import { useMemo, useState } from 'react'
import { api, useOperation, type ApiError } from '../../../../api/index.ts'
import type { Campaign } from '../answers.ts'
import type { Breakdown, KnownModel, SeasonBreakdown } from './answers.ts'
import { useYear, type Year } from './year/year.ts'

interface SavedAudience {
  status: 'loading' | 'failed' | 'succeeded'
  /** None where nothing was saved yet. */
  saved: AudienceRequest | undefined
  models: readonly KnownModel[]
  error: string | undefined
  retry: () => void
}

const NOT_FOUND = 404

/** What the step begins with: the audience as it was saved, and the models to choose from. */
export function useSavedAudience(campaign: Campaign): SavedAudience {
  // An audience that is saved here for the first time is not loaded: the form that saved it stays.
  const [without] = useState(campaign.audience === null ? campaign.key : undefined)
  const wasNone = without === campaign.key
  const stored = useOperation(
    api.audience.readSelection,
    { params: { id: String(campaign.key) }, query: {} },
    { selection: false, enabled: !wasNone },
  )
  const vehicles = useOperation(
    api.vehicles.metadata,
    { query: { hierarchyId: campaign.hierarchyId } },
    { selection: false, staysFresh: true },
  )
  const isNone = wasNone || stored.failure?.status === NOT_FOUND
  const isFailed = (stored.status === 'failed' && !isNone) || vehicles.status === 'failed'
  const isThere = (stored.response !== undefined || isNone) && vehicles.response !== undefined
  return {
    status: isFailed ? 'failed' : isThere ? 'succeeded' : 'loading',
    saved: stored.response?.searchRequest as AudienceRequest | undefined,
    models: vehicles.response?.vehicleMetadataDto ?? [],
    error: failureInWords(isNone ? vehicles.failure : (stored.failure ?? vehicles.failure)),
    retry: () => {
      if (stored.status === 'failed' && !isNone) stored.retry()
      if (vehicles.status === 'failed') vehicles.retry()
    },
  }
}

const UNAVAILABLE = 503

/** The engine is there: it has too much to do, or nothing to count yet. */
const ENGINE_IS_THERE = ['audience.busy', 'audience.data-not-there']

/** What a person reads when an audience could not be loaded or counted. */
export function failureInWords(failure: ApiError | undefined): string | undefined {
  if (!failure) return undefined
  const isAway = failure.status === UNAVAILABLE && !ENGINE_IS_THERE.includes(failure.code)
  if (isAway) return audienceReasons['audience.under-maintenance']
  const hasReason = failure.code !== 'unknown' && failure.message !== ''
  return hasReason ? failure.message : audienceTexts.failed
}

type SearchInput = Parameters<typeof api.audience.search>[0]

/** The input of a count for an audience of a campaign. */
const searchInput = ({ key, template }: Campaign, request: AudienceRequest): SearchInput => ({
  query: { campaignKey: String(key), campaignTemplateKey: String(template.key) },
  body: request as SearchInput['body'],
})

type YearInput = Parameters<typeof api.audience.searchAnnual>[0]

/** The same for the seasons of a year that are chosen. */
const yearInput = ({ enrollment, chosen }: Year, request: AudienceRequest): YearInput => ({
  query: {},
  body: {
    globalCampaignKey: enrollment.key,
    campaigns: chosen.map(({ campaign }) => ({
      campaignKey: campaign.key,
      campaignTemplateKey: campaign.template.key,
      audienceSearchRequest: searchInput(campaign, request).body,
    })),
  },
})

export interface Counted {
  /** The last that was counted, also while another is being. */
  breakdown: Breakdown | undefined
  /** Of a year: that of each of its seasons for which it was counted. */
  ofSeasons: readonly SeasonBreakdown[]
  isCounting: boolean
  error: string | undefined
  retry: () => void
}

const NONE: readonly SeasonBreakdown[] = []

/** Counts an audience; a newer request replaces one that is still under way. */
export function useCounted(campaign: Campaign, request: AudienceRequest): Counted {
  const year = useYear()
  const options = { keepsPrevious: true, selection: false } as const
  const one = useOperation(api.audience.search, searchInput(campaign, request), {
    ...options,
    enabled: year === undefined,
  })
  const seasons = useOperation(
    api.audience.searchAnnual,
    year ? yearInput(year, request) : NO_YEAR,
    { ...options, enabled: year !== undefined },
  )
  const query = year ? seasons : one
  const ofSeasons = seasons.response?.audienceBreakdownDtos ?? NONE
  const ofFirst = useMemo(() => breakdownOf(campaign.key, ofSeasons), [campaign.key, ofSeasons])
  const response = year ? ofFirst : one.response
  const [last, setLast] = useState<Breakdown | undefined>(response)
  if (response && response !== last) setLast(response)
  return {
    breakdown: response ?? last,
    ofSeasons,
    isCounting: query.isRefreshing,
    error: query.status === 'failed' ? failureInWords(query.failure) : undefined,
    retry: query.retry,
  }
}

/** As a campaign by itself has it, to be saved for each season that is chosen. */
function breakdownOf(key: number, ofSeasons: readonly SeasonBreakdown[]): Breakdown | undefined {
  const found = ofSeasons.find(({ campaignKey }) => campaignKey === key)
  if (!found) return undefined
  const { campaignKey: _, ...breakdown } = found
  return breakdown
}

/** Is never sent. */
const NO_YEAR: YearInput = { query: {}, body: { globalCampaignKey: 0, campaigns: [] } }
