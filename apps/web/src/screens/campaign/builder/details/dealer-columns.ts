import type { DealerRow } from '@marquee/rules/campaigns'
import type { GridColumn } from '../../../../ui/grid/index.ts'
import { texts } from './texts.ts'

/** As wide as the specification says. */
const WIDTHS = {
  dealerName: 331,
  dealerId: 125,
  dealerZone: 100,
  dealerDistrict: 100,
  dealerEnrollment: 200,
} as const

export const dealerColumns: readonly GridColumn<DealerRow>[] = (
  ['dealerName', 'dealerId', 'dealerZone', 'dealerDistrict', 'dealerEnrollment'] as const
).map((id) => ({
  id,
  title: texts.dealers.columns[id],
  value: (row) => row[id],
  width: WIDTHS[id],
}))
