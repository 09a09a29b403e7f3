import type { AnswerOf } from '@marquee/contract/operation'
import type { templates } from '@marquee/contract/templates'
import { dateProblems, type DetailsFacts } from '@marquee/rules/campaigns'
import { useMemo } from 'react'
import { api, useAnswers } from '../../../../api/index.ts'
import type { Season } from '../answers.ts'
import { seasonWith, type DetailsValues } from './details.rules.ts'

/** On which days each season can be mailed; undefined until they are known of all. */
export function useDaysOfSeasons(
  seasons: readonly Season[],
): readonly SelectableDates[] | undefined {
  const answers = useAnswers(api.templates.selectableDates, seasons.map(datesInput))
  return useMemo(
    () =>
      answers.length === seasons.length
        ? answers.map(({ selectableDates }) => selectableDates)
        : undefined,
    [answers, seasons],
  )
}

export const datesInput = ({ campaign }: Season): DatesInput => ({
  query: {
    campaignTemplateKey: String(campaign.template.key),
    marketKey: String(campaign.startedFor),
    hierarchyId: campaign.hierarchyId,
  },
})

type DatesInput = NonNullable<Parameters<typeof api.templates.selectableDates>[0]>
type SelectableDates = AnswerOf<typeof templates.selectableDates>['selectableDates']

interface SeasonFacts {
  today: DetailsFacts['today']
  daysOfSeasons: readonly SelectableDates[] | undefined
}

/** What is wrong with the mail dates of the seasons, each judged as that of a campaign by itself. */
export function seasonDateProblems(
  values: DetailsValues,
  seasons: readonly Season[],
  { today, daysOfSeasons }: SeasonFacts,
): Record<string, string> {
  const problems = seasons.flatMap((season, at) => {
    const judged = seasonWith(values, at, season)
    const facts = {
      today,
      selectableDates: daysOfSeasons?.[at],
      mayChooseFreely: season.campaign.can.chooseFreely.ok,
      saved: season.campaign,
    }
    const { mailDate } = dateProblems(judged, season.campaign.template, facts)
    return mailDate === undefined ? [] : [[`seasonDates.${at}.deploymentDate`, mailDate] as const]
  })
  return Object.fromEntries(problems)
}
