import { compareDates, daysBetween, type CalendarDate } from '../calendar/index.ts'
import { campaignPhases, type CampaignStatus } from '../campaigns/index.ts'
import { accept, refuse, type Refused, type Result } from '../result/index.ts'
import type { CampaignTemplate, Season, TemplateStatus } from '../templates/index.ts'

/** The template of one season of a year. */
export interface SeasonTemplate extends Pick<CampaignTemplate, 'mailDate'> {
  key: number
  season: Season
  name: string
  status: TemplateStatus
}

/** A campaign of a market that was made from the template of a season. */
export interface SeasonCampaign {
  key: number
  name: string
  templateKey: number
  status: CampaignStatus
  mailDate: CalendarDate | null
  /** The annual enrollment that it is part of; null: it was started by itself. */
  annualKey: number | null
}

export type EnrollRefusal =
  | 'annual.enrolled'
  | 'annual.season-ordered'
  | 'annual.season-gone'
  | 'annual.no-season-ahead'

/** The seasons that a dealer enrolls in today, and what they should know before. */
export interface Enrollable<Template extends SeasonTemplate> {
  seasons: readonly Template[]
  /** Drafts of these seasons, which can no longer be ordered by themselves. */
  drafts: readonly SeasonCampaign[]
}

/**
 * May a dealer enroll in these seasons today: in those that are still ahead, once, and in none that was ordered by
 * itself.
 */
export function mayEnroll<Template extends SeasonTemplate>(
  templates: readonly Template[],
  present: readonly SeasonCampaign[],
  today: CalendarDate,
): Result<Enrollable<Template>, EnrollRefusal> {
  if (templates.some(({ status }) => status !== 'ACTIVE')) return refuse('annual.season-gone')
  const seasons = templates.filter((template) => isAhead(template, today))
  if (seasons.length === 0) return refuse('annual.no-season-ahead')
  const same = seasons.flatMap((template) => present.filter(isAnotherOf(template)))
  const enrolled = same.find(({ annualKey }) => annualKey !== null)
  if (enrolled) return refuse('annual.enrolled', named(enrolled.annualKey ?? 0, enrolled))
  const alone = same.filter(({ annualKey }) => annualKey === null)
  const ordered = alone.find(({ status }) => campaignPhases[status] !== 'draft')
  if (ordered) return refuse('annual.season-ordered', named(ordered.key, ordered))
  return accept({ seasons, drafts: alone })
}

/** Is it still to be mailed? */
export const isAhead = (
  { mailDate }: Pick<SeasonTemplate, 'mailDate'>,
  today: CalendarDate,
): boolean => mailDate === null || compareDates(mailDate, today) > 0

/** May a campaign of one season be started or ordered by itself: not where it comes with a year. */
export function mayStandAlone(
  template: Pick<SeasonTemplate, 'key' | 'mailDate'>,
  present: readonly SeasonCampaign[],
): Result<true, 'annual.season-enrolled'> {
  const enrolled = present.find((one) => one.annualKey !== null && isAnotherOf(template)(one))
  return enrolled
    ? refuse('annual.season-enrolled', named(enrolled.annualKey ?? 0, enrolled))
    : accept(true)
}

const named = (campaignKey: number, { name }: SeasonCampaign): Refused['details'] => ({
  campaignKey,
  name,
})

/** Of the same season of the same year, unless it is canceled. */
const isAnotherOf =
  ({ key, mailDate }: Pick<SeasonTemplate, 'key' | 'mailDate'>) =>
  (one: SeasonCampaign): boolean =>
    one.templateKey === key && one.status !== 'CANCELLED' && isSameYear(one.mailDate, mailDate)

const HALF_A_YEAR = 182

/** Last year's campaign of a template is none of this year's; a winter lies in two years. */
export const isSameYear = (one: CalendarDate | null, other: CalendarDate | null): boolean =>
  one === null || other === null || Math.abs(daysBetween(one, other)) <= HALF_A_YEAR
