import { marketProfileAbilityTexts } from '@marquee/rules/market-profiles'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { whyNot } from '../../../api/index.ts'
import { CardList } from '../../../ui/card-list/index.ts'
import { showMoment } from '../../../widgets/calendar/index.ts'
import {
  EnlargingLogo,
  LogoStatusChip,
  logoTexts,
  logoTypeNames,
} from '../../../widgets/market-profiles/index.ts'
import { describeMarket, placeOf } from '../../../widgets/markets/index.ts'
import { useBrandNameIfSeveral } from '../../../widgets/user-state/index.ts'
import { choiceTexts, texts } from './texts.ts'
import type { Chosen } from './use-chosen.ts'
import type { LogoPage, Logos, MarketLogo } from './use-logos.ts'

interface LogoListProps
  extends Omit<LogoCardProps, 'logo'>, Pick<Logos, 'page' | 'pages' | 'turn'> {
  found: LogoPage
}

/** A page of logos, and choosing all of it at once. */
export function LogoList({ found, page, pages, turn, ...card }: LogoListProps) {
  const { logos, totalElements } = found
  const { chosen, isLocked } = card
  const open = logos.filter(({ can }) => can.decide.ok)
  const count = open.filter(chosen.has).length
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: '2.5rem', mb: 2, gap: 4 }}>
        {open.length > 0 && (
          <FormControlLabel
            label={choiceTexts.page}
            disabled={isLocked}
            control={
              <Checkbox
                checked={count === open.length}
                indeterminate={count > 0 && count < open.length}
                onChange={(_, on) => chosen.choose(open, on)}
              />
            }
          />
        )}
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {texts.found(totalElements)}
        </Typography>
      </Box>
      <CardList
        label={texts.list}
        narrowest={20}
        pages={{ label: texts.pages, count: pages, page, turn }}
      >
        {logos.map((logo) => (
          <LogoCard key={logo.key} logo={logo} {...card} />
        ))}
      </CardList>
    </>
  )
}

interface LogoCardProps extends LogoChoiceProps {
  onStale: () => void
}

function LogoCard({ logo, chosen, isLocked, onStale }: LogoCardProps) {
  const { market, status, uploadedBy, uploadedAt, reason, can } = logo
  const place = placeOf(market, useBrandNameIfSeveral())
  const isWaiting = status === 'PENDING'
  const mayNot = isWaiting ? whyNot(can.decide, marketProfileAbilityTexts) : undefined
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

interface LogoChoiceProps {
  logo: MarketLogo
  chosen: Chosen
  /** While decisions are on their way. */
  isLocked: boolean
}

/** Whose logo it is, and the box that chooses it as long as it waits. */
function LogoChoice({ logo, chosen, isLocked }: LogoChoiceProps) {
  const { assetType, market, status } = logo
  const name = (
    <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
      <Typography component="span" variant="subtitle2" sx={{ display: 'block' }}>
        {market.name}
      </Typography>
      <Typography component="span" variant="caption">
        {logoTypeNames[assetType]}
      </Typography>
    </Box>
  )
  if (status !== 'PENDING') return name
  return (
    <FormControlLabel
      label={name}
      disabled={isLocked}
      sx={{ alignItems: 'flex-start', mr: 0, minWidth: 0 }}
      control={
        <Checkbox
          checked={chosen.has(logo)}
          onChange={(_, on) => chosen.choose([logo], on)}
          sx={{ mt: -1 }}
        />
      }
    />
  )
}
