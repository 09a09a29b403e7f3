import { todayIn } from '@marquee/rules/calendar'
import { cadenceOf, mayStartFor } from '@marquee/rules/campaigns'
import { accept, refuse } from '@marquee/rules/result'
import { mayStart, mayUse, type TemplateType } from '@marquee/rules/templates'
import type { MarketRow } from '../markets/index.ts'
import type { CallingPerson } from '../platform/person.ts'
import type { Use } from '../platform/sql/index.ts'
import { levelsSeenFrom, templatesView, type Template } from '../templates/index.ts'

export interface Beginning {
  person: CallingPerson
  use: Use
  now: number
}

/** Is the template offered to this market and person? */
export async function isOfferedTo(template: Template, market: MarketRow, by: Beginning) {
  const { key, category } = template
  const { person, use } = by
  const fitting = mayStartFor(market, category)
  if (!fitting.ok) return fitting
  const levels = levelsSeenFrom(person.level)
  const isOffered = await use(templatesView).isOffered(key, market.path, levels)
  if (!isOffered) return refuse('campaign-template.not-offered')
  const isForSeveral = mayStart(person.permissions, category)
  return isForSeveral.ok ? accept(true as const) : refuse('campaign-template.several-dealers-only')
}

/** And may it be used there today? */
export function isUsableAt(
  template: Template,
  market: Pick<MarketRow, 'timeZone'>,
  { person, now }: Beginning,
) {
  const { status, category, content } = template
  const isOverridden = person.permissions.includes('CAN_PERFORM_ADMIN_OPERATIONS')
  const today = todayIn(market.timeZone, now)
  return mayUse({ ...content, status, category }, { today, isOverridden })
}

/** How long a campaign of it runs there, if one may be started at all. */
export async function cadenceAt(
  template: Template,
  market: MarketRow,
  chosen: TemplateType | undefined,
  by: Beginning,
) {
  const offered = await isOfferedTo(template, market, by)
  if (!offered.ok) return offered
  const usable = isUsableAt(template, market, by)
  return usable.ok ? cadenceOf(template.content.type, chosen) : usable
}
