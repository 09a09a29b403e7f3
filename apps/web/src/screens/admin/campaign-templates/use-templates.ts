import type { Category, TemplateStatus } from '@marquee/rules/templates'
import { useMemo, useState } from 'react'
import { api, useOperation, type QueryState } from '../../../api/index.ts'
import type { TemplateRow, TemplatesPage } from './answers.ts'

export interface TemplateFilters {
  text: string
  category: Category | undefined
  status: TemplateStatus | undefined
  /** Only templates of this brand. */
  hierarchyId: string | undefined
}

export interface Templates {
  query: QueryState<TemplatesPage>
  rows: readonly TemplateRow[]
  filters: TemplateFilters
  setFilters: (part: Partial<TemplateFilters>) => void
  isNarrowed: boolean
}

/** All templates of an author's brands, also those that are not offered. */
export function useTemplates(): Templates {
  const [filters, replaceFilters] = useState<TemplateFilters>({
    text: '',
    category: undefined,
    status: undefined,
    hierarchyId: undefined,
  })
  const { text, category, status, hierarchyId } = filters
  const query = {
    includeInactive: 'true' as const,
    sort: 'name' as const,
    ...(text && { text }),
    ...(category && { category }),
    ...(hierarchyId && { hierarchyId }),
  }
  const templatesQuery = useOperation(
    api.templates.search,
    { query },
    { selection: false, keepsPrevious: true },
  )
  const found = templatesQuery.response?.campaignTemplates
  const rows = useMemo(
    () => (found ?? []).filter((template) => status === undefined || template.status === status),
    [found, status],
  )
  return {
    query: templatesQuery,
    rows,
    filters,
    setFilters: (part) => replaceFilters((now) => ({ ...now, ...part })),
    isNarrowed: Object.values(filters).some(Boolean),
  }
}
