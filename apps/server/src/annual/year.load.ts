import { todayIn, type CalendarDate } from '@marquee/rules/calendar'
import type { SeasonCampaign, SeasonTemplate } from '@marquee/rules/annual'
import { hasTrait } from '@marquee/rules/templates'
import { marketsStore, type MarketRow } from '../markets/index.ts'
import type { CallingPerson } from '../platform/person.ts'
import type { Use } from '../platform/sql/index.ts'
import { isReadable, templatesStore, viewerOf, type Template } from '../templates/index.ts'
import { seasonCampaignsView } from './season-campaigns.view.ts'

/** The template of a season, with all of it. */
export interface WholeSeason extends SeasonTemplate {
  template: Template
}

/** An annual template at a market, with all by which an enrollment is judged. */
export interface Year {
  template: Template
  market: MarketRow
  today: CalendarDate
  seasons: readonly WholeSeason[]
  /** What the market has of these seasons. */
  present: readonly SeasonCampaign[]
}

interface YearCall {
  person: CallingPerson
  query: { marketKey?: number | undefined; hierarchyId?: string | undefined }
  use: Use
  now: number
}

interface Place {
  templateKey: number
  marketKey: number
}

/** A template that the person reads at a market of theirs. Undefined: one of the two is out of sight. */
export async function templateAt({ templateKey, marketKey }: Place, call: YearCall) {
  const { use } = call
  const viewer = await viewerOf({ ...call, query: { marketKey } })
  const market = await use(marketsStore).find(marketKey)
  const template = await use(templatesStore).find(templateKey)
  if (!viewer || !market || !template) return undefined
  if (!(await isReadable(template, viewer, use))) return undefined
  return { template, market, today: todayIn(market.timeZone, call.now) }
}

/** Null: the template is none of a year. */
export async function yearAt(place: Place, call: YearCall): Promise<Year | null | undefined> {
  const { use } = call
  const found = await templateAt(place, call)
  if (!found) return undefined
  const { seasonals, category } = found.template.content
  if (!hasTrait(category, 'year')) return null
  const keys = seasonals.map(({ templateKey }) => templateKey)
  const templates = await use(templatesStore).findAll(keys)
  const seasons = seasonals.flatMap(({ season, templateKey }) => {
    const template = templates.find(({ key }) => key === templateKey)
    if (!template) return []
    const { key, status, content } = template
    const { name, mailDate } = content
    return [{ key, season, name, status, mailDate, template }]
  })
  const present = await use(seasonCampaignsView).at(place.marketKey, keys)
  return { ...found, seasons, present }
}
