import type { DealerRow } from '@marquee/rules/campaigns'
import { texts } from './texts.ts'

export type DealerColumn = Exclude<keyof DealerRow, 'id'>

/** In order, as wide as the specification says, in pixels. */
export const DEALER_COLUMNS = [
  { id: 'dealerName', width: 331 },
  { id: 'dealerId', width: 125 },
  { id: 'dealerZone', width: 100 },
  { id: 'dealerDistrict', width: 100 },
  { id: 'dealerEnrollment', width: 200 },
] as const satisfies readonly { id: DealerColumn; width: number }[]

export const columnTitle = (id: DealerColumn): string => texts.dealers.columns[id]
