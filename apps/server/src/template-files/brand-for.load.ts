import type { templateFiles } from '@marquee/contract/template-files'
import { accept, refuse } from '@marquee/rules/result'
import { mayManageTemplate } from '@marquee/rules/templates'
import { hierarchiesStore } from '../markets/index.ts'
import type { Call } from '../platform/use-case.ts'

type Calling = Pick<Call<typeof templateFiles.try>, 'query' | 'person' | 'use'>

/** The brand for which templates are written, by a person who may. */
export async function brandFor({ query, person, use }: Calling) {
  const brand = await use(hierarchiesStore).find(query.hierarchyId)
  if (!brand) return refuse('not-found')
  const may = mayManageTemplate(person, brand.path, 'CAN_MANAGE_CAMPAIGN_TEMPLATES')
  return may.ok ? accept(brand) : refuse('campaign-template.kept-above')
}
