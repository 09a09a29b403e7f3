import type { Permission } from '@marquee/rules/access'
import { may } from '@marquee/rules/access'
import { todayIn, type CalendarDate } from '@marquee/rules/calendar'
import {
  mayActivate,
  MANAGING_TEMPLATES,
  mayManageTemplate,
  mayStart,
  mayUse,
  type TemplateAccess,
} from '@marquee/rules/templates'
import { ability, refuse } from '@marquee/rules/result'
import { marketsStore, narrowedScope, requestedPlace } from '../markets/index.ts'
import type { CallingPerson } from '../platform/person.ts'
import type { Use } from '../platform/sql/index.ts'
import type { Template } from './templates.store.ts'
import { levelsSeenFrom, templatesView } from './templates.view.ts'

interface TemplateCall {
  person: CallingPerson
  query: { marketKey?: number | undefined; hierarchyId?: string | undefined }
  use: Use
  now: number
}

/** The part of the tree that templates are requested for, and the day there. */
export interface TemplateViewer {
  part: string
  today: CalendarDate
  person: CallingPerson
}

/** Undefined: outside the person's scope. */
export async function viewerOf(call: TemplateCall): Promise<TemplateViewer | undefined> {
  const { person, use, now } = call
  const query = await requestedPlace(call)
  const part = await narrowedScope({ person, use, query })
  const market = await use(marketsStore).find(query.marketKey ?? person.homeMarketKey)
  if (!part || !market) return undefined
  return { part, person, today: todayIn(market.timeZone, now) }
}

export const isManager = ({ permissions }: CallingPerson): boolean =>
  may(permissions, MANAGING_TEMPLATES).ok

/** May the person read this template, requested for this part of the tree. */
export async function isReadable(
  { key, path }: Pick<Template, 'key' | 'path'>,
  { part, person }: TemplateViewer,
  use: TemplateCall['use'],
): Promise<boolean> {
  const reaches = part.startsWith(path) || path.startsWith(part)
  if (!reaches || isManager(person)) return reaches
  return use(templatesView).isOffered(key, part, levelsSeenFrom(person.level))
}

type Judged = Pick<Template, 'key' | 'status' | 'category' | 'path' | keyof TemplateAccess> & {
  content: Pick<Template['content'], 'mailDate' | 'enrollmentStartDate' | 'enrollmentEndDate'>
}

/**
 * What the person may do with each of these templates. Staff who manage templates read them all, and start only those
 * that are offered where they work.
 */
export async function abilitiesIn(
  found: readonly Pick<Template, 'key'>[],
  { part, today, person }: TemplateViewer,
  use: TemplateCall['use'],
) {
  const keys = found.map(({ key }) => key)
  const offered = await use(templatesView).offeredAmong(keys, part, levelsSeenFrom(person.level))
  return (template: Judged) =>
    abilities(template, { today, person, isOffered: offered.has(template.key) })
}

interface Judging extends Pick<TemplateViewer, 'today' | 'person'> {
  isOffered: boolean
}

function abilities(template: Judged, judging: Judging) {
  const { status, category, path, content } = template
  const { person } = judging
  const managing = (needed: Permission) => ability(mayManageTemplate(person, path, needed))
  const change = managing('CAN_MANAGE_CAMPAIGN_TEMPLATES')
  return {
    start: start({ ...content, status, category }, judging),
    change,
    activate: change.ok ? ability(mayActivate(template)) : change,
    changeAccess: managing('CAN_MANAGE_CAMPAIGN_TEMPLATE_ACCESS'),
  }
}

function start(
  template: Parameters<typeof mayUse>[0],
  { person: { permissions }, today, isOffered }: Judging,
) {
  const reading = may(permissions, ['CAN_READ_CAMPAIGNS'])
  const permitted = reading.ok ? mayStart(permissions, template.category) : reading
  if (!permitted.ok) return ability(permitted)
  const isOverridden = permissions.includes('CAN_PERFORM_ADMIN_OPERATIONS')
  const usable = mayUse(template, { today, isOverridden })
  if (!usable.ok || isOffered) return ability(usable)
  return ability(refuse('campaign-template.not-offered'))
}
