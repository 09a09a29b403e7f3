import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useState } from 'react'
import { useUserState } from '../../widgets/user-state/index.ts'
import { shellTexts } from './texts.ts'

const PersonPopover = lazy(() => import('./person-popover.tsx'))

/** Who is signed in, how the product looks, and the way out. */
export function PersonMenu() {
  const { person } = useUserState()
  const initials = initialsOf(person.name)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      <IconButton
        aria-label={shellTexts.personButton(person.name, initials)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setWasOpened(true)
          setAnchor(event.currentTarget)
        }}
      >
        <Initials>{initials}</Initials>
      </IconButton>
      <Suspense>
        {wasOpened && <PersonPopover anchor={anchor} onClose={() => setAnchor(null)} />}
      </Suspense>
    </>
  )
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  return [first, last].map((word) => [...word][0] ?? '').join('')
}

function Initials({ children }: { children: string }) {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeContent: 'center',
        width: '2rem',
        height: '2rem',
        borderRadius: '50%',
        typography: 'caption',
        fontWeight: 'fontWeightBold',
        textTransform: 'uppercase',
        bgcolor: 'primary.tint',
        color: 'primary.main',
      }}
    >
      {children}
    </Box>
  )
}
