import { missingOfSeason, type Missing } from '@marquee/rules/builder'
import { usedSteps } from '@marquee/rules/campaigns'
import { orderProblems } from '@marquee/rules/orders'
import {
  aheadProblems,
  dayProblems,
  plainProblem,
  problemsOnce,
  problemTexts,
  type Found,
  type RehearsalProblem,
} from '@marquee/rules/rehearsals'
import type { Orderable } from '../orders/index.ts'
import type { PlannedRehearsal } from './plan-rehearsal.change.ts'
import type { RehearsedCampaign } from './rehearsed-campaign.load.ts'
import type { PlannedCampaign } from './turns-ahead.load.ts'

export interface FoundIn {
  /** Its number in the timeline; null: it is about the campaign. */
  sending: number | null
  place: string | null
  problem: Found
}

/** All that is wrong: what stands against an order of a draft, the days, and what its pieces showed. */
export function problemsOfRehearsal(
  planned: PlannedRehearsal,
  inPieces: readonly FoundIn[],
): RehearsalProblem[] {
  const { campaigns, year, all } = planned
  const isNoneAhead = year !== null && campaigns.length === 0
  const seasons = new Map(all.map(({ sending }) => [sending.number, sending.season]))
  const inSendings = [...inDays(planned), ...inPieces].map((found) =>
    named(found, found.sending === null ? null : (seasons.get(found.sending) ?? null)),
  )
  return problemsOnce([
    ...(isNoneAhead ? [ofCampaign(plainProblem('no-season', 'stops'))] : []),
    ...(year === null ? [] : missingOf(year)),
    ...campaigns.flatMap((one) => problemsOfCampaign(one, all)),
    ...inSendings,
  ])
}

/** Where what a season lacks is mended is a place of its year. */
function problemsOfCampaign(
  { campaign, uncounted, daily }: PlannedCampaign,
  all: PlannedRehearsal['all'],
): FoundIn[] {
  const { annualKey, key } = campaign.found.campaign
  const season = annualKey === null ? null : campaign.content.campaign.name
  const isAnyDue = all.some(({ sending }) => sending.campaignKey === key)
  const counting = uncounted === null ? [] : [plainProblem(uncounted, 'stops')]
  const own = [...counting, ...aheadProblems({ daily, isAnyDue })]
  return [...missingOf(campaign), ...own.map((problem) => named(ofCampaign(problem), season))]
}

/** Of a draft; a part of a metro campaign is mended where the whole is. */
function missingOf({ draft, found: { campaign } }: RehearsedCampaign): FoundIn[] {
  if (!draft) return []
  const isPart = campaign.parentKey !== null
  return missing(draft).map(({ code, text, place }) => ({
    ...ofCampaign({ code, weight: 'stops', text }),
    place: isPart ? null : place,
  }))
}

/** A season is called by its name, and its places are those of its year. */
function missing({ state, found: { campaign } }: Orderable): Missing[] {
  const all = orderProblems(state)
  if (campaign.annualKey === null) return all
  const [step] = usedSteps(state.campaign)
  const season = { campaignKey: campaign.key, stepKey: step?.key ?? 0, name: campaign.name }
  return missingOfSeason(season, all)
}

const inDays = ({ campaigns, today, all, blackoutDates }: PlannedRehearsal): FoundIn[] =>
  all.flatMap(({ sending: { number, dueOn, people } }) => {
    const isDaily = campaigns.some(({ daily }) => daily !== null)
    return dayProblems(dueOn, { today, blackoutDates, people, isDaily }).map((problem) => ({
      sending: number,
      place: null,
      problem,
    }))
  })

const named = ({ problem, ...found }: FoundIn, season: string | null): FoundIn => ({
  ...found,
  problem:
    season === null ? problem : { ...problem, text: problemTexts.ofSeason(season, problem.text) },
})

export const ofCampaign = (problem: Found): FoundIn => ({ sending: null, place: null, problem })
