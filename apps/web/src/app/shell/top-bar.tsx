import MenuIcon from '@mui/icons-material/Menu'
import NotificationsNone from '@mui/icons-material/NotificationsNone'
import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { api, useOperation } from '../../api/index.ts'
import { shownCount } from '../../ui/badge/index.ts'
import { MarketSwitcher, useUserState } from '../../widgets/user-state/index.ts'
import { paths } from '../paths.ts'
import { BrandMark, PRODUCT_NAME } from './brand-mark.tsx'
import { BAR_HEIGHT } from './side-menu.tsx'
import { searchTexts, shellTexts } from './texts.ts'

export function TopBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  return (
    <Box
      component="header"
      sx={(theme) => ({
        position: 'fixed',
        inset: '0 0 auto',
        zIndex: theme.zIndex.appBar,
        height: BAR_HEIGHT,
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 2, md: 3 },
        px: { xs: 2, md: 4 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      })}
    >
      <IconButton
        aria-label={shellTexts.openMenu}
        onClick={onOpenMenu}
        sx={{ display: { md: 'none' } }}
      >
        <MenuIcon />
      </IconButton>
      <Box
        component={Link}
        to={paths.home}
        aria-label={`${PRODUCT_NAME}, ${shellTexts.home}`}
        sx={{
          textDecoration: 'none',
          display: { xs: 'none', sm: 'inline-flex' },
          width: { md: '12rem' },
        }}
      >
        <BrandMark />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <MarketSwitcher />
      </Box>
      <SearchButton />
      <NoticeBell />
      <PersonMenu />
    </Box>
  )
}

const SearchDialog = lazy(() => import('./search-dialog.tsx'))

/** The way to everything that has a name: by a press, by Ctrl or Cmd and K, or by the slash. */
function SearchButton() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  useSearchKeys(() => setState('open'))
  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => setState('open')}
        sx={{
          typography: 'body1',
          gap: 2,
          p: 2,
          borderRadius: 1,
          color: 'text.secondary',
          '&:hover': { bgcolor: 'background.sunken' },
          border: { md: 1 },
          borderColor: { md: 'divider' },
          minWidth: { md: '12rem' },
          height: { md: '2.25rem' },
          justifyContent: 'flex-start',
        }}
      >
        <SearchIcon aria-hidden />
        <Box component="span" sx={seenWhenWide}>
          {searchTexts.open}
        </Box>
        <Box component="kbd" sx={shortcut}>
          {isApple() ? '⌘K' : 'Ctrl K'}
        </Box>
      </ButtonBase>
      {state !== 'never' && (
        <Suspense>
          <SearchDialog isOpen={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}

/** Where there is no room for the word it is there for those who hear the page. */
const seenWhenWide = {
  position: { xs: 'absolute', md: 'static' },
  clipPath: { xs: 'inset(50%)', md: 'none' },
}

const shortcut = {
  ml: 'auto',
  display: { xs: 'none', md: 'inline' },
  typography: 'caption',
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

function useSearchKeys(open: () => void): void {
  useEffect(() => {
    const answer = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event) || document.querySelector('[aria-modal="true"]')) return
      // The browser has searches of its own on these keys.
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', answer)
    return () => document.removeEventListener('keydown', answer)
  })
}

function isSearchShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (altKey) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k'
  return key === '/' && !(target instanceof Element && target.closest(TYPED_INTO))
}

const TYPED_INTO = 'input, textarea, select, [contenteditable], [role="textbox"]'

const EVERY_MINUTE = 60_000

/** The way to the notices, with the number of unread ones. */
function NoticeBell() {
  const { response } = useOperation(api.notices.unread, undefined, {
    selection: false,
    again: () => EVERY_MINUTE,
  })
  const unread = response?.unread ?? 0
  return (
    <IconButton
      component={Link}
      to={paths.notices}
      aria-label={shellTexts.notices(unread)}
      sx={{ position: 'relative' }}
    >
      <NotificationsNone />
      {unread > 0 && (
        <Box
          component="span"
          aria-hidden
          sx={(theme) => ({
            ...theme.typography.caption,
            position: 'absolute',
            top: 0,
            right: 0,
            minWidth: '1.25rem',
            px: 1,
            borderRadius: 5,
            textAlign: 'center',
            fontWeight: 'fontWeightBold',
            lineHeight: '1.25rem',
            color: 'primary.contrastText',
            bgcolor: 'primary.main',
          })}
        >
          {shownCount(unread)}
        </Box>
      )}
    </IconButton>
  )
}

const PersonPopover = lazy(() => import('./person-popover.tsx'))

/** Who is signed in, how the product looks, and the way out. */
function PersonMenu() {
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
