import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { showDate } from '@marquee/rules/calendar'
import { channelNames } from '@marquee/rules/channels'
import { showCount, showMoney } from '@marquee/rules/money'
import { showPiecePrice } from '@marquee/rules/templates'
import { Section } from '../../ui/page/index.ts'
import type { Lines } from './answers.ts'
import { linesTexts as texts } from './texts.ts'

/** What it costs, by dealer and channel, and when it is paid. */
export function OrderLines({ order, title = texts.lines }: { order: Lines; title?: string }) {
  const { lines, payments } = order
  return (
    <>
      <Section title={title} description={texts.note} framed>
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={title}>
          <Table size="small">
            <Columns />
            <TableBody>
              {lines.map((line) => (
                <Line key={`${line.campaignKey} ${line.channel}`} line={line} />
              ))}
            </TableBody>
            <Total order={order} />
          </Table>
        </Box>
      </Section>
      {payments.length > 0 && (
        <Section title={texts.payments} framed>
          {[...byDay(payments)].map(([day, amount]) => (
            <Typography key={day}>{texts.payment(showMoney(amount), showDate(day))}</Typography>
          ))}
        </Section>
      )}
    </>
  )
}

function Columns() {
  const { dealer, channel, ...figures } = texts.columns
  return (
    <TableHead>
      <TableRow>
        <TableCell>{dealer}</TableCell>
        <TableCell>{channel}</TableCell>
        {Object.values(figures).map((name) => (
          <TableCell key={name} align="right">
            {name}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  )
}

const count = (value: number | null): string => (value === null ? texts.asSent : showCount(value))
const money = (value: number | null): string => (value === null ? texts.asSent : showMoney(value))

function Line({ line }: { line: Lines['lines'][number] }) {
  const { market, channel, pieces, pricePerPiece, totalDiscount, estimatedCost } = line
  const figures = [
    count(pieces),
    showPiecePrice(pricePerPiece),
    money(totalDiscount),
    money(estimatedCost),
  ]
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {market.name}
      </TableCell>
      <TableCell>{channelNames[channel]}</TableCell>
      {figures.map((figure, at) => (
        <TableCell key={at} align="right">
          {figure}
        </TableCell>
      ))}
    </TableRow>
  )
}

function Total({ order: { pieces, totalDiscount, estimatedCost } }: { order: Lines }) {
  const figures = [count(pieces), '', money(totalDiscount), money(estimatedCost)]
  return (
    <TableFooter>
      <TableRow sx={{ '& td': { fontWeight: 700, color: 'text.primary', fontSize: 'inherit' } }}>
        <TableCell colSpan={2}>{texts.total}</TableCell>
        {figures.map((figure, at) => (
          <TableCell key={at} align="right">
            {figure}
          </TableCell>
        ))}
      </TableRow>
    </TableFooter>
  )
}

/** All who are billed pay on the same days. */
function byDay(payments: Lines['payments']) {
  const days = new Map<Lines['payments'][number]['date'], number>()
  for (const { date, amount } of payments) days.set(date, (days.get(date) ?? 0) + amount)
  return days
}
