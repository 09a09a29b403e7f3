import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { accessTexts } from '@marquee/rules/access'
import { marketProfileReasons } from '@marquee/rules/market-profiles'
import { whyNot } from '../../../api/index.ts'
import { showMoment } from '../../../widgets/calendar/index.ts'
import { EnlargingLogo, LogoStatusChip, logoTexts } from '../../../widgets/market-profiles/index.ts'
import { describeMarket, placeOf } from '../../../widgets/markets/index.ts'
import { useTellingBrandName } from '../../../widgets/user-state/index.ts'
import { LogoChoice, type LogoChoiceProps } from './logo-choice.tsx'

export interface LogoCardProps extends LogoChoiceProps {
  onStale: () => void
}

export function LogoCard({ logo, chosen, isLocked, onStale }: LogoCardProps) {
  const { market, status, uploadedBy, uploadedAt, reason, can } = logo
  const place = placeOf(market, useTellingBrandName())
  const isWaiting = status === 'PENDING'
  const mayNot = isWaiting
    ? whyNot(can.decide, { ...accessTexts, ...marketProfileReasons })
    : undefined
  return (
    <Card
      component="li"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        ...(chosen.has(logo) && { borderColor: 'primary.main', boxShadow: 1 }),
      }}
    >
      <EnlargingLogo logo={logo} marketName={market.name} onBroken={onStale} />
      <Box sx={{ p: 4, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'start', justifyContent: 'space-between' }}>
          <LogoChoice logo={logo} chosen={chosen} isLocked={isLocked || mayNot !== undefined} />
          <LogoStatusChip status={status} />
        </Box>
        <Typography sx={{ color: 'text.secondary' }}>
          {describeMarket(market)}
          {place && <br />}
          {place}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {logoTexts.handedIn(uploadedBy, showMoment(uploadedAt))}
        </Typography>
        {(mayNot ?? reason) && (
          <Typography sx={{ whiteSpace: 'pre-line' }}>
            {mayNot ?? logoTexts.why(reason ?? '')}
          </Typography>
        )}
      </Box>
    </Card>
  )
}
