import { showDate } from '@marquee/rules/calendar'
import { showCount } from '@marquee/rules/money'
import { sendingStateNames } from '@marquee/rules/sendings'
import Box from '@mui/material/Box'
import { PlainTable } from '../../ui/plain-table/index.ts'
import type { Sending, Sendings } from './answers.ts'
import { MoveOne } from './move-one.tsx'
import { pieceName } from './piece-name.rules.ts'
import { leftOutInWords } from './sums.rules.ts'
import { texts } from './texts.ts'

interface SendingsTableProps {
  campaignKey: number
  sendings: Sendings
}

/** A line for each piece, wave and dealer. */
export function SendingsTable({ campaignKey, sendings }: SendingsTableProps) {
  const { piece, dealer, day, state } = texts.columns
  const isForSeveral = new Set(sendings.map(({ market }) => market.key)).size > 1
  const named = isForSeveral ? [piece, dealer] : [piece]
  return (
    <Box sx={{ my: 4 }}>
      <PlainTable
        label={texts.title}
        headers={[...named, day, state, texts.planned, texts.sent, texts.leftOut, '']}
        figuresFrom={named.length + 2}
        rows={sendings.map((sending) => ({
          id: sending.key,
          cells: [
            ...(isForSeveral ? [pieceName(sending), sending.market.name] : [pieceName(sending)]),
            showDate(sending.dueOn),
            standing(sending),
            sending.planned === null ? texts.onItsDay : showCount(sending.planned),
            showCount(sending.pieces.accepted),
            <span key="left-out" title={leftOutInWords([sending])}>
              {showCount(sending.pieces.suppressed)}
            </span>,
            <MoveOne key="move" campaignKey={campaignKey} sending={sending} />,
          ],
        }))}
      />
    </Box>
  )
}

const standing = ({ state, plannedAt }: Sending): string =>
  state === 'running' && plannedAt === null ? texts.scheduled : sendingStateNames[state]
