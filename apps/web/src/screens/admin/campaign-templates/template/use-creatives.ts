import { api, useOperation } from '../../../../api/index.ts'
import type { Creative } from '../answers.ts'
import { creativeTexts } from './texts.ts'

/** All at once, as the specification wants. */
const ALL = '10000'
const NONE: readonly Creative[] = []

export interface Creatives {
  creatives: readonly Creative[]
  nameOf: (key: number) => string
  status: 'idle' | 'loading' | 'succeeded' | 'failed'
  error: string | undefined
  retry: () => void
}

/** The creatives of a brand, for its authors. */
export function useCreatives(hierarchyId: string): Creatives {
  const { response, status, error, retry } = useOperation(
    api.creatives.search,
    { query: { hierarchyId, type: 'CAMPAIGN_TEMPLATE', size: ALL } },
    { enabled: hierarchyId !== '', selection: false },
  )
  const creatives = response?.customCreativeTemplates ?? NONE
  const nameOf = (key: number) =>
    creatives.find((creative) => creative.key === key)?.name ??
    (status === 'succeeded' ? creativeTexts.gone : `${key}`)
  return { creatives, nameOf, status, error, retry }
}
