import MenuIcon from '@mui/icons-material/Menu'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { Link } from 'react-router'
import { MarketSwitcher } from '../../widgets/user-state/index.ts'
import { paths } from '../paths.ts'
import { BrandMark, PRODUCT_NAME } from './brand-mark.tsx'
import { NoticeBell } from './notice-bell.tsx'
import { PersonMenu } from './person-menu.tsx'
import { SearchButton } from './search-button.tsx'
import { BAR_HEIGHT } from './side-menu.tsx'
import { shellTexts } from './texts.ts'

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
