import type { MarketPath } from '@marquee/rules/access'
import { isSameYear, type DealerYear, type SeasonOfYear } from '@marquee/rules/annual'
import { todayIn, type CalendarDate } from '@marquee/rules/calendar'
import { seasonPeriod } from '@marquee/rules/campaigns'
import type { Period } from '@marquee/rules/templates'
import type { Use } from '../platform/sql/index.ts'
import { templatesStore, templatesView, type Template } from '../templates/index.ts'
import { yearsView, type DealerRow, type SeasonRow } from './years.view.ts'

export interface YearOfDealer extends DealerYear {
  dealer: DealerRow
  enrollment: { key: number; status: SeasonRow['annual_status'] } | null
  seasons: readonly (SeasonOfYear & { campaignKey: number })[]
}

export interface YearsAt {
  years: readonly YearOfDealer[]
  /** By their number in the year. */
  templates: readonly Template[]
}

/** The years of all dealers of a part of the tree who are enrolled, or may be. */
export async function yearsAt(
  annual: Template,
  part: MarketPath,
  { use, now }: { use: Use; now: number },
): Promise<YearsAt> {
  const keys = annual.content.seasonals.map(({ templateKey }) => templateKey)
  const found = await use(templatesStore).findAll(keys)
  const templates = keys.flatMap((key) => found.find((one) => one.key === key) ?? [])
  const dealers = await use(yearsView).dealers(part)
  const offeredTo = await use(templatesView).dealersWith(annual)
  const rows = await use(yearsView).seasons(part, keys)
  const periodOf = periodsOf(await use(yearsView).customizationPeriods(keys))
  const byDealer = seasonsByDealer(rows.filter(isOfThisYear(templates)))
  const todayAt = daysIn(now)
  const years = dealers.flatMap((dealer): YearOfDealer[] => {
    const own = byDealer.get(dealer.key) ?? []
    const [first] = own
    if (!first && !(dealer.status === 'ACTIVE' && offeredTo.has(dealer.key))) return []
    const enrollment = first ? { key: first.annual_key, status: first.annual_status } : null
    const today = todayAt(dealer.timeZone)
    return [{ dealer, enrollment, seasons: own.map((row) => seasonOf(row, periodOf(row), today)) }]
  })
  return { years, templates }
}

function seasonOf(row: SeasonRow, period: Period, today: CalendarDate) {
  const { key: campaignKey, season, status, mail_date: mailDate, is_customized: isCustomized } = row
  const cost = row.cost === null ? null : Number(row.cost)
  const customization = seasonPeriod(period, today)
  return { campaignKey, season, status, isCustomized, customization, mailDate, cost }
}

/** A template that is used again next year has campaigns of both. */
function isOfThisYear(templates: readonly Template[]) {
  const mailDates = new Map(templates.map(({ key, content }) => [key, content.mailDate]))
  return ({ template_key: key, mail_date: mailDate }: SeasonRow): boolean =>
    isSameYear(mailDate, mailDates.get(key) ?? null)
}

/** Of each dealer those of the newest enrollment: without mail dates in the templates, the years before are among them. */
function seasonsByDealer(rows: readonly SeasonRow[]): ReadonlyMap<number, readonly SeasonRow[]> {
  const byDealer = new Map<number, SeasonRow[]>()
  for (const row of rows) {
    const own = byDealer.get(row.market_key)
    const newest = own?.[0]?.annual_key ?? 0
    if (own && row.annual_key === newest) own.push(row)
    else if (row.annual_key > newest) byDealer.set(row.market_key, [row])
  }
  return byDealer
}

type Periods = Awaited<ReturnType<ReturnType<typeof yearsView>['customizationPeriods']>>

function periodsOf(periods: Periods) {
  const byVersion = new Map(periods.map((one) => [`${one.templateKey} ${one.version}`, one]))
  return ({ template_key: key, template_version: version }: SeasonRow): Period =>
    byVersion.get(`${key} ${version}`) ?? { startDate: null, endDate: null }
}

/** The day in a time zone: of two thousand dealers there are a few zones. */
function daysIn(now: number) {
  const days = new Map<string, CalendarDate>()
  return (timeZone: string): CalendarDate => {
    const day = days.get(timeZone) ?? todayIn(timeZone, now)
    days.set(timeZone, day)
    return day
  }
}
