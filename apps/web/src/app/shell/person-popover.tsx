import LogoutIcon from '@mui/icons-material/Logout'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { use } from 'react'
import { useNavigate } from 'react-router'
import { useMarketName } from '../../widgets/markets/index.ts'
import {
  HomeChoices,
  homeTexts,
  levelNames,
  useHomeChoice,
  useUserState,
} from '../../widgets/user-state/index.ts'
import { SignOutContext } from '../start/sign-out.ts'
import { VersionContext } from '../start/version.ts'
import { paths } from '../paths.ts'
import { ColorModeSwitch } from '../theme/index.ts'
import { shellTexts } from './texts.ts'

interface PersonPopoverProps {
  /** What it hangs from; null while it is closed. */
  anchor: HTMLElement | null
  onClose: () => void
}

export default function PersonPopover({ anchor, onClose }: PersonPopoverProps) {
  const { person } = useUserState()
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': shellTexts.person(person.name),
          sx: { width: '19rem', mt: 1, border: 1, borderColor: 'divider', borderRadius: 1 },
        },
      }}
    >
      <Person onClose={onClose} />
    </Popover>
  )
}

function Person({ onClose }: Pick<PersonPopoverProps, 'onClose'>) {
  const { person } = useUserState()
  const signOut = use(SignOutContext)
  const version = use(VersionContext)
  const home = useMarketName(person.homeMarketKey)
  return (
    <Box sx={{ p: 4, display: 'grid', gap: 4 }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle1">{person.name}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{person.email}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {shellTexts.worksAt(levelNames[person.level], home)}
        </Typography>
      </Box>
      <OtherHomes onChosen={onClose} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {shellTexts.appearance}
        </Typography>
        <ColorModeSwitch />
      </Box>
      <Button variant="outlined" startIcon={<LogoutIcon />} onClick={() => void signOut()}>
        {shellTexts.signOut}
      </Button>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {shellTexts.version(version)}
      </Typography>
    </Box>
  )
}

/** For the few who work in several places. */
function OtherHomes({ onChosen }: { onChosen: () => void }) {
  const { homes } = useUserState()
  const navigate = useNavigate()
  const { choose, isChoosing } = useHomeChoice()
  const others = homes.filter(({ isHere }) => !isHere)
  if (others.length === 0) return null
  const change = async (homeKey: number) => {
    if (!(await choose(homeKey))) return
    onChosen()
    await navigate(paths.home)
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {homeTexts.change}
      </Typography>
      <HomeChoices
        homes={others}
        isChoosing={isChoosing}
        onChoose={(homeKey) => void change(homeKey)}
      />
    </Box>
  )
}
