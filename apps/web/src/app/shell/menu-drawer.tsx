import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import { BrandMark } from './brand-mark.tsx'
import { MenuEntries } from './menu-entries-list.tsx'
import { shellTexts } from './texts.ts'

interface MenuDrawerProps {
  isOpen: boolean
  onClose: () => void
}

/** The menu on screens that are too narrow for one that stays. */
export default function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': shellTexts.mainMenu, sx: { width: '17rem', p: 3 } } }}
    >
      <Box sx={{ px: 3, pt: 1, pb: 4 }}>
        <BrandMark />
      </Box>
      <MenuEntries onChosen={onClose} />
    </Drawer>
  )
}
