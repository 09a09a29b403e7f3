import {
  changeNames,
  describeChange,
  describeUndoCounts,
  describeWhyStays,
  levelNames,
  undoCountNames,
  type UndoCounts,
} from '@marquee/rules/network'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { api, useChange, useOperation, whyNot } from '../../../../api/index.ts'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import { Facts } from '../../../../ui/facts/index.ts'
import { PlainDialog } from '../../../../ui/plain-dialog/index.ts'
import { PlainTable } from '../../../../ui/plain-table/index.ts'
import { ErrorState, TextSkeleton } from '../../../../ui/states/index.ts'
import type { NetworkUndo } from '../answers.ts'
import { figure, reasons } from '../texts.ts'
import { CHANGED_BY_NETWORK } from '../use-markets.ts'
import { undoTexts as texts } from './texts.ts'

interface UndoDialogProps {
  importKey: number
  fileName: string
  onClose: () => void
  onUndone?: () => void
}

/** Asks before an import is undone: how much goes and goes back, and what stays and why. */
export function UndoDialog({ importKey, fileName, onClose, onUndone }: UndoDialogProps) {
  const params = { id: String(importKey) }
  const query = useOperation(api.network.readUndo, { params }, { selection: false })
  const change = useChange(api.network.undo, {
    refreshes: CHANGED_BY_NETWORK,
    success: ({ counts }) => texts.done(describeUndoCounts(counts)),
    selection: false,
  })
  const plan = query.response
  const act = async (fingerprint: string) => {
    const done = await change.run({ params, query: { fingerprint } })
    if (!done) return query.retry()
    onClose()
    onUndone?.()
  }
  return (
    <PlainDialog
      open
      width="md"
      fillsNarrow
      title={texts.title(fileName)}
      onClose={change.isRunning ? undefined : onClose}
      actions={
        <DialogActions>
          <Button autoFocus variant="outlined" onClick={onClose} disabled={change.isRunning}>
            {texts.no}
          </Button>
          {plan && (
            <ReasonButton
              variant="contained"
              loading={change.isRunning}
              reason={whyNot(plan.can.undo, reasons)}
              onClick={() => void act(plan.fingerprint)}
            >
              {texts.yes(howMany(plan.counts))}
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
      {plan && <Plan plan={plan} />}
    </PlainDialog>
  )
}

const howMany = ({ stays: _, ...counts }: UndoCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

function Plan({ plan: { counts, removed, changed, stays, can } }: { plan: NetworkUndo }) {
  const names = Object.keys(undoCountNames) as (keyof UndoCounts)[]
  const reason = whyNot(can.undo, reasons)
  const hasNew = stays.some(({ field }) => field === null)
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {reason && <Alert severity="warning">{reason}</Alert>}
      <Facts
        facts={names.map((name) => [
          undoCountNames[name],
          counts[name] > 0 && figure(counts[name]),
        ])}
      />
      <Lines
        title={texts.stays}
        all={stays.length}
        headers={[texts.market, texts.why]}
        rows={stays.map((one) => [nameOf(one), describeWhyStays(asStaying(one))])}
      />
      <Lines
        title={texts.changed}
        all={counts.moved + counts.closed + counts.reopened + counts.changed}
        headers={[texts.market, texts.what]}
        rows={changed.map((one) => [
          nameOf(one),
          `${changeNames[one.kind]}. ${one.changes.map(describeChange).join('; ')}`,
        ])}
      />
      <Lines
        title={texts.removed}
        all={counts.removed}
        headers={[texts.market]}
        rows={removed.map((one) => [nameOf(one)])}
      />
      <div>
        {counts.moved > 0 && <Typography sx={{ mb: 2 }}>{texts.groups}</Typography>}
        {hasNew && <Typography sx={{ mb: 2 }}>{texts.closing}</Typography>}
        <Typography>{texts.final}</Typography>
      </div>
    </Box>
  )
}

const asStaying = ({ field, reason }: NetworkUndo['stays'][number]) => ({
  field: field ?? undefined,
  reason,
})

const nameOf = ({ level, sourceId, name }: NetworkUndo['removed'][number]) =>
  `${levelNames[level]} ${sourceId} ${name}`

interface LinesProps {
  title: string
  headers: readonly string[]
  rows: readonly (readonly ReactNode[])[]
  /** Of all, those that are not listed included. */
  all: number
}

function Lines({ title, headers, rows, all }: LinesProps) {
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
