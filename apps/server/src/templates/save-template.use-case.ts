import type { templates } from '@marquee/contract/templates'
import { accept, refuse, type Result } from '@marquee/rules/result'
import {
  changeTemplate,
  copyOf,
  mayManageTemplate,
  NO_ACCESS,
  triggerOf,
  type CampaignTemplate,
  type TemplateAccess,
} from '@marquee/rules/templates'
import { hierarchiesStore } from '../markets/index.ts'
import { unaltered } from '../platform/unaltered.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { checkAccess } from './template-access.check.ts'
import { checkTemplate } from './template.check.ts'
import { drawTemplateHero } from './template-hero.change.ts'
import { templateNow } from './template.present.ts'
import { templateCodesStore } from './template-codes.store.ts'
import { templateDraftsStore } from './template-drafts.store.ts'
import { templatesStore, type Template } from './templates.store.ts'

const AUTHOR = 'CAN_MANAGE_CAMPAIGN_TEMPLATES'

export const createTemplate: UseCase<typeof templates.create> = async (call) => {
  const { body, person, use, announce } = call
  const brand = await use(hierarchiesStore).find(body.hierarchyId)
  if (!brand) return refuse('not-found')
  if (!mayManageTemplate(person, brand.path, AUTHOR).ok)
    return refuse('campaign-template.kept-above')
  const { access: _, ...sent } = body
  const content = contentOf(sent, null)
  const { id: hierarchyId, path } = brand
  const checked = await checkTemplate({ content, hierarchyId }, use)
  if (!checked.ok) return checked
  const access = await newAccess({ hierarchyId, path }, call)
  if (!access.ok) return access
  const key = await add({ hierarchyId, path, content }, access.value, call)
  if (key === undefined) return codeTaken()
  await drawTemplateHero({ key, hierarchyId, path, content, version: 1 }, call)
  announce({ key, hierarchyId, ...body.access })
  return templateNow(key, call)
}

export const updateTemplate: UseCase<typeof templates.update> = async (call) => {
  const { body, person, use, now, announce } = call
  const managed = await managedTemplate(body.key, call)
  if (!managed.ok) return managed
  const { key, hierarchyId, path, version } = managed.value
  const current = changeTemplate(managed.value, body.version)
  if (!current.ok) return current
  const facts = unaltered(body, managed.value, ['hierarchyId', 'status'])
  if (!facts.ok) return facts
  const { draftVersion, ...sent } = body
  const content = contentOf(sent, managed.value.content.trigger)
  const isOffered = managed.value.status === 'ACTIVE'
  const stored = managed.value.content
  const checked = await checkTemplate({ content, hierarchyId, key, stored, isOffered }, use)
  if (!checked.ok) return checked
  const by = { savedBy: person.key, savedAt: new Date(now) }
  const saved = await use(templatesStore).save(managed.value, content, by)
  if (!saved) return refuse('campaign-template.changed-meanwhile')
  const isPublished =
    draftVersion === undefined || (await use(templateDraftsStore).remove(key, draftVersion))
  if (!isPublished) return refuse('campaign-template.draft-changed-meanwhile')
  const isFree = await use(templateCodesStore).replace({ key, hierarchyId, path }, content)
  if (!isFree) return codeTaken()
  await drawTemplateHero({ key, hierarchyId, path, content, version: version + 1 }, call)
  announce({ key, version: version + 1 })
  return templateNow(key, call)
}

/** A copy is for those who get the original, and has its codes, each with the next free number. */
export const duplicateTemplate: UseCase<typeof templates.duplicate> = async (call) => {
  const { params, use, announce } = call
  const managed = await managedTemplate(params.key, call)
  if (!managed.ok) return managed
  const { hierarchyId, path, content } = managed.value
  const taken = await use(templateCodesStore).takenFrom(hierarchyId)
  const key = await add({ hierarchyId, path, content: copyOf(content, taken) }, managed.value, call)
  if (key === undefined) return codeTaken()
  await use(templatesStore).setHero({ key, version: 1 }, managed.value)
  announce({ key, from: params.key })
  return templateNow(key, call)
}

/** Without a word of it, a new template is nobody's. */
async function newAccess(
  place: Pick<Template, 'hierarchyId' | 'path'>,
  { body, person, use }: Pick<Call<typeof templates.create>, 'body' | 'person' | 'use'>,
) {
  if (!body.access) return accept(NO_ACCESS)
  const may = mayManageTemplate(person, place.path, 'CAN_MANAGE_CAMPAIGN_TEMPLATE_ACCESS')
  if (!may.ok) return refuse('campaign-template.access-kept')
  const fresh = { ...place, marketKeys: [], marketGroupKeys: [] }
  return checkAccess<TemplateAccess>(fresh, body.access, { person, use })
}

type Saving = Pick<Call<typeof templates.create>, 'person' | 'use' | 'now'>

async function add(
  template: Pick<Template, 'hierarchyId' | 'path' | 'content'>,
  access: TemplateAccess,
  { person, use, now }: Saving,
): Promise<number | undefined> {
  const by = { savedBy: person.key, savedAt: new Date(now) }
  const key = await use(templatesStore).insert(template, access, by)
  const isFree = await use(templateCodesStore).replace({ ...template, key }, template.content)
  return isFree ? key : undefined
}

/** A template that the person may write. */
export async function managedTemplate(
  key: number,
  { person, use }: Saving,
): Promise<Result<Template, 'not-found' | 'campaign-template.kept-above'>> {
  const stored = await use(templatesStore).find(key)
  if (!stored) return refuse('not-found')
  return mayManageTemplate(person, stored.path, AUTHOR).ok
    ? { ok: true, value: stored }
    : refuse('campaign-template.kept-above')
}

/** Two people chose the same code at once; a second save reports which field. */
const codeTaken = () => refuse('campaign-template.code-taken')

type Sent =
  | Omit<Call<typeof templates.create>['body'], 'access'>
  | Omit<Call<typeof templates.update>['body'], 'draftVersion'>

/** Of what was sent, only what an author writes. A caller who does not know triggers leaves the stored one. */
function contentOf(body: Sent, stored: CampaignTemplate['trigger']): CampaignTemplate {
  const { key: _1, hierarchyId: _2, version: _3, status: _4, can: _5, ...rest } = body
  const { categoryName: _6, selectAudience: _7, heroUrl: _8, updatedAt: _9, ...more } = rest
  const { couponBodyKey: _10, couponBulletKey: _11, ...content } = more
  const trigger = triggerOf(content.category, content.trigger ?? stored)
  return { ...content, trigger, name: content.name.trim() }
}
