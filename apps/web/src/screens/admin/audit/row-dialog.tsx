import { eventName } from '@marquee/rules/operation'
import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { api, useOperation } from '../../../api/index.ts'
import { Facts } from '../../../ui/facts/index.ts'
import { PlainDialog } from '../../../ui/plain-dialog/index.ts'
import { showMoment } from '../../../widgets/calendar/index.ts'
import { outcomeNames, texts } from './texts.ts'
import { Things } from './things.tsx'
import type { AuditChange } from './use-audit.ts'

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
      title={row ? (eventName(row.event) ?? row.event) : texts.row(rowKey)}
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
              [columns.code, row.event],
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
          {row.aboutCount > 0 && (
            <Box component="section" aria-label={columns.about}>
              <Typography variant="h3">{columns.about}</Typography>
              <Things about={row.about} aboutCount={row.aboutCount} />
            </Box>
          )}
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

interface ChangesProps {
  changes: readonly AuditChange[]
  leftOut: number
}

/** Each row that was written, with its fields before and after. */
function Changes({ changes, leftOut }: ChangesProps) {
  return (
    <Box component="section" aria-label={texts.changes} sx={{ display: 'grid', gap: 4 }}>
      <Typography variant="h3">{texts.changes}</Typography>
      {changes.length === 0 && <Typography>{texts.noChanges}</Typography>}
      {changes.map((change, at) => (
        <OneChange key={at} change={change} />
      ))}
      {leftOut > 0 && <Typography>{texts.leftOut(leftOut)}</Typography>}
    </Box>
  )
}

function OneChange({ change }: { change: AuditChange }) {
  const { of, did, key, before = {}, after = {}, unquoted = [] } = change
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  const title = `${texts.did[did]}: ${of} ${JSON.stringify(key)}`
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={title}>
        <caption style={{ captionSide: 'top' }}>{title}</caption>
        <TableHead>
          <TableRow>
            <TableCell>{texts.field}</TableCell>
            <TableCell>{texts.before}</TableCell>
            <TableCell>{texts.after}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map((field) => (
            <TableRow key={field}>
              <TableCell component="th" scope="row">
                {field}
              </TableCell>
              <TableCell>{shown(before[field])}</TableCell>
              <TableCell>{shown(after[field])}</TableCell>
            </TableRow>
          ))}
          {unquoted.map((field) => (
            <TableRow key={field}>
              <TableCell component="th" scope="row">
                {field}
              </TableCell>
              <TableCell colSpan={2}>{texts.unquoted}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

const shown = (value: unknown): string => {
  if (value === undefined || value === null) return '–'
  return Array.isArray(value)
    ? value.join(', ')
    : typeof value === 'string'
      ? value
      : JSON.stringify(value)
}
