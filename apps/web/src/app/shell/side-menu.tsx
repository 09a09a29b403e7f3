import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useUserState } from '../../widgets/user-state/index.ts'
import { BrandMark } from './brand-mark.tsx'
import { menuFor } from './menu-entries.ts'
import { MenuGroup } from './menu-group.tsx'
import { shellTexts } from './texts.ts'

export const BAR_HEIGHT = '3.5rem'
const MENU_WIDTH = '14rem'

interface SideMenuProps {
  /** Whether the drawer is drawn, on screens too narrow for a menu that stays. */
  isOpen: boolean
  onClose: () => void
}

export function SideMenu({ isOpen, onClose }: SideMenuProps) {
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'))
  if (isWide) {
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
          <Entries onChosen={onClose} />
        </Box>
      </Box>
    )
  }
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': shellTexts.mainMenu, sx: { width: '17rem', p: 3 } } }}
    >
      <Box sx={{ px: 3, pt: 1, pb: 4 }}>
        <BrandMark />
      </Box>
      <Entries onChosen={onClose} />
    </Drawer>
  )
}

function Entries({ onChosen }: { onChosen: () => void }) {
  const { home, managing } = menuFor(useUserState())
  return (
    <nav aria-label={shellTexts.mainMenu}>
      <MenuGroup entries={[home]} onChosen={onChosen} />
      {managing.entries.length > 0 && (
        <MenuGroup title={managing.title} entries={managing.entries} onChosen={onChosen} />
      )}
    </nav>
  )
}
