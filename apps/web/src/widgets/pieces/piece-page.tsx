import '@fontsource/barlow-condensed/600.css'
import '@fontsource/barlow-condensed/700.css'
import '@fontsource/barlow/400.css'
import '@fontsource/barlow/600.css'
import '@fontsource/noto-emoji/500.css'
import '@fontsource/noto-sans-arabic/500.css'
import '@fontsource/noto-sans-hebrew/500.css'
import '@fontsource/noto-sans/500.css'
import '@fontsource/source-serif-4/400.css'
import '@fontsource/source-serif-4/600.css'
import { FONTS, runsOf } from '@marquee/rules/fonts'
import { svgElements, viewBox, type Page, type PictureAddresses } from '@marquee/rules/pieces'
import { createElement, useEffect, useMemo, useState } from 'react'
import { Instead } from './still-picture.tsx'
import { previewTexts } from './texts.ts'

interface PiecePageProps {
  page: Page
  /** Where the bytes of a picture are read; one without an address is a grey place. */
  pictures?: PictureAddresses
  /** What the page shows, for those who do not see it. */
  label: string
}

const NO_PICTURES: PictureAddresses = () => undefined

/** A page as it will be printed, as wide as its place. */
export function PiecePage({ page, pictures = NO_PICTURES, label }: PiecePageProps) {
  const marks = useMemo(
    () =>
      svgElements(page, pictures).map(({ tag, attributes, text }, index) =>
        // Marks have no identity of their own: the next page is drawn over this one, place by place.
        createElement(tag, { key: index, ...asProps(attributes) }, text),
      ),
    [page, pictures],
  )
  const letters = useLetters(page)
  if (letters === 'missing') return <Instead>{previewTexts.noFonts}</Instead>
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={viewBox(page)}
      style={{
        display: 'block',
        width: '100%',
        height: 'auto',
        fontKerning: 'none',
        fontVariantLigatures: 'none',
        fontSynthesis: 'none',
        background: letters === 'coming' ? PLACE : undefined,
      }}
    >
      <g visibility={letters === 'coming' ? 'hidden' : undefined}>{marks}</g>
    </svg>
  )
}

/** As a skeleton looks, by day and by night. */
const PLACE = 'rgb(128 128 128 / 0.16)'

const asProps = (attributes: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )

type Letters = 'coming' | 'there' | 'missing'

/** Whether the fonts of a page are there: before that it would be seen in other letters than it is printed in. */
function useLetters(page: Page): Letters {
  const [letters, setLetters] = useState<Letters>(() => (areThere(page) ? 'there' : 'coming'))
  const [first] = useState(page)
  useEffect(() => {
    if (letters !== 'coming') return
    const loading = wordsByFont(first).map(([font, words]) => document.fonts.load(font, words))
    Promise.all(loading).then(
      () => setLetters('there'),
      () => setLetters('missing'),
    )
  }, [letters, first])
  return letters
}

/** A browser that cannot say which fonts are loaded shows the page at once. */
const areThere = (page: Page): boolean =>
  !('fonts' in document) ||
  wordsByFont(page).every(([font, words]) => document.fonts.check(font, words))

/** Each font with what is written in it: a browser loads no others for that. */
function wordsByFont({ marks }: Page): [font: string, words: string][] {
  const words = new Map<string, string>()
  const runs = marks.flatMap((mark) => (mark.kind === 'text' ? runsOf(mark.text, mark.face) : []))
  for (const { font: name, text } of runs) {
    if (name === null) continue
    const font = `${FONTS[name].weight} 1rem '${FONTS[name].family}'`
    words.set(font, (words.get(font) ?? '') + text)
  }
  return [...words]
}

// The fonts with which pieces are measured and printed; they come with the first piece that is shown.
