import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { VisuallyHidden } from '../../ui/visually-hidden/index.ts'
import { useUserState, type UserState } from '../user-state/index.ts'
import { describeMarket } from './describe-market.ts'
import { switcherTexts } from './texts.ts'

const SwitcherDialog = lazy(() => import('./switcher-dialog.tsx'))

interface MarketSwitcherProps {
  /** Where people go on in the other market. */
  home: string
}

/** Where am I, and the way to another market; plain text for who has just this one. */
export function MarketSwitcher({ home }: MarketSwitcherProps) {
  const state = useUserState()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  if (!hasChoice(state)) return <Box sx={{ px: 2, minWidth: 0 }}>{<Present state={state} />}</Box>
  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true)
          setOpen(true)
        }}
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
      {wasOpened && (
        <Suspense>
          <SwitcherDialog isOpen={isOpen} onClose={() => setOpen(false)} target={home} />
        </Suspense>
      )}
    </>
  )
}

/** A dealer has one market; everybody above looks after several. */
function hasChoice({ person, hierarchies }: UserState): boolean {
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
