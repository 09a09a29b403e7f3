import { api, useOperation, type Asked } from '../../../../api/index.ts'
import type { Creative } from '../answers.ts'

export interface AskedCreative {
  creative: Creative | undefined
  /** The names of the allowed hosts of external previews. */
  hosts: readonly string[] | undefined
  isLoading: boolean
  /** What could not be loaded. */
  failed: Asked<unknown> | undefined
}

/** A creative, where there is one to edit or to copy, and what any of them may be shown by. */
export function useAskedCreative(key: string | undefined): AskedCreative {
  const creative = useOperation(
    api.creatives.read,
    { params: { key: key ?? '' }, query: {} },
    { selection: false, enabled: key !== undefined },
  )
  // One is enough: the hosts are the same for all of them.
  const some = useOperation(api.creatives.search, {
    query: { type: 'CAMPAIGN_TEMPLATE', size: '1' },
  })
  const all = key === undefined ? [some] : [creative, some]
  return {
    creative: key === undefined ? undefined : creative.response,
    hosts: some.response?.previewHosts,
    isLoading: all.some(({ status }) => status === 'loading'),
    failed: all.find(({ status }) => status === 'failed'),
  }
}
