import { orderProblems } from '@marquee/rules/orders'
import {
  aheadProblems,
  dayProblems,
  plainProblem,
  problemsOnce,
  type Found,
  type RehearsalProblem,
} from '@marquee/rules/rehearsals'
import type { PlannedRehearsal } from './plan-rehearsal.change.ts'

export interface FoundIn {
  /** Its number in the timeline; null: it is about the campaign. */
  sending: number | null
  place: string | null
  problem: Found
}

/** All that is wrong: what stands against an order of a draft, the days, and what its pieces showed. */
export function problemsOfRehearsal(
  { campaign, today, all, uncounted, daily, blackoutDates }: PlannedRehearsal,
  inPieces: readonly FoundIn[],
): RehearsalProblem[] {
  const missing = campaign.draft ? orderProblems(campaign.draft.state) : []
  const inDays = all.flatMap(({ sending: { number, dueOn, people } }) =>
    dayProblems(dueOn, { today, blackoutDates, people, isDaily: daily !== null }).map(
      (problem) => ({
        sending: number,
        place: null,
        problem,
      }),
    ),
  )
  const counting = uncounted === null ? [] : [ofCampaign(plainProblem(uncounted, 'stops'))]
  return problemsOnce([
    ...missing.map(({ code, text, place }) => ({
      ...ofCampaign({ code, weight: 'stops', text }),
      // A part of a metro campaign is mended where the whole is.
      place: campaign.found.campaign.parentKey === null ? place : null,
    })),
    ...counting,
    ...aheadProblems({ daily, isAnyDue: all.length > 0 }).map(ofCampaign),
    ...inDays,
    ...inPieces,
  ])
}

export const ofCampaign = (problem: Found): FoundIn => ({ sending: null, place: null, problem })
