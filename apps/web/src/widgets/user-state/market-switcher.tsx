import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { VisuallyHidden } from '../../ui/visually-hidden/index.ts'
import { describeMarket } from '../markets/index.ts'
import { Switcher } from './switcher.tsx'
import { switcherTexts } from './texts.ts'
import { useUserState, type UserState } from './user-state.tsx'

/** Where am I, and the way to another market; plain text for who has just this one. */
export function MarketSwitcher() {
  const state = useUserState()
  if (!hasChoiceOfMarkets(state)) {
    return (
      <Box sx={{ px: 2, minWidth: 0 }}>
        <Present state={state} />
      </Box>
    )
  }
  return (
    <Switcher>
      {(open) => (
        <ButtonBase
          aria-haspopup="dialog"
          onClick={open}
          sx={{
            maxWidth: '100%',
            px: 2,
            py: 1,
            gap: 2,
            borderRadius: 1,
            textAlign: 'left',
            '&:hover': { bgcolor: 'background.sunken' },
          }}
        >
          <Present state={state} />
          <UnfoldMoreIcon aria-hidden sx={{ color: 'text.secondary' }} />
          <VisuallyHidden>{switcherTexts.change}</VisuallyHidden>
        </ButtonBase>
      )}
    </Switcher>
  )
}

/** A dealer has one market; everybody above looks after several. */
function hasChoiceOfMarkets({ person, hierarchies }: UserState): boolean {
  return person.level !== 'DEALER' || hierarchies.length > 1
}

function Present({ state: { selectedMarket, selectedHierarchy } }: { state: UserState }) {
  const brand = selectedHierarchy?.name
  const name =
    selectedMarket?.name ?? (brand ? switcherTexts.wholeBrand(brand) : switcherTexts.none)
  const below = [brand, selectedMarket && describeMarket(selectedMarket)]
  return (
    <Box component="span" sx={{ display: 'block', minWidth: 0 }}>
      <Typography
        component="span"
        noWrap
        sx={{ display: 'block', fontWeight: 'fontWeightBold', lineHeight: 1.25 }}
      >
        {name}
      </Typography>
      <Typography
        component="span"
        noWrap
        variant="caption"
        sx={{ display: 'block', color: 'text.secondary' }}
      >
        {below.filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  )
}
