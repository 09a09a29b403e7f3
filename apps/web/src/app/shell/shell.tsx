import Box from '@mui/material/Box'
import { useCallback, useState } from 'react'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { useUserState } from '../../widgets/user-state/index.ts'
import { ChangingOver } from './changing-over.tsx'
import { CONTENT_ID, SkipLink } from './skip-link.tsx'
import { BAR_HEIGHT, SideMenu } from './side-menu.tsx'
import { TopBar } from './top-bar.tsx'
import { useForgetErrors } from './use-forget-errors.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

/** What stays while screens come and go: the bar on top, the menu at the left. */
export function Shell() {
  const [menu, setMenu] = useState({ isOpen: false, wasOpened: false })
  const closeMenu = useCallback(() => setMenu((now) => ({ ...now, isOpen: false })), [])
  const { isLoadingAppData, loadingName } = useUserState()
  const isOnTheWay = useNavigation().state === 'loading'
  useFocusOnNavigation(isLoadingAppData)
  useForgetErrors()
  return (
    <>
      <Box inert={isLoadingAppData}>
        <SkipLink />
        <TopBar onOpenMenu={() => setMenu({ isOpen: true, wasOpened: true })} />
        <Box sx={{ display: { md: 'flex' }, pt: BAR_HEIGHT }}>
          <SideMenu {...menu} onClose={closeMenu} />
          <Box
            component="main"
            id={CONTENT_ID}
            tabIndex={-1}
            aria-busy={isOnTheWay}
            sx={{ flex: 1, minWidth: 0, outline: 'none' }}
          >
            <Outlet />
          </Box>
        </Box>
      </Box>
      {loadingName !== undefined && <ChangingOver to={loadingName} />}
      <ScrollRestoration />
    </>
  )
}
