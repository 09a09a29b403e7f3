import type { AnswerOf } from '@marquee/contract/operation'
import type { orders } from '@marquee/contract/orders'
import { showDate } from '@marquee/rules/calendar'
import { channelNames } from '@marquee/rules/channels'
import { showMoney } from '@marquee/rules/money'
import { billTexts, lineName, shownLine, shownTotal, totalLabel } from '@marquee/rules/orders'
import { showPiecePrice } from '@marquee/rules/templates'
import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { Section } from '../../ui/page/index.ts'

type Order = AnswerOf<typeof orders.read>

/** What is shown of an order, or of one dealer's part of it. */
type Lines = Pick<Order, 'lines' | 'payments' | 'pieces' | 'totalDiscount' | 'estimatedCost'> &
  Partial<Pick<Order, 'monthly' | 'monthlyCap'>>

/** What it costs, by dealer and channel, and when it is paid. */
export function OrderLines({ order, title = linesTexts.lines }: { order: Lines; title?: string }) {
  const { lines, payments, monthly = null } = order
  return (
    <>
      <Section
        title={title}
        description={monthly ? linesTexts.monthlyNote : linesTexts.note}
        framed
      >
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={title}>
          <Table size="small" sx={narrowCells}>
            <Columns />
            <TableBody>
              {lines.map((line) => (
                <Line key={`${line.campaignKey} ${line.channel}`} line={line} monthly={monthly} />
              ))}
            </TableBody>
            <Total order={order} />
          </Table>
        </Box>
      </Section>
      {payments.length > 0 && (
        <Section title={linesTexts.payments} framed>
          {[...byDay(payments)].map(([day, amount]) => (
            <Typography key={day}>
              {linesTexts.payment(showMoney(amount), showDate(day))}
            </Typography>
          ))}
        </Section>
      )}
    </>
  )
}

/** Where there is no room for all columns, what they say stands below the dealer. */
const onlyWide = { display: { xs: 'none', sm: 'table-cell' } } as const
const onlyNarrow = { display: { xs: 'block', sm: 'none' }, color: 'text.secondary' } as const
const narrowCells = { '& td, & th': { px: { xs: 1, sm: 4 } } } as const

function Columns() {
  const { dealer, channel, ...figures } = linesTexts.columns
  return (
    <TableHead>
      <TableRow>
        <TableCell>{dealer}</TableCell>
        <TableCell sx={onlyWide}>{channel}</TableCell>
        <Figures {...figures} />
      </TableRow>
    </TableHead>
  )
}

interface LineProps {
  line: Lines['lines'][number]
  monthly: Order['monthly']
}

function Line({ line, monthly }: LineProps) {
  const { channel, pricePerPiece, totalDiscount } = line
  const price = showPiecePrice(pricePerPiece)
  const shown = shownLine(line, monthly)
  const below = [
    channelNames[channel],
    linesTexts.each(price),
    totalDiscount && linesTexts.less(shown.discount),
  ]
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {lineName(line)}
        <Typography variant="caption" sx={onlyNarrow}>
          {below.filter(Boolean).join(', ')}
        </Typography>
      </TableCell>
      <TableCell sx={onlyWide}>{channelNames[channel]}</TableCell>
      <Figures {...shown} price={price} />
    </TableRow>
  )
}

function Total({ order }: { order: Lines }) {
  const { monthly = null, monthlyCap = null } = order
  return (
    <TableFooter>
      <TableRow sx={{ '& td': { fontWeight: 700, color: 'text.primary', fontSize: 'inherit' } }}>
        <TableCell>{totalLabel(monthly, monthlyCap)}</TableCell>
        <TableCell sx={onlyWide} />
        <Figures {...shownTotal(order, monthly)} price="" />
      </TableRow>
    </TableFooter>
  )
}

type FiguresProps = Readonly<Record<'pieces' | 'price' | 'discount' | 'cost', string>>

function Figures({ pieces, price, discount, cost }: FiguresProps) {
  return (
    <>
      <TableCell align="right">{pieces}</TableCell>
      <TableCell align="right" sx={onlyWide}>
        {price}
      </TableCell>
      <TableCell align="right" sx={onlyWide}>
        {discount}
      </TableCell>
      <TableCell align="right">{cost}</TableCell>
    </>
  )
}

/** All who are billed pay on the same days. */
function byDay(payments: Lines['payments']) {
  const days = new Map<Lines['payments'][number]['date'], number>()
  for (const { date, amount } of payments) days.set(date, (days.get(date) ?? 0) + amount)
  return days
}

const linesTexts = {
  ...billTexts,
  lines: 'Lines',
  each: (price: string) => `${price} each`,
  less: (discount: string) => `less ${discount}`,
  payments: 'Deferred payments',
  payment: (amount: string, day: string) => `${amount} on ${day}`,
} as const
