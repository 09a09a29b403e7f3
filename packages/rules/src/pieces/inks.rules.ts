import type { Ink } from './marks.rules.ts'

const ink = (screen: string, ...cmyk: [number, number, number, number]): Ink => ({ cmyk, screen })

export const PAPER = ink('#ffffff', 0, 0, 0, 0)
export const BLACK = ink('#1d1d1b', 0, 0, 0, 100)
export const GREY = ink('#5b5b5a', 0, 0, 0, 78)
export const LINE = ink('#c9c9c8', 0, 0, 0, 25)
export const MIST = ink('#f2f2f1', 0, 0, 0, 6)

/** The colours of a piece: those of its brand, and what stands on them. */
export interface Palette {
  accent: Ink
  /** For large grounds, and for words on the tint. */
  deep: Ink
  tint: Ink
}

const PALETTES: Readonly<Record<string, Palette>> = {
  HONDA: {
    accent: ink('#c8161d', 5, 100, 95, 15),
    deep: ink('#571015', 30, 100, 90, 62),
    tint: ink('#fbeeeb', 0, 8, 7, 0),
  },
  ACURA: {
    accent: ink('#47505a', 60, 45, 38, 45),
    deep: ink('#1f252b', 75, 62, 54, 75),
    tint: ink('#eef0f2', 6, 3, 3, 0),
  },
  NISSAN: {
    accent: ink('#b5123e', 15, 100, 60, 12),
    deep: ink('#3b0d1c', 45, 95, 60, 75),
    tint: ink('#faedf0', 0, 9, 4, 0),
  },
  AMP: {
    accent: ink('#1460aa', 92, 62, 0, 8),
    deep: ink('#0c2c52', 100, 80, 25, 52),
    tint: ink('#ebf3fa', 8, 2, 0, 0),
  },
}

/** Of a brand; one that is new prints like the one that has no colours of a maker. */
export const paletteOf = (hierarchyId: string): Palette =>
  PALETTES[hierarchyId] ?? (PALETTES['AMP'] as Palette)
