import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { lazy, Suspense, useEffect, useState } from 'react'
import { searchTexts } from './search-texts.ts'

const SearchDialog = lazy(() => import('./search-dialog.tsx'))

/** The way to everything that has a name: by a press, by Ctrl or Cmd and K, or by the slash. */
export function SearchButton() {
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
      if (!isAsked(event) || document.querySelector('[aria-modal="true"]')) return
      // The browser has searches of its own on these keys.
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', answer)
    return () => document.removeEventListener('keydown', answer)
  })
}

function isAsked({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (altKey) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k'
  return key === '/' && !(target instanceof Element && target.closest(TYPED_INTO))
}

const TYPED_INTO = 'input, textarea, select, [contenteditable], [role="textbox"]'
