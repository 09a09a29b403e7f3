import type { DealerRow } from '@marquee/rules/campaigns'
import { DEALER_COLUMNS } from './dealer-columns.ts'
import { texts } from './texts.ts'

interface DealerLineProps {
  row: DealerRow
  isChosen: boolean
  onToggle: (id: number) => void
}

/** As plain as can be: there are many, and each search changes them all. */
export function DealerLine({ row, isChosen, onToggle }: DealerLineProps) {
  return (
    <tr data-chosen={isChosen || undefined}>
      <td>
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={texts.dealers.select(row.dealerName)}
          onChange={() => onToggle(row.id)}
        />
      </td>
      {DEALER_COLUMNS.map(({ id }) => (
        <td key={id} title={row[id]}>
          {row[id]}
        </td>
      ))}
    </tr>
  )
}
