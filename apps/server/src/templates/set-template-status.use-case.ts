import type { templates } from '@marquee/contract/templates'
import { refuse } from '@marquee/rules/result'
import { accessProblems, type TemplateStatus } from '@marquee/rules/templates'
import type { Call, UseCase } from '../platform/use-case.ts'
import { templateNow } from './template.present.ts'
import { whyNotOffered } from './template.check.ts'
import { managedTemplate } from './save-template.use-case.ts'
import { templatesStore } from './templates.store.ts'

export const activateTemplate: UseCase<typeof templates.activate> = async (call) => {
  const managed = await managedTemplate(call.params.key, call)
  if (!managed.ok) return managed
  const problems = {
    ...(await whyNotOffered(managed.value.content, call.use)),
    ...accessProblems(managed.value),
  }
  const missing = Object.values(problems)
  if (missing.length > 0) return refuse('campaign-template.incomplete', { missing, problems })
  return set(managed.value, 'ACTIVE', call)
}

export const deactivateTemplate: UseCase<typeof templates.deactivate> = async (call) => {
  const managed = await managedTemplate(call.params.key, call)
  return managed.ok ? set(managed.value, 'INACTIVE', call) : managed
}

type Setting = Pick<
  Call<typeof templates.activate>,
  'query' | 'person' | 'use' | 'announce' | 'links' | 'now'
>

async function set({ key }: { key: number }, status: TemplateStatus, call: Setting) {
  await call.use(templatesStore).setStatus(key, status)
  call.announce({ key })
  return templateNow(key, call)
}
