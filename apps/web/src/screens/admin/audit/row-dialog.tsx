import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { api, useOperation } from '../../../api/index.ts'
import { Facts } from '../../../ui/facts/index.ts'
import { PlainDialog } from '../../../ui/plain-dialog/index.ts'
import { showMoment } from '../../../widgets/calendar/index.ts'
import { Changes } from './changes.tsx'
import { outcomeNames, texts } from './texts.ts'

interface RowDialogProps {
  rowKey: number
  onClose: () => void
}

/** One row in full: who, what, from where, before and after, and its seal. */
export function RowDialog({ rowKey, onClose }: RowDialogProps) {
  const { response: row, error } = useOperation(
    api.audit.read,
    { params: { key: String(rowKey) } },
    { selection: false },
  )
  const { columns } = texts
  return (
    <PlainDialog
      open
      title={row?.event ?? texts.row(rowKey)}
      onClose={onClose}
      width="md"
      fillsNarrow
    >
      {error !== undefined && <Typography role="alert">{error}</Typography>}
      {row && (
        <Box sx={{ display: 'grid', gap: 6, overflowWrap: 'anywhere' }}>
          <Facts
            facts={[
              [columns.at, showMoment(row.at)],
              [
                columns.person,
                row.person ? (row.person.name ?? texts.outOfSight(row.person.key)) : texts.program,
              ],
              [columns.outcome, outcomeNames[row.outcome]],
              [columns.operation, row.operation],
              [columns.object, row.object?.toString()],
              [columns.client, row.client],
              [columns.agent, row.agent],
              [texts.details, inLines(row.details)],
              [texts.requestId, row.requestId],
              [
                texts.seal,
                row.seal
                  ? texts.sealed(row.seal.position, showMoment(row.seal.at))
                  : texts.unsealed,
              ],
              [texts.hash, row.seal?.hash],
            ]}
          />
          <Changes changes={row.changes} leftOut={row.changesLeftOut} />
        </Box>
      )}
    </PlainDialog>
  )
}

const inLines = (details: Readonly<Record<string, unknown>>) =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n')
