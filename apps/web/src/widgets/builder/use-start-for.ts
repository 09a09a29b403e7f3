import type { AnswerOf } from '@marquee/contract/operation'
import type { templates } from '@marquee/contract/templates'
import { api, useOperation } from '../../api/index.ts'
import type { ChosenMarket } from '../markets/index.ts'

type Template = AnswerOf<typeof templates.read>

export const NOT_OFFERED = 'campaign-template.not-offered'

/** May a campaign be started for the chosen market? The page has read the template for the selected one. */
export function useStartFor(
  { key, can }: Template,
  market: ChosenMarket | null,
): Template['can']['start'] {
  const { response, failure } = useOperation(
    api.templates.read,
    { params: { key: String(key) }, query: { marketKey: String(market?.key) } },
    { enabled: market !== null, selection: false },
  )
  if (market === null) return can.start
  if (failure?.status === 404) return { ok: false, reason: NOT_OFFERED }
  return response?.can.start ?? can.start
}
