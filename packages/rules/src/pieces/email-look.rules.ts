import { BLACK, GREY, LINE, MIST, PAPER, paletteOf } from './inks.rules.ts'
import { mixed } from './mixed.rules.ts'

/** The colours of an email on a screen; `accent` and `deep` are grounds with `onBrand` on them. */
export interface EmailLook {
  ground: string
  paper: string
  ink: string
  muted: string
  line: string
  tint: string
  /** Of words and rules on paper. */
  accent: string
  /** Of buttons and bands. */
  brand: string
  deep: string
  onBrand: string
  onBrandMuted: string
}

/** Every colour comes from the brand's inks: as they are by day, and mixed with black by night. */
export function emailLook(hierarchyId: string): { light: EmailLook; dark: EmailLook } {
  const { accent, deep, tint } = paletteOf(hierarchyId)
  const brand = { brand: accent.screen, onBrand: PAPER.screen }
  const light = {
    ground: MIST.screen,
    paper: PAPER.screen,
    ink: BLACK.screen,
    muted: GREY.screen,
    line: LINE.screen,
    tint: tint.screen,
    accent: accent.screen,
    deep: deep.screen,
    ...brand,
    onBrandMuted: mixed(deep.screen, PAPER.screen, 0.82),
  }
  const dark = {
    ground: mixed(BLACK.screen, '#000000', 0.35),
    paper: mixed(BLACK.screen, PAPER.screen, 0.06),
    ink: mixed(BLACK.screen, PAPER.screen, 0.92),
    muted: mixed(BLACK.screen, PAPER.screen, 0.68),
    line: mixed(BLACK.screen, PAPER.screen, 0.26),
    tint: mixed(BLACK.screen, accent.screen, 0.22),
    accent: mixed(accent.screen, PAPER.screen, 0.55),
    deep: mixed(deep.screen, BLACK.screen, 0.25),
    ...brand,
    onBrandMuted: light.onBrandMuted,
  }
  return { light, dark }
}
