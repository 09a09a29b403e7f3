import type { Plugin } from 'vite'

/** The style sheets of the fonts in which pieces are printed. */
const SHEET =
  /@fontsource\/(barlow|barlow-condensed|source-serif-4|noto-emoji|noto-sans[a-z-]*)\/\d+\.css/

const FACE = /\/\* ([\w-]+|[\w-]+\[\d+\][\w-]*) \*\/\s*@font-face \{[^}]*\}/g

/** Of these the press has Latin letters only, and prints any other in Noto. */
const LATIN_ONLY = /^(barlow|barlow-condensed|source-serif-4)-(?!latin-)/

/** Has a browser show printed letters or none: never another font's meanwhile, nor one that is not printed. */
export const printedFonts = (): Plugin => ({
  name: 'printed-fonts',
  enforce: 'pre',
  transform: {
    filter: { id: SHEET },
    handler: (sheet) => ({
      code: sheet
        .replaceAll(FACE, (face, name: string) => (LATIN_ONLY.test(name) ? '' : face))
        .replaceAll('font-display: swap', 'font-display: block'),
      map: { mappings: '' },
    }),
  },
})
