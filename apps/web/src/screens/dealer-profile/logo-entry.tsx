import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { showMoment } from '../../widgets/calendar/index.ts'
import { EnlargingLogo, LogoStatusChip, logoTexts } from '../../widgets/market-profiles/index.ts'
import { LogoDecision, type LogoDecisionProps } from './logo-decision.tsx'
import { logoPartTexts } from './texts.ts'

interface LogoEntryProps extends LogoDecisionProps {
  marketName: string
}

const PLACES = {
  APPROVED: logoPartTexts.inUse,
  PENDING: logoPartTexts.waiting,
  REJECTED: logoPartTexts.back,
}

export function LogoEntry({ logo, marketKey, marketName, onStale }: LogoEntryProps) {
  const { status, uploadedBy, uploadedAt, reason } = logo
  return (
    <Card component="article" aria-label={PLACES[status]}>
      <EnlargingLogo logo={logo} marketName={marketName} onBroken={onStale} />
      <Box sx={{ p: 4, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
          <Typography variant="subtitle2" component="h4">
            {PLACES[status]}
          </Typography>
          <LogoStatusChip status={status} />
        </Box>
        <Typography sx={{ color: 'text.secondary' }}>
          {logoTexts.handedIn(uploadedBy, showMoment(uploadedAt))}
        </Typography>
        {reason !== null && (
          <Typography sx={{ whiteSpace: 'pre-line' }}>{logoTexts.why(reason)}</Typography>
        )}
        <LogoDecision logo={logo} marketKey={marketKey} onStale={onStale} />
      </Box>
    </Card>
  )
}
