import { api, useOperation } from '../../api/index.ts'
import { CountBadge } from '../../ui/badge/index.ts'
import { waitingTexts } from './texts.ts'

const EACH_MINUTE = 60_000

/** How much waits for a decision of the person; nothing where that is not known. */
export function WaitingBadge() {
  const { response } = useOperation(
    api.approvals.count,
    {},
    { selection: false, again: () => EACH_MINUTE },
  )
  return <CountBadge count={response?.waiting ?? 0} label={waitingTexts.badge} />
}
