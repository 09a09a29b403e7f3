import type { templates } from '@marquee/contract/templates'
import { ability, accept, refuse } from '@marquee/rules/result'
import { categoryNames, changeTemplate, mayManageTemplate } from '@marquee/rules/templates'
import { hierarchiesStore, marketsStore, narrowedScope } from '../markets/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { checkAccess, groupsIn } from './template-access.check.ts'
import { templatesStore, type TemplateRow } from './templates.store.ts'
import { templatesView } from './templates.view.ts'

type Save = typeof templates.saveAccess

const MANAGER = 'CAN_MANAGE_CAMPAIGN_TEMPLATE_ACCESS'

export const readAccessMatrix: UseCase<typeof templates.accessMatrix> = async (call) => {
  const { query, use } = call
  const part = await narrowedScope(call)
  if (!part) return refuse('not-found')
  const { page, size, sort, direction, text } = query
  const found = await use(templatesView).list({ part, sort, direction, text, isActiveOnly: false })
  const groups = await groupsIn(part, call)
  return accept({
    campaignTemplates: await present(found.slice(page * size, (page + 1) * size), call),
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
  const presented = await presentOne(found, call)
  return presented.ok ? accept({ ...presented.value, dealers }) : presented
}

export const saveTemplateAccess: UseCase<Save> = async (call) => {
  const { params, body, person, use, announce } = call
  const stored = await use(templatesStore).find(params.key)
  if (!stored) return refuse('not-found')
  if (!mayManageTemplate(person, stored.path, MANAGER).ok)
    return refuse('campaign-template.kept-above')
  const { version, ...sent } = body
  const current = changeTemplate({ version: stored.accessVersion }, version)
  if (!current.ok) return current
  const access = await checkAccess(stored, sent, call)
  if (!access.ok) return access
  const changed = await use(templatesStore).setAccess(stored, access.value)
  if (!changed) return refuse('campaign-template.changed-meanwhile')
  announce({ key: stored.key, ...access.value })
  return presentOne(changed, call)
}

export const countDealersOf: UseCase<typeof templates.countDealers> = async ({ body, use }) => {
  const { hierarchyId, ...reach } = body
  const brand = await use(hierarchiesStore).find(hierarchyId)
  if (!brand) return refuse('not-found')
  const dealers = await use(templatesView).countDealers({ ...reach, path: brand.path })
  return accept({ dealers })
}

async function presentOne(template: TemplateRow, call: Presenting) {
  const [presented] = await present([template], call)
  return presented ? accept(presented) : refuse('not-found')
}

type Presenting = Pick<Call<Save>, 'use' | 'person'>

/** Chosen markets and groups that are gone by now are left out. */
async function present(found: readonly TemplateRow[], { use, person }: Presenting) {
  const keys = [...new Set(found.flatMap(({ marketKeys }) => marketKeys))]
  const named = new Map((await use(marketsStore).named(keys)).map((row) => [row.key, row]))
  return found.map((template) => {
    const { key, hierarchyId, name, category, status, path } = template
    const { isOpenToBrand, marketKeys, marketGroupKeys, levels, accessVersion: version } = template
    const chosen = marketKeys.map((one) => named.get(one)).filter((row) => row !== undefined)
    return {
      key,
      hierarchyId,
      name,
      category,
      status,
      categoryName: categoryNames[category].name,
      access: { isOpenToBrand, marketKeys, marketGroupKeys, levels },
      markets: chosen.map((row) => ({ key: row.key, name: row.name, type: row.type })),
      version,
      can: { changeAccess: ability(mayManageTemplate(person, path, MANAGER)) },
    }
  })
}
