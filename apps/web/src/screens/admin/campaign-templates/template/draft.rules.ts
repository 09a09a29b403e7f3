import type { Template, TemplateDraft } from '../answers.ts'
import {
  valuesOf,
  type TemplateContent,
  type TemplateValues,
} from '../../../../widgets/templates/index.ts'
import { contentOf } from './content.rules.ts'
import { problemsIn } from './problems.rules.ts'

/** A template as its authors left it: the draft, where there is one. */
export const latestOf = (template: Template, draft: TemplateDraft | null): TemplateContent =>
  draft ? { ...draft.content, hierarchyId: template.hierarchyId } : template

/** Typed text that is no value yet: saved as a draft it would be lost. By the names of its fields. */
export function unreadableIn(values: TemplateValues): Record<string, string> {
  const { hierarchyId, access } = values
  const asSaved = valuesOf({ ...contentOf(values), hierarchyId }, access)
  const isLost = (field: string) => textAt(field, values) !== textAt(field, asSaved)
  return Object.fromEntries(Object.entries(problemsIn(values)).filter(([field]) => isLost(field)))
}

/** What a field holds; undefined where the name is that of a whole list. */
function textAt(field: string, values: object): string | undefined {
  let part: unknown = values
  for (const name of field.split('.')) part = Object(part)[name]
  return typeof part === 'string' ? part.trim() : undefined
}
