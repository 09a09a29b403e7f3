import type { DnsStanding } from '@marquee/rules/sending-domains'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { api, useOperation } from '../../../api/index.ts'
import { PlainTable } from '../../../ui/plain-table/index.ts'
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
  const label = texts.recordsOf(domain)
  return (
    <Box sx={{ mt: 5, display: 'grid', gap: 4, justifyItems: 'start' }} aria-live="polite">
      {status === 'loading' && <RowsSkeleton rows={4} />}
      {status === 'failed' && (
        <ErrorState title={texts.checkFailed} onRetry={query.retry} retrying={isRefreshing}>
          {query.error}
        </ErrorState>
      )}
      {response && (
        <>
          <Box sx={{ width: '100%', minWidth: 0 }}>
            <PlainTable
              label={label}
              wraps
              headers={[texts.record, texts.name, texts.value, texts.standing]}
              rows={response.records.map(({ kind, type, name, value, standing, found }) => ({
                id: kind,
                cells: [
                  `${kind} (${type})`,
                  <Code key="name">{name}</Code>,
                  <Code key="value">{value}</Code>,
                  <Now key="now" standing={standing} found={found} />,
                ],
              }))}
            />
          </Box>
          <Button variant="outlined" onClick={query.retry} disabled={isRefreshing}>
            {isRefreshing ? texts.checking : texts.checkAgain}
          </Button>
        </>
      )}
    </Box>
  )
}

const Code = ({ children }: { children: string }) => (
  <Box
    component="code"
    sx={{ display: 'block', minWidth: 180, maxWidth: 360, overflowWrap: 'anywhere' }}
  >
    {children}
  </Box>
)

const COLOURS: Readonly<Record<DnsStanding, 'success' | 'warning' | 'error' | 'default'>> = {
  there: 'success',
  look: 'warning',
  different: 'error',
  missing: 'error',
  unanswered: 'default',
}

function Now({ standing, found }: { standing: DnsStanding; found: readonly string[] }) {
  const isOther = standing === 'different' || standing === 'look'
  return (
    <Box sx={{ minWidth: 140 }}>
      <Chip
        size="small"
        variant="outlined"
        color={COLOURS[standing]}
        label={standingNames[standing]}
      />
      {isOther && found.length > 0 && (
        <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {texts.says(found)}
        </Typography>
      )}
    </Box>
  )
}
