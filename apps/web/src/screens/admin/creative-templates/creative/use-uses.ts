import { api, useOperation } from '../../../../api/index.ts'

/** Which templates, drafts and orders use a creative; a new one is used nowhere. */
export const useUses = (creativeKey: number | undefined) =>
  useOperation(
    api.creatives.uses,
    { params: { key: String(creativeKey) } },
    { selection: false, enabled: creativeKey !== undefined },
  )
