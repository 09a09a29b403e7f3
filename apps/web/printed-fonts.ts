import type { Plugin } from 'vite'

/** The style sheets of the fonts in which pieces are printed. */
const SHEET =
  /@fontsource\/(barlow|barlow-condensed|source-serif-4|noto-emoji|noto-sans[a-z-]*)\/\d+\.css/

const FACE = /\/\* (\S+) \*\/\s*@font-face \{[^}]*\}/g

/** Of these the press has Latin letters only, and prints any other in Noto. */
const LATIN_ONLY = /^(barlow|barlow-condensed|source-serif-4)-\w+(-ext)?-\d+-normal$/
const LATIN = /-latin(-ext)?-\d+-normal$/

/** Has a browser show printed letters or none: never another font's meanwhile, nor one that is not printed. */
export const asPrinted = (sheet: string): string =>
  sheet
    .replaceAll(FACE, (face, name: string) => (isPrinted(name) ? face : ''))
    .replaceAll('font-display: swap', 'font-display: block')

const isPrinted = (name: string) => !LATIN_ONLY.test(name) || LATIN.test(name)

export const printedFonts = (): Plugin => ({
  name: 'printed-fonts',
  enforce: 'pre',
  transform: {
    filter: { id: SHEET },
    handler: (sheet) => ({ code: asPrinted(sheet), map: { mappings: '' } }),
  },
})
