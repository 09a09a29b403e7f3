import { showDate, type CalendarDate } from '@marquee/rules/calendar'
import { api, useOperation, whyNot } from '../../../../api/index.ts'
import { reasons } from '../texts.ts'
import { fileTexts } from './texts.ts'

interface DealerData {
  /** What serves until another file does, in words. */
  stands: string | undefined
  /** Why no file can be handed in. */
  whyNot: string | undefined
}

export function useDealerData(key: number | undefined): DealerData {
  const { response } = useOperation(
    api.customers.market,
    { params: { marketKey: String(key) } },
    { selection: false, enabled: key !== undefined },
  )
  const isServing = response && response.version > 0 && response.asOf !== null
  return {
    stands: isServing
      ? fileTexts.stands(response.households, showDate(response.asOf as CalendarDate))
      : undefined,
    whyNot: whyNot(response?.can.upload, reasons),
  }
}
