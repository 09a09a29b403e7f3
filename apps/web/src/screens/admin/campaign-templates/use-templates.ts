import type { Category, TemplateStatus } from '@marquee/rules/templates'
import { useMemo, useState } from 'react'
import { api, useOperation, type Asked } from '../../../api/index.ts'
import type { TemplateRow, TemplatesPage } from './answers.ts'

export interface Wanted {
  text: string
  category: Category | undefined
  status: TemplateStatus | undefined
  /** Only templates of this brand. */
  hierarchyId: string | undefined
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
    text: '',
    category: undefined,
    status: undefined,
    hierarchyId: undefined,
  })
  const { text, category, status, hierarchyId } = wanted
  const query = {
    includeInactive: 'true' as const,
    sort: 'name' as const,
    ...(text && { text }),
    ...(category && { category }),
    ...(hierarchyId && { hierarchyId }),
  }
  const asked = useOperation(
    api.templates.search,
    { query },
    { selection: false, keepsPrevious: true },
  )
  const found = asked.response?.campaignTemplates
  const rows = useMemo(
    () => (found ?? []).filter((template) => status === undefined || template.status === status),
    [found, status],
  )
  return {
    asked,
    rows,
    wanted,
    want: (part) => setWanted((now) => ({ ...now, ...part })),
    isNarrowed: Object.values(wanted).some(Boolean),
  }
}
