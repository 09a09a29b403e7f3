import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { lazy, Suspense } from 'react'
import { MenuEntries } from './menu-entries-list.tsx'

const MenuDrawer = lazy(() => import('./menu-drawer.tsx'))

export const BAR_HEIGHT = '3.5rem'
const MENU_WIDTH = '14rem'

interface SideMenuProps {
  /** Whether the drawer is drawn, on screens too narrow for a menu that stays. */
  isOpen: boolean
  /** Whether it ever was: until then its code stays away. */
  wasOpened: boolean
  onClose: () => void
}

export function SideMenu({ isOpen, wasOpened, onClose }: SideMenuProps) {
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'))
  if (!isWide) {
    return <Suspense>{wasOpened && <MenuDrawer isOpen={isOpen} onClose={onClose} />}</Suspense>
  }
  return (
    <Box sx={{ width: MENU_WIDTH, flex: 'none', borderRight: 1, borderColor: 'divider' }}>
      <Box
        sx={{
          position: 'sticky',
          top: BAR_HEIGHT,
          height: `calc(100dvh - ${BAR_HEIGHT})`,
          overflowY: 'auto',
          p: 3,
        }}
      >
        <MenuEntries onChosen={onClose} />
      </Box>
    </Box>
  )
}
