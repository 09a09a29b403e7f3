/** A font that is bundled with the product, as its package names it. */
export interface Font {
  /** As a style sheet calls it. */
  family: string
  package: string
  weight: number
  /** Its files, in the order in which a letter is looked for. */
  subsets: readonly string[]
}

const LATIN = ['latin', 'latin-ext'] as const

const font = (family: string, name: string, weight: number, subsets: readonly string[]): Font => ({
  family,
  package: name,
  weight,
  subsets,
})

export const FONTS = {
  'barlow-400': font('Barlow', 'barlow', 400, LATIN),
  'barlow-600': font('Barlow', 'barlow', 600, LATIN),
  'condensed-600': font('Barlow Condensed', 'barlow-condensed', 600, LATIN),
  'condensed-700': font('Barlow Condensed', 'barlow-condensed', 700, LATIN),
  'serif-400': font('Source Serif 4', 'source-serif-4', 400, LATIN),
  'serif-600': font('Source Serif 4', 'source-serif-4', 600, LATIN),
  noto: font('Noto Sans', 'noto-sans', 500, [...LATIN, 'vietnamese', 'greek', 'cyrillic']),
  hebrew: font('Noto Sans Hebrew', 'noto-sans-hebrew', 500, ['hebrew']),
  arabic: font('Noto Sans Arabic', 'noto-sans-arabic', 500, ['arabic']),
  emoji: font('Noto Emoji', 'noto-emoji', 500, ['emoji']),
} as const satisfies Record<string, Font>

export type FontName = keyof typeof FONTS

/** The type faces that every painter has. */
export type Face = 'text' | 'text-strong' | 'label' | 'display' | 'serif' | 'serif-text'

const OWN: Readonly<Record<Face, FontName>> = {
  text: 'barlow-400',
  'text-strong': 'barlow-600',
  label: 'condensed-600',
  display: 'condensed-700',
  serif: 'serif-600',
  'serif-text': 'serif-400',
}

const FALLBACKS: readonly FontName[] = ['noto', 'hebrew', 'arabic', 'emoji']

/** The fonts of a face: its own, then those for letters that it does not have. */
export const fontsOf = (face: Face): readonly FontName[] => [OWN[face], ...FALLBACKS]

/** As SVG and style sheets say it. */
export const fontFamilies = (face: Face): string =>
  fontsOf(face)
    .map((name) => `'${FONTS[name].family}'`)
    .join(', ')

export const fontWeight = (face: Face): number => FONTS[OWN[face]].weight
