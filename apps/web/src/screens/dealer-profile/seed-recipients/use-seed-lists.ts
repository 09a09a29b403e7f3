import { api, useOperation } from '../../../api/index.ts'

/** The lists of the selected market. */
export const useSeedLists = () => useOperation(api.seedLists.list, { query: {} })
