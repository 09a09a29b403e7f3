import type { templates } from '@marquee/contract/templates'
import { refuse } from '@marquee/rules/result'
import type { TemplateStatus } from '@marquee/rules/templates'
import type { Call, UseCase } from '../platform/use-case.ts'
import { templateNow } from './template.present.ts'
import { managedTemplate } from './save-template.use-case.ts'
import { templatesStore } from './templates.store.ts'

export const activateTemplate: UseCase<typeof templates.activate> = (call) => set(call, 'ACTIVE')

export const deactivateTemplate: UseCase<typeof templates.deactivate> = (call) =>
  set(call, 'INACTIVE')

type Setting = Pick<
  Call<typeof templates.activate>,
  'params' | 'query' | 'person' | 'use' | 'announce' | 'links' | 'now'
>

async function set(call: Setting, status: TemplateStatus) {
  const known = await managedTemplate(call.params.key, call)
  if (!known.ok) return refuse(known.reason)
  const { key } = known.value
  await call.use(templatesStore).setStatus(key, status)
  call.announce({ key })
  return templateNow(key, call)
}
