import { svgElements, viewBox, type Page, type PictureAddresses } from '@marquee/rules/pieces'
import { createElement, useMemo } from 'react'
import './fonts.ts'
import { Instead } from './still-picture.tsx'
import { previewTexts } from './texts.ts'
import { useLetters } from './use-letters.ts'

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
