import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { QueryState } from '../../api/index.ts'
import { ReasonButton } from '../../ui/disabled-reason/index.ts'
import { Facts } from '../../ui/facts/index.ts'
import { PlainDialog } from '../../ui/plain-dialog/index.ts'
import { PlainTable } from '../../ui/plain-table/index.ts'
import { ErrorState, TextSkeleton } from '../../ui/states/index.ts'
import type { QuestionProps } from './question-props.ts'
import { undoTexts as texts } from './texts.ts'

interface UndoDialogProps<Plan> extends Omit<QuestionProps, 'importKey'> {
  query: QueryState<Plan>
  isRunning: boolean
  /** Does what was looked at; false where it was refused. */
  run: (plan: Plan) => Promise<boolean>
  /** Why it may not be undone; undefined where it may. */
  reasonOf: (plan: Plan) => string | undefined
  /** On the button, with the figure. */
  yes: (plan: Plan) => string
  /** How much goes, goes back and stays. */
  figures: (plan: Plan) => readonly (readonly [string, number])[]
  /** What it is, line by line. */
  children: (plan: Plan) => ReactNode
  /** What else is worth a sentence before an undo. */
  notes?: (plan: Plan) => readonly string[]
  /** What cannot be taken back, and how to go on. */
  final?: string
}

/** Asks before an import is undone: how much goes and goes back, and what stays and why. */
export function UndoDialog<Plan>({
  fileName,
  query,
  isRunning,
  run,
  reasonOf,
  yes,
  onClose,
  onUndone,
  ...shown
}: UndoDialogProps<Plan>) {
  const plan = query.response
  const act = async (looked: Plan) => {
    if (!(await run(looked))) return query.retry()
    onClose()
    onUndone?.()
  }
  return (
    <PlainDialog
      open
      width="md"
      fillsNarrow
      title={texts.title(fileName)}
      onClose={isRunning ? undefined : onClose}
      actions={
        <DialogActions>
          <Button autoFocus variant="outlined" onClick={onClose} disabled={isRunning}>
            {texts.no}
          </Button>
          {plan && (
            <ReasonButton
              variant="contained"
              loading={isRunning}
              reason={reasonOf(plan)}
              onClick={() => void act(plan)}
            >
              {yes(plan)}
            </ReasonButton>
          )}
        </DialogActions>
      }
    >
      {query.status === 'loading' && <TextSkeleton lines={4} />}
      {query.status === 'failed' && (
        <ErrorState title={texts.loadFailed} onRetry={query.retry} retrying={query.isRefreshing}>
          {query.error}
        </ErrorState>
      )}
      {plan && <Plan plan={plan} reason={reasonOf(plan)} {...shown} />}
    </PlainDialog>
  )
}

interface PlanProps<Plan> extends Pick<
  UndoDialogProps<Plan>,
  'figures' | 'children' | 'notes' | 'final'
> {
  plan: Plan
  reason: string | undefined
}

function Plan<Plan>({
  plan,
  reason,
  figures,
  children,
  notes,
  final = texts.final,
}: PlanProps<Plan>) {
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {reason && <Alert severity="warning">{reason}</Alert>}
      <Facts
        facts={figures(plan).map(([name, count]) => [
          name,
          count > 0 && count.toLocaleString('en-US'),
        ])}
      />
      {children(plan)}
      <div>
        {notes?.(plan).map((note) => (
          <Typography key={note} sx={{ mb: 2 }}>
            {note}
          </Typography>
        ))}
        <Typography>{final}</Typography>
      </div>
    </Box>
  )
}

interface UndoLinesProps {
  title: string
  headers: readonly string[]
  rows: readonly (readonly ReactNode[])[]
  /** Of all, those that are not listed included. */
  all: number
}

/** What goes, goes back or stays, each in a line. */
export function UndoLines({ title, headers, rows, all }: UndoLinesProps) {
  if (rows.length === 0) return null
  return (
    <section>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box sx={{ maxHeight: '16rem', overflowY: 'auto' }}>
        <PlainTable
          label={title}
          wraps
          headers={headers}
          rows={rows.map((cells, at) => ({ id: at, cells }))}
        />
      </Box>
      {rows.length < all && (
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>
          {texts.first(rows.length, all)}
        </Typography>
      )}
    </section>
  )
}
