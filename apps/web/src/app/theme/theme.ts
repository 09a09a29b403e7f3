import { createTheme, type Shadows, type Theme } from '@mui/material/styles'
import { baseline } from './components/baseline.ts'
import { controls } from './components/controls.ts'
import { fields } from './components/fields.ts'
import { surfaces } from './components/surfaces.ts'
import { paletteFor, type Brand } from './palette.ts'
import {
  breakpoints,
  layers,
  motion,
  radius,
  shadows,
  sizes,
  SPACING_STEP,
  type SegmentColour,
  type segments,
} from './tokens.ts'
import { typography } from './typography.ts'

/** The attribute of <html> that says light or dark; a script may set it before the first paint. */
export const SCHEME_ATTRIBUTE = 'data-scheme'

const themes = new Map<Brand, Theme>()

export function themeFor(brand: Brand): Theme {
  const cached = themes.get(brand)
  if (cached) return cached
  const theme = makeTheme(brand)
  themes.set(brand, theme)
  return theme
}

function makeTheme(brand: Brand): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: `[${SCHEME_ATTRIBUTE}="%s"]` },
    colorSchemes: {
      light: { palette: paletteFor('light', brand) },
      dark: { palette: paletteFor('dark', brand) },
    },
    typography,
    spacing: SPACING_STEP,
    shape: { borderRadius: radius.control },
    breakpoints: { values: breakpoints },
    zIndex: layers,
    shadows: elevations(),
    focusVisible: { outlineWidth: sizes.ring, outlineOffset: sizes.ring },
    motion: { reducedMotion: 'system' },
    transitions: { duration: durations },
    components: { ...baseline, ...controls, ...fields, ...surfaces },
  })
}

const durations = {
  shortest: motion.quick,
  shorter: motion.quick,
  short: motion.normal,
  standard: motion.normal,
  complex: motion.longest,
  enteringScreen: motion.longest,
  leavingScreen: motion.normal,
}

/** The library knows 24 heights; a sheet of paper needs three. */
function elevations(): Shadows {
  const { resting, raised, floating } = shadows.light
  return Array.from({ length: 25 }, (_, height) => {
    if (height === 0) return 'none'
    if (height === 1) return resting
    return height <= 4 ? raised : floating
  }) as Shadows
}

type Segments = Record<keyof typeof segments, SegmentColour>

// The colours that this product has beyond the library's own, and `theme.vars` as always there.
declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    desk: true
  }
  interface CssThemeVariables {
    enabled: true
  }
  interface Palette {
    line: string
    segments: Segments
  }
  interface PaletteOptions {
    line?: string
    segments?: Segments
  }
  interface TypeBackground {
    sunken: string
  }
  interface PaletteColor {
    tint: string
  }
  interface SimplePaletteColorOptions {
    tint?: string
  }
  interface TypographyVariants {
    figure: React.CSSProperties
    lead: React.CSSProperties
  }
  interface TypographyVariantsOptions {
    figure?: React.CSSProperties
    lead?: React.CSSProperties
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    figure: true
    lead: true
  }
}
