import type { annual } from '@marquee/contract/annual'
import { contains, keysOf, pathBelow } from '@marquee/rules/access'
import { costOfYear, fitsFilter, isAhead, totalsOfYears } from '@marquee/rules/annual'
import { compareDates, todayIn, type CalendarDate } from '@marquee/rules/calendar'
import { CAMPAIGN_STATUSES, seasonPeriod } from '@marquee/rules/campaigns'
import { matchOf } from '@marquee/rules/matching'
import { accept, refuse } from '@marquee/rules/result'
import { hasTrait } from '@marquee/rules/templates'
import { marketsStore, marketSummaries, type MarketRow } from '../markets/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { isReadable, templatesStore, viewerOf, type Template } from '../templates/index.ts'
import { yearsAt, type YearOfDealer, type YearsAt } from './years.load.ts'

type Searching = Call<typeof annual.searchYears>

export const searchYears: UseCase<typeof annual.searchYears> = async (call) => {
  const { body, use } = call
  const found = await templateAndPlace(call)
  if (!found) return refuse('not-found')
  const { template, place } = found
  if (!hasTrait(template.category, 'year')) return refuse('annual.not-a-year')
  const { years, templates } = await yearsAt(template, place.path, call)
  const matching = years.filter(fitting(body.criteria)).toSorted(inOrder(body.sort))
  const { page, size } = body
  return accept({
    place: { key: place.key, name: place.name, type: place.type },
    template: presentTemplate(template, templates, todayIn(place.timeZone, call.now)),
    totals: totalsOfYears(years),
    places: countsBelow(place, years, await use(marketSummaries).children(place.key)),
    dealers: matching.slice(page * size, (page + 1) * size).map(presentYear),
    totalElements: matching.length,
    page,
    size,
  })
}

/** Undefined: one of the two is out of sight. The dealers are those whom the template reaches. */
async function templateAndPlace(call: Searching) {
  const { params, use } = call
  const viewer = await viewerOf(call)
  const template = await use(templatesStore).find(params.templateKey)
  if (!viewer || !template || !(await isReadable(template, viewer, use))) return undefined
  const part = contains(viewer.part, template.path) ? template.path : viewer.part
  const place = await use(marketsStore).find(keysOf(part).at(-1) ?? 0)
  return place ? { template, place } : undefined
}

function fitting({ text = '', enrolled }: NonNullable<Searching['body']['criteria']> = {}) {
  return (year: YearOfDealer): boolean => {
    const { name, sourceId, district } = year.dealer
    const holds = text === '' || [name, sourceId, district ?? ''].some((one) => matchOf(one, text))
    return holds && (enrolled === undefined || fitsFilter(enrolled, year))
  }
}

const collator = new Intl.Collator('en-US')

type Column = Searching['body']['sort'][number]['id']

const compared: Readonly<Record<Column, (one: YearOfDealer, other: YearOfDealer) => number>> = {
  marketName: (one, other) => collator.compare(one.dealer.name, other.dealer.name),
  district: (one, other) =>
    collator.compare(one.dealer.district ?? '', other.dealer.district ?? ''),
  status: (one, other) => statusIndex(one) - statusIndex(other),
  cost: (one, other) => (costOfYear(one) ?? -1) - (costOfYear(other) ?? -1),
}

/** Those who are missing come first. */
const statusIndex = ({ enrollment }: YearOfDealer): number =>
  enrollment ? CAMPAIGN_STATUSES.indexOf(enrollment.status) : -1

function inOrder([chosen]: Searching['body']['sort']) {
  const { id, direction } = chosen ?? { id: 'marketName', direction: 'ASCENDING' }
  const sign = direction === 'ASCENDING' ? 1 : -1
  return (one: YearOfDealer, other: YearOfDealer): number =>
    sign * compared[id](one, other) ||
    compared.marketName(one, other) ||
    one.dealer.key - other.dealer.key
}

function presentTemplate(
  { key, name, content }: Template,
  templates: YearsAt['templates'],
  today: ReturnType<typeof todayIn>,
) {
  const seasons = content.seasonals.flatMap(({ season, templateKey }) => {
    const template = templates.find((one) => one.key === templateKey)
    if (!template) return []
    const { mailDate, customizationPeriod } = template.content
    const customization = seasonPeriod(customizationPeriod, today)
    const ahead = isAhead(template.content, today)
    return [{ season, name: template.name, mailDate, isAhead: ahead, customization }]
  })
  return { key, name, seasons: seasons.toSorted(byMailDate) }
}

interface Mailed {
  mailDate: CalendarDate | null
}

/** Those whose day the dealer chooses come last. */
function byMailDate({ mailDate: one }: Mailed, { mailDate: other }: Mailed): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return compareDates(one, other)
}

type Child = Pick<MarketRow, 'key' | 'name' | 'type'>

/** A district has dealers below it alone, each of whom the list shows. */
function countsBelow(place: MarketRow, years: YearsAt['years'], children: readonly Child[]) {
  return children
    .filter(({ type }) => type !== 'DEALER')
    .map(({ key, name, type }) => {
      const path = pathBelow(place.path, key)
      const below = years.filter(({ dealer }) => dealer.path.startsWith(path))
      const { dealers, enrolled, ordered, leftToCustomize, cost } = totalsOfYears(below)
      return { key, name, type, dealers, enrolled, ordered, leftToCustomize, cost }
    })
    .filter(({ dealers }) => dealers > 0)
}

function presentYear({ dealer, ...year }: YearOfDealer) {
  const { key: marketKey, name: marketName, sourceId, district, zone } = dealer
  const { enrollment, seasons } = year
  const shown = { marketKey, marketName, sourceId, district, zone }
  return { ...shown, enrollment, seasons: [...seasons], cost: costOfYear(year) }
}
