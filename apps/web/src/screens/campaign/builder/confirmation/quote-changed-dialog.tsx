import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { showCount, showMoney } from '@marquee/rules/money'
import { PlainDialog } from '../../../../ui/plain-dialog/index.ts'
import { submitTexts } from './texts.ts'
import type { ChangedQuote } from './use-submit.ts'

interface QuoteChangedDialogProps {
  quote: ChangedQuote
  isRunning: boolean
  onAccept: () => void
  onBack: () => void
}

/** The figures that were shown, beside those of now: somebody takes them, or does not order. */
export function QuoteChangedDialog(props: QuoteChangedDialogProps) {
  const { quote, isRunning, onAccept, onBack } = props
  const { columns } = submitTexts
  return (
    <PlainDialog
      urgent
      open
      width="sm"
      title={submitTexts.changed}
      onClose={isRunning ? undefined : onBack}
      actions={
        <DialogActions>
          <Button autoFocus variant="outlined" onClick={onBack} disabled={isRunning}>
            {submitTexts.back}
          </Button>
          <Button variant="contained" onClick={onAccept} loading={isRunning}>
            {submitTexts.accept}
          </Button>
        </DialogActions>
      }
    >
      <Typography sx={{ mb: 3 }}>{submitTexts.changedIntro}</Typography>
      <Table size="small" aria-label={submitTexts.changed}>
        <TableHead>
          <TableRow>
            <TableCell />
            <TableCell align="right">{columns.shown}</TableCell>
            <TableCell align="right">{columns.present}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rowsOf(quote).map(([name, shown, present]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{shown}</TableCell>
              <TableCell align="right" sx={{ fontWeight: shown === present ? undefined : 700 }}>
                {present}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </PlainDialog>
  )
}

function rowsOf({ shown, present }: ChangedQuote): [string, string, string][] {
  const { rows } = submitTexts
  const count = (value: number | null = null) => (value === null ? '–' : showCount(value))
  const money = (value: number | null = null) => (value === null ? '–' : showMoney(value))
  return [
    [rows.households, count(shown?.totalSize), count(present.totalSize)],
    [rows.pieces, count(shown?.pieces), count(present.pieces)],
    [rows.discount, money(shown?.totalDiscount), money(present.totalDiscount)],
    [rows.cost, money(shown?.estimatedCost), money(present.estimatedCost)],
  ]
}
