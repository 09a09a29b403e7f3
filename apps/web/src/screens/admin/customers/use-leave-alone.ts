import { api, useChange } from '../../../api/index.ts'
import type { ChosenMarket } from '../../../widgets/markets/index.ts'
import { namedPerson, type Doing, type PersonValues } from './person-values.rules.ts'
import { eraseTexts, liftTexts, suppressTexts } from './texts.ts'

interface LeavingAlone {
  /** Did it work? If not, the person has been told why. */
  leaveAlone: (values: PersonValues<ChosenMarket>) => Promise<boolean>
  isRunning: boolean
}

/** Sends nothing to somebody any more, or something again, or forgets them altogether. */
export function useLeaveAlone(doing: Doing): LeavingAlone {
  const options = { refreshes: [api.customers.market], selection: false } as const
  const suppress = useChange(api.customers.suppress, {
    ...options,
    says: ({ households }) => suppressTexts.done(households),
  })
  const erase = useChange(api.customers.erase, {
    ...options,
    says: ({ households }) => eraseTexts.done(households),
  })
  const lift = useChange(api.customers.liftSuppression, {
    ...options,
    says: ({ lifted, households }) => liftTexts.done(lifted, households),
  })
  const leaveAlone = async (values: PersonValues<ChosenMarket>) => {
    const { where, channel, reason, liftedFor } = values
    if (!where) return false
    const what = { marketKey: where.key, person: namedPerson(values) }
    const does = {
      suppress: () => suppress.run({ body: { ...what, channel, reason } }),
      lift: () => lift.run({ body: { ...what, channel, reason: liftedFor } }),
      erase: () => erase.run({ body: what }),
    }
    return (await does[doing]()) !== undefined
  }
  return { leaveAlone, isRunning: suppress.isRunning || lift.isRunning || erase.isRunning }
}
