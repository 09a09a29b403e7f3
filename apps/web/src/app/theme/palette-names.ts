import type { SegmentColour, segments } from './tokens.ts'

type Segments = Record<keyof typeof segments, SegmentColour>

// The colours that this product has beyond the library's own, and `theme.vars` as always there.
declare module '@mui/material/styles' {
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
