import { api, useChange } from '../../../api/index.ts'
import type { ChosenMarket } from '../../../widgets/markets/index.ts'
import { namedPerson, type PersonValues } from './person-values.rules.ts'
import { eraseTexts, suppressTexts } from './texts.ts'

interface LeavingAlone {
  /** Did it work? If not, the person has been told why. */
  leaveAlone: (values: PersonValues<ChosenMarket>) => Promise<boolean>
  isRunning: boolean
}

/** Sends nothing to somebody any more, or forgets them altogether. */
export function useLeaveAlone(doing: 'suppress' | 'erase'): LeavingAlone {
  const options = { refreshes: [api.customers.market], selection: false } as const
  const suppress = useChange(api.customers.suppress, {
    ...options,
    says: ({ households }) => suppressTexts.done(households),
  })
  const erase = useChange(api.customers.erase, {
    ...options,
    says: ({ households }) => eraseTexts.done(households),
  })
  const leaveAlone = async (values: PersonValues<ChosenMarket>) => {
    const { where, channel, reason } = values
    if (!where) return false
    const what = { marketKey: where.key, person: namedPerson(values) }
    const answer =
      doing === 'erase'
        ? await erase.run({ body: what })
        : await suppress.run({ body: { ...what, channel, reason } })
    return answer !== undefined
  }
  return { leaveAlone, isRunning: suppress.isRunning || erase.isRunning }
}
