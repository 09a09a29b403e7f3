import LogoutIcon from '@mui/icons-material/Logout'
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { use, useState } from 'react'
import { useMarketName } from '../../widgets/markets/index.ts'
import { levelNames, useUserState } from '../../widgets/user-state/index.ts'
import { SignOutContext } from '../start/sign-out.ts'
import { ColorModeSwitch } from '../theme/index.ts'
import { shellTexts } from './texts.ts'

/** Who is signed in, how the product looks, and the way out. */
export function PersonMenu() {
  const { person } = useUserState()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        aria-label={shellTexts.person(person.name)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar
          aria-hidden
          sx={{
            width: '2rem',
            height: '2rem',
            typography: 'caption',
            fontWeight: 'fontWeightBold',
            bgcolor: 'primary.tint',
            color: 'primary.main',
          }}
        >
          {initialsOf(person.name)}
        </Avatar>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
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
        <Person />
      </Popover>
    </>
  )
}

function Person() {
  const { person } = useUserState()
  const signOut = use(SignOutContext)
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
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {shellTexts.appearance}
        </Typography>
        <ColorModeSwitch />
      </Box>
      <Button variant="outlined" startIcon={<LogoutIcon />} onClick={() => void signOut()}>
        {shellTexts.signOut}
      </Button>
    </Box>
  )
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  return [first, last]
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}
