import type { Category, TemplateStatus } from '@marquee/rules/templates'
import { useState } from 'react'
import { api, useOperation, type Asked } from '../../../api/index.ts'
import type { TemplateRow, TemplatesPage } from './answers.ts'

export interface Wanted {
  text: string
  category: Category | undefined
  status: TemplateStatus | undefined
}

export interface Templates {
  asked: Asked<TemplatesPage>
  rows: readonly TemplateRow[]
  wanted: Wanted
  want: (part: Partial<Wanted>) => void
  isNarrowed: boolean
}

/** All templates of an author's brands, also those that are not offered. */
export function useTemplates(): Templates {
  const [wanted, setWanted] = useState<Wanted>({
    ...{ text: '', category: undefined, status: undefined },
  })
  const { text, category, status } = wanted
  const query = {
    ...({ includeInactive: 'true', sort: 'name' } as const),
    ...(text && { text }),
    ...(category && { category }),
  }
  const asked = useOperation(
    api.templates.search,
    { query },
    { selection: false, keepsPrevious: true },
  )
  const found = asked.response?.campaignTemplates ?? []
  return {
    asked,
    rows: found.filter((template) => status === undefined || template.status === status),
    wanted,
    want: (part) => setWanted((now) => ({ ...now, ...part })),
    isNarrowed: text !== '' || category !== undefined || status !== undefined,
  }
}
