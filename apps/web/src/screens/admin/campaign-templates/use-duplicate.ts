import { useNavigate } from 'react-router'
import { api, useChange } from '../../../api/index.ts'
import { campaignTemplatePath } from '../../../app/paths.ts'
import type { TemplateRow } from './answers.ts'
import { texts } from './texts.ts'

/** Makes a copy and goes there: its name and its codes are the next things to look at. */
export function useDuplicate(): (template: TemplateRow) => void {
  const navigate = useNavigate()
  const duplicate = useChange(api.templates.duplicate, {
    refreshes: [api.templates.search],
    says: ({ name }) => texts.duplicated(name),
    selection: false,
  })
  const run = async ({ key }: TemplateRow) => {
    const copy = await duplicate.run({ params: { key: String(key) }, query: {} })
    if (copy) await navigate(campaignTemplatePath(copy.key))
  }
  return (template) => void run(template)
}
