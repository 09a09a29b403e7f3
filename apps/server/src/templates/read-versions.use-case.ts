import type { templates } from '@marquee/contract/templates'
import { accept } from '@marquee/rules/result'
import type { UseCase } from '../platform/use-case.ts'
import { managedTemplate } from './save-template.use-case.ts'
import { templateVersionsView } from './template-versions.view.ts'

export const readTemplateVersions: UseCase<typeof templates.versions> = async (call) => {
  const managed = await managedTemplate(call.params.key, call)
  if (!managed.ok) return managed
  const found = await call.use(templateVersionsView).list(managed.value.key)
  return accept({
    versions: found.map(({ version, savedAt, savedBy, saverName }) => ({
      version,
      savedAt: savedAt.toISOString(),
      savedBy: savedBy === null ? null : { key: savedBy, name: saverName },
    })),
  })
}
