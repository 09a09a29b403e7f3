import Backdrop from '@mui/material/Backdrop'
import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { useNotifications } from '../../ui/notifications/index.ts'
import { LevelBanner, useUserState } from '../../widgets/user-state/index.ts'
import { BAR_HEIGHT, SideMenu } from './side-menu.tsx'
import { shellTexts } from './texts.ts'
import { TopBar } from './top-bar.tsx'

/** What stays while screens come and go: the bar on top, the menu at the left. */
export function Shell() {
  const [menu, setMenu] = useState({ isOpen: false, wasOpened: false })
  const closeMenu = useCallback(() => setMenu((now) => ({ ...now, isOpen: false })), [])
  const { isLoadingAppData, loadingName } = useUserState()
  return (
    <>
      <Box inert={isLoadingAppData}>
        <SkipLink />
        <TopBar onOpenMenu={() => setMenu({ isOpen: true, wasOpened: true })} />
        <Box sx={{ display: { md: 'flex' }, pt: BAR_HEIGHT }}>
          <SideMenu {...menu} onClose={closeMenu} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <LevelBanner />
            <Content />
          </Box>
        </Box>
      </Box>
      {loadingName !== undefined && <ChangingOver to={loadingName} />}
      <ScrollRestoration />
    </>
  )
}

/** The screen of the address. */
export function Content() {
  const { isLoadingAppData } = useUserState()
  const isNavigating = useNavigation().state === 'loading'
  useFocusOnNavigation(isLoadingAppData)
  useForgetErrors()
  return (
    <Box
      component="main"
      id={CONTENT_ID}
      tabIndex={-1}
      aria-busy={isNavigating}
      sx={{ outline: 'none' }}
    >
      <Outlet />
    </Box>
  )
}

/**
 * Moves to the heading of a screen when it is opened, so that it is read out and Tab starts there.
 * While the product is covered it cannot be moved to, so that is done when the cover is taken off.
 */
function useFocusOnNavigation(isCovered: boolean): void {
  const { pathname } = useLocation()
  // Where the page was loaded the browser's own start is the right one.
  const seen = useRef({ pathname, isCovered })
  useEffect(() => {
    const { pathname: before, isCovered: wasCovered } = seen.current
    seen.current = { pathname, isCovered }
    return !isCovered && (wasCovered || before !== pathname) ? keepOnHeading() : undefined
  }, [pathname, isCovered])
}

/** While a screen is loaded another heading may stand there: the one in its place, or below it, takes over the focus. */
function keepOnHeading(): (() => void) | undefined {
  const content = document.getElementById(CONTENT_ID)
  if (!content) return undefined
  let heading = focusHeading(content)
  const observer = new MutationObserver(() => {
    if (headingOf(content) === heading) return
    const { activeElement } = document
    if (activeElement === document.body || activeElement === heading)
      heading = focusHeading(content)
    else observer.disconnect()
  })
  observer.observe(content, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Where work begins: at the heading that says so, else at that of the screen. */
const headingOf = (content: HTMLElement): HTMLElement =>
  content.querySelector<HTMLElement>('[data-work-begins]') ??
  content.querySelector<HTMLElement>('h1') ??
  content

function focusHeading(content: HTMLElement): HTMLElement {
  const heading = headingOf(content)
  heading.focus({ preventScroll: true })
  return heading
}

const CONTENT_ID = 'content'

/** The first thing that the keyboard reaches: past the bar and the menu. */
function SkipLink() {
  return (
    <Link
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        // Without touching the address, which belongs to the screens.
        event.preventDefault()
        document.getElementById(CONTENT_ID)?.focus()
      }}
      sx={(theme) => ({
        position: 'fixed',
        top: theme.spacing(2),
        left: theme.spacing(2),
        zIndex: theme.zIndex.tooltip,
        px: 4,
        py: 2,
        border: 1,
        borderColor: 'primary.main',
        borderRadius: 1,
        bgcolor: 'background.paper',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      })}
    >
      {shellTexts.skip}
    </Link>
  )
}

/** What failed on one screen is no news on the next one. */
function useForgetErrors(): void {
  const { pathname } = useLocation()
  const { clearError } = useNotifications()
  const seen = useRef(pathname)
  useEffect(() => {
    if (seen.current !== pathname) clearError()
    seen.current = pathname
  }, [pathname, clearError])
}

/** Covers the product while it changes over to another market. */
function ChangingOver({ to }: { to: string }) {
  return (
    <Backdrop open sx={(theme) => ({ zIndex: theme.zIndex.modal + 1, p: 4 })}>
      <Paper
        role="status"
        sx={{ display: 'flex', alignItems: 'center', gap: 4, px: 6, py: 5, minWidth: 0 }}
      >
        <CircularProgress size="1.5rem" aria-hidden sx={{ color: 'primary.main', flex: 'none' }} />
        <Typography variant="subtitle1">{shellTexts.changingTo(to)}</Typography>
      </Paper>
    </Backdrop>
  )
}
