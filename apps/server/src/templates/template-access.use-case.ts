import type { templates } from '@marquee/contract/templates'
import { ability, accept, refuse, type Result } from '@marquee/rules/result'
import { categoryNames, changeTemplate, mayManageTemplate } from '@marquee/rules/templates'
import { marketGroupsView } from '../market-groups/index.ts'
import { narrowedScope } from '../markets/index.ts'
import type { CallingPerson } from '../platform/person.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { templatesStore, type TemplateRow } from './templates.store.ts'
import { templatesView } from './templates.view.ts'

type Save = typeof templates.saveAccess

const MANAGER = 'CAN_MANAGE_CAMPAIGN_TEMPLATE_ACCESS'
const MOST_GROUPS = 1_000

export const readAccessMatrix: UseCase<typeof templates.accessMatrix> = async (call) => {
  const { person, query, use } = call
  const part = await narrowedScope(call)
  if (!part) return refuse('not-found')
  const { page, size, sort, direction, text } = query
  const found = await use(templatesView).list({ part, sort, direction, text, isActiveOnly: false })
  const groups = await groupsIn(part, call)
  return accept({
    campaignTemplates: found
      .slice(page * size, (page + 1) * size)
      .map((template) => present(template, person)),
    totalElements: found.length,
    page,
    size,
    marketGroups: groups.map(({ key, name, hierarchyId }) => ({ key, name, hierarchyId })),
  })
}

export const readTemplateAccess: UseCase<typeof templates.readAccess> = async (call) => {
  const part = await narrowedScope(call)
  const found = await call.use(templatesStore).find(call.params.key)
  if (!part || !found) return refuse('not-found')
  const dealers = await call.use(templatesView).countDealers(found)
  return accept({ ...present(found, call.person), dealers })
}

export const saveTemplateAccess: UseCase<Save> = async (call) => {
  const { params, body, person, use, announce } = call
  const known = await use(templatesStore).find(params.key)
  if (!known) return refuse('not-found')
  if (!mayManageTemplate(person, known.path, MANAGER).ok)
    return refuse('campaign-template.kept-above')
  const { version, ...sent } = body
  const current = changeTemplate({ version: known.accessVersion }, version)
  if (!current.ok) return current
  const groups = await groupsOf(known, sent.marketGroupKeys, call)
  if (!groups.ok) return groups
  const access = { ...sent, marketGroupKeys: groups.value, levels: [...new Set(sent.levels)] }
  const changed = await use(templatesStore).setAccess(known, access)
  if (!changed) return refuse('campaign-template.changed-meanwhile')
  announce({ key: known.key, ...access })
  return accept(present(changed, person))
}

/** Each once; groups of the template's brand only. A group that has been deleted may still be listed. */
async function groupsOf(
  { hierarchyId, path, marketGroupKeys: before }: TemplateRow,
  keys: readonly number[],
  call: Pick<Call<Save>, 'use' | 'person'>,
): Promise<Result<number[], 'campaign-template.group-unknown'>> {
  const distinct = [...new Set(keys)]
  const known = await groupsIn(path, call)
  const ofBrand = new Set(
    known.filter((one) => one.hierarchyId === hierarchyId).map(({ key }) => key),
  )
  const isFine = distinct.every((key) => ofBrand.has(key) || before.includes(key))
  return isFine
    ? accept(distinct.filter((key) => ofBrand.has(key)))
    : refuse('campaign-template.group-unknown')
}

async function groupsIn(part: string, { use, person }: Pick<Call<Save>, 'use' | 'person'>) {
  const filters = { part, page: 0, size: MOST_GROUPS, direction: 'ASCENDING' } as const
  const { groups } = await use(marketGroupsView).list(filters, person.key)
  return groups.map(({ group }) => group)
}

function present(template: TemplateRow, person: CallingPerson) {
  const { key, hierarchyId, name, category, status, path } = template
  const { isOpenToBrand, marketGroupKeys, levels, accessVersion: version } = template
  return {
    key,
    hierarchyId,
    name,
    category,
    status,
    categoryName: categoryNames[category].name,
    access: { isOpenToBrand, marketGroupKeys, levels },
    version,
    can: { changeAccess: ability(mayManageTemplate(person, path, MANAGER)) },
  }
}
