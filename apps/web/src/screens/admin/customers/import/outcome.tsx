import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { showDate, type CalendarDate } from '@marquee/rules/calendar'
import { Link } from 'react-router'
import { api, useOperation } from '../../../../api/index.ts'
import { customerImportPath } from '../../../../app/paths.ts'
import type { CustomerImport } from '../answers.ts'
import { Counts } from './counts.tsx'
import { RejectedRows } from './rejected-rows.tsx'
import { outcomeTexts } from './texts.ts'

/** What came of an import: what is counted now, or what still serves; and what could not be used. */
export function Outcome({ customerImport }: { customerImport: CustomerImport }) {
  const { key, state, counts, rejectedRows } = customerImport
  return (
    <Box sx={{ display: 'grid', gap: 7 }}>
      {state === 'PUBLISHED' ? (
        <Published customerImport={customerImport} />
      ) : (
        <NotPublished customerImport={customerImport} />
      )}
      {counts.rows > 0 && <Counts counts={counts} />}
      {rejectedRows !== null && <RejectedRows key={key} importKey={key} address={rejectedRows} />}
      <Button
        component={Link}
        to={customerImportPath('new')}
        variant="outlined"
        sx={{ justifySelf: 'start' }}
      >
        {outcomeTexts.another}
      </Button>
    </Box>
  )
}

function Published({ customerImport: { marketName } }: { customerImport: CustomerImport }) {
  return (
    <Alert severity="success" role="status">
      <Typography variant="subtitle2">{outcomeTexts.published(marketName)}</Typography>
      <Typography>{outcomeTexts.publishedWhy}</Typography>
    </Alert>
  )
}

function NotPublished({ customerImport }: { customerImport: CustomerImport }) {
  const { state, problem, marketKey } = customerImport
  const hasFailed = state === 'FAILED'
  return (
    <Alert severity={hasFailed ? 'error' : 'info'} role={hasFailed ? 'alert' : 'status'}>
      <Typography variant="subtitle2">
        {hasFailed ? outcomeTexts.failed : outcomeTexts.cancelled}
      </Typography>
      {problem && (
        <Typography>
          {problem.line !== null && `${outcomeTexts.line(problem.line)}: `}
          {problem.message}
        </Typography>
      )}
      <StillServes marketKey={marketKey} />
    </Alert>
  )
}

function StillServes({ marketKey }: { marketKey: number }) {
  const { response } = useOperation(
    api.customers.market,
    { params: { marketKey: String(marketKey) } },
    { selection: false },
  )
  if (!response) return null
  const { version, households, asOf } = response
  return (
    <Typography>
      {version > 0 && asOf !== null
        ? outcomeTexts.served(households, showDate(asOf as CalendarDate))
        : outcomeTexts.nothingServes}
    </Typography>
  )
}
