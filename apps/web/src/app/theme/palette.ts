import type { PaletteOptions } from '@mui/material/styles'
import { accents, HOUSE_ACCENT, neutrals, segments, tones, type Scheme } from './tokens.ts'

export type Brand = keyof typeof accents

export const brandOf = (hierarchyId: string | undefined): Brand =>
  hierarchyId !== undefined && hierarchyId in accents ? (hierarchyId as Brand) : HOUSE_ACCENT

/** The tokens in the places where components look for colours. */
export function paletteFor(scheme: Scheme, brand: Brand): PaletteOptions {
  const neutral = neutrals[scheme]
  const accent = accents[brand][scheme]
  return {
    primary: {
      main: accent.main,
      light: accent.main,
      dark: accent.strong,
      contrastText: accent.on,
      tint: accent.tint,
    },
    secondary: {
      main: neutral.ink,
      light: neutral.inkMuted,
      dark: neutral.ink,
      contrastText: neutral.paper,
      tint: neutral.sunken,
    },
    success: tone('success', scheme),
    info: tone('info', scheme),
    warning: tone('warning', scheme),
    error: tone('error', scheme),
    text: { primary: neutral.ink, secondary: neutral.inkMuted, disabled: neutral.inkFaint },
    background: { default: neutral.ground, paper: neutral.paper, sunken: neutral.sunken },
    divider: neutral.hairline,
    line: neutral.line,
    action: { active: neutral.inkMuted, disabled: neutral.inkFaint, hover: neutral.sunken },
    segments: {
      new: segments.new[scheme],
      active: segments.active[scheme],
      lapsed: segments.lapsed[scheme],
      inactive: segments.inactive[scheme],
    },
    // The library would mix its own from the divider and from a grey.
    TableCell: { border: neutral.hairline },
    Tooltip: { bg: neutrals.light.ink },
  } as PaletteOptions
}

function tone(name: keyof typeof tones, scheme: Scheme) {
  const { main, tint } = tones[name][scheme]
  return { main, light: main, dark: main, contrastText: neutrals[scheme].paper, tint }
}
