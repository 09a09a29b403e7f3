import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { logoTypeNames } from '../../../widgets/market-profiles/index.ts'
import type { MarketLogo } from './answers.ts'
import type { Chosen } from './use-chosen.ts'

export interface LogoChoiceProps {
  logo: MarketLogo
  chosen: Chosen
  /** While decisions are on their way. */
  isLocked: boolean
}

/** Whose logo it is, and the box that chooses it as long as it waits. */
export function LogoChoice({ logo, chosen, isLocked }: LogoChoiceProps) {
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
