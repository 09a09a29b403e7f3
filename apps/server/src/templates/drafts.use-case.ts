import type { ReplyOf } from '@marquee/contract/operation'
import type { templates } from '@marquee/contract/templates'
import { accept, refuse } from '@marquee/rules/result'
import type { Use } from '../platform/sql/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { managedTemplate } from './save-template.use-case.ts'
import { templateDraftsStore } from './template-drafts.store.ts'

type Draft = ReplyOf<typeof templates.saveDraft>

export const readTemplateDraft: UseCase<typeof templates.readDraft> = async (call) => {
  const managed = await managedTemplate(call.params.key, call)
  if (!managed.ok) return managed
  return accept({ draft: await draftOf(managed.value.key, call.use) })
}

/** Complete or not: what it lacks is asked for when it is published. */
export const saveTemplateDraft: UseCase<typeof templates.saveDraft> = async (call) => {
  const { body, person, use, now, announce } = call
  const managed = await managedTemplate(call.params.key, call)
  if (!managed.ok) return managed
  const { key, path } = managed.value
  const { content, basedOn, version } = body
  const by = { savedBy: person.key, savedAt: new Date(now) }
  const draft = { templateKey: key, content, basedOn, path, ...by }
  const drafts = use(templateDraftsStore)
  const isSaved = version === undefined ? drafts.begin(draft) : drafts.replace(draft, version)
  if (!(await isSaved)) return refuse('campaign-template.draft-changed-meanwhile')
  announce({ key, basedOn })
  return accept((await draftOf(key, use)) as Draft)
}

export const discardTemplateDraft: UseCase<typeof templates.discardDraft> = async (call) => {
  const { query, use, announce } = call
  const managed = await managedTemplate(call.params.key, call)
  if (!managed.ok) return managed
  const { key } = managed.value
  if (!(await use(templateDraftsStore).remove(key, query.version))) {
    return refuse('campaign-template.draft-changed-meanwhile')
  }
  announce({ key })
  return accept({ key })
}

async function draftOf(key: number, use: Use): Promise<Draft | null> {
  const found = await use(templateDraftsStore).find(key)
  if (!found) return null
  const { content, basedOn, version, savedAt, savedBy } = found.draft
  return {
    content,
    basedOn,
    version,
    savedAt: savedAt.toISOString(),
    savedBy: { key: savedBy, name: found.saverName },
  }
}
