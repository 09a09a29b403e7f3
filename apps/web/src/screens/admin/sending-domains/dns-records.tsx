import type { AnswerOf } from '@marquee/contract/operation'
import type { sendingDomains } from '@marquee/contract/sending-domains'
import type { DnsStanding } from '@marquee/rules/sending-domains'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { api, useOperation } from '../../../api/index.ts'
import { ErrorState, RowsSkeleton } from '../../../ui/states/index.ts'
import { standingNames, texts } from './texts.ts'

interface DnsRecordsProps {
  brandId: string
  domain: string
}

/** What to set in the DNS of a domain, and what it says at this moment. */
export function DnsRecords({ brandId, domain }: DnsRecordsProps) {
  const query = useOperation(
    api.sendingDomains.check,
    { params: { hierarchyId: brandId } },
    { selection: false },
  )
  const { response, status, isRefreshing } = query
  return (
    <Box sx={{ mt: 5 }} aria-live="polite">
      {status === 'loading' && <RowsSkeleton rows={4} />}
      {status === 'failed' && (
        <ErrorState title={texts.checkFailed} onRetry={query.retry} retrying={isRefreshing}>
          {query.error}
        </ErrorState>
      )}
      {response && (
        <>
          <Box component="ul" aria-label={texts.recordsOf(domain)} sx={{ m: 0, mb: 4, p: 0 }}>
            {response.records.map((record) => (
              <Record key={record.kind} record={record} />
            ))}
          </Box>
          <Button variant="outlined" onClick={query.retry} disabled={isRefreshing}>
            {isRefreshing ? texts.checking : texts.checkAgain}
          </Button>
        </>
      )}
    </Box>
  )
}

type DnsRecord = AnswerOf<typeof sendingDomains.check>['records'][number]

const COLOURS: Readonly<Record<DnsStanding, 'success' | 'warning' | 'error' | 'default'>> = {
  there: 'success',
  look: 'warning',
  different: 'error',
  missing: 'error',
  unanswered: 'default',
}

function Record({ record: { kind, type, name, value, standing, found } }: { record: DnsRecord }) {
  const isOther = standing === 'different' || standing === 'look'
  return (
    <Box component="li" sx={line}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <Typography variant="subtitle2">{texts.kind(kind, type)}</Typography>
        <Chip
          size="small"
          variant="outlined"
          color={COLOURS[standing]}
          label={standingNames[standing]}
        />
      </Box>
      <Typography component="code" sx={code}>
        {name}
      </Typography>
      <Typography component="code" sx={code}>
        {value}
      </Typography>
      {isOther && found.length > 0 && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>{texts.says(found)}</Typography>
      )}
    </Box>
  )
}

const line = {
  display: 'grid',
  gap: 2,
  py: 4,
  borderTop: 1,
  borderColor: 'divider',
} as const

const code = {
  typography: 'body2',
  fontFamily: 'monospace',
  maxWidth: '80ch',
  overflowWrap: 'anywhere',
} as const
