import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { useState, type ReactNode } from 'react'
import { styleNonce } from '../../ui/csp-nonce/index.ts'
import './fonts.css'
import { brandOf } from './palette.ts'
import { themeFor } from './theme.ts'

/** Where the person's choice of light, dark or system is stored. */
export const MODE_STORAGE_KEY = 'marquee-mode'

interface AppThemeProps {
  /** The brand whose accent is shown: the market's hierarchy id. */
  brand?: string
  children: ReactNode
}

/** The product's look, for all that stands inside. */
export function AppTheme({ brand, children }: AppThemeProps) {
  const [cache] = useState(() => createCache({ key: 'mq', nonce: styleNonce(), prepend: true }))
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={themeFor(brandOf(brand))} modeStorageKey={MODE_STORAGE_KEY} noSsr>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
