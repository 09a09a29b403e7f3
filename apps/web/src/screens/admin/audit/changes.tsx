import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { AuditChange } from './answers.ts'
import { texts } from './texts.ts'

interface ChangesProps {
  changes: readonly AuditChange[]
  leftOut: number
}

/** Each row that was written, with its fields before and after. */
export function Changes({ changes, leftOut }: ChangesProps) {
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
