import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { showCount, showMoney } from '@marquee/rules/money'
import { Section } from '../../../../ui/page/index.ts'
import { ErrorState, RowsSkeleton } from '../../../../ui/states/index.ts'
import { useBuilder } from '../builder.ts'
import { dealersTexts as texts } from './texts.ts'
import { useDealersOfMailer, type MailerDealer } from './use-dealers-of-mailer.ts'

/** What each dealer of a draft for several gets, and pays; the order says it once there is one. */
export function DealersPart() {
  const { campaign } = useBuilder()
  const { isOfSeveral, dealers, query } = useDealersOfMailer(campaign)
  const isShown = isOfSeveral && campaign.status === 'DRAFT'
  if (!isShown) return null
  const { status: loading, error, retry, isRefreshing } = query
  return (
    <Section title={texts.title} framed>
      {loading === 'failed' && (
        <ErrorState title={texts.failed} onRetry={retry} retrying={isRefreshing}>
          {error}
        </ErrorState>
      )}
      {loading === 'loading' && <RowsSkeleton rows={3} />}
      {dealers.length > 0 && <Dealers dealers={dealers} />}
    </Section>
  )
}

interface DealersProps {
  dealers: readonly MailerDealer[]
}

function Dealers({ dealers }: DealersProps) {
  const { columns } = texts
  const shared = dealers.reduce((sum, { overlap }) => sum + overlap, 0)
  return (
    <>
      <Table size="small" aria-label={texts.title} sx={narrowCells}>
        <TableHead>
          <TableRow>
            <TableCell>{columns.dealer}</TableCell>
            <TableCell align="right" sx={onlyWide}>
              {columns.households}
            </TableCell>
            <TableCell align="right">{columns.pieces}</TableCell>
            <TableCell align="right">{columns.cost}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {dealers.map(({ marketKey, name, filteredCount, pieces, estimatedCost }) => (
            <TableRow key={marketKey}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right" sx={onlyWide}>
                {showCount(filteredCount)}
              </TableCell>
              <TableCell align="right">{showCount(pieces)}</TableCell>
              <TableCell align="right">{showMoney(estimatedCost)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {shared > 0 && (
        <Typography variant="caption" component="p" sx={{ mt: 3, color: 'text.secondary' }}>
          {texts.shared}
        </Typography>
      )}
    </>
  )
}

const narrowCells = { '& td, & th': { px: { xs: 1, sm: 4 } } } as const
const onlyWide = { display: { xs: 'none', sm: 'table-cell' } } as const
