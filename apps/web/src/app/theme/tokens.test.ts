import { describe, expect, test } from 'vitest'
import { brandOf } from './palette.ts'
import { accents, motion, neutrals, segments, SPACING_STEP, tones, type Scheme } from './tokens.ts'

const SCHEMES: readonly Scheme[] = ['light', 'dark']
const TEXT = 4.5
const GRAPHIC = 3

/** The ratio of WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((from) => Number.parseInt(colour.slice(from, from + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const least = (colour: string, backgrounds: readonly string[]) =>
  Math.min(...backgrounds.map((background) => contrast(colour, background)))

test('the contrast of black on white is 21, of grey #767676 a hair above 4.5', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2)
})

describe.each(SCHEMES)('in the %s scheme', (scheme) => {
  const { ground, paper, sunken, ink, inkMuted, line } = neutrals[scheme]
  const sheets = [ground, paper, sunken]
  test('text reads on every sheet, and the frame of a field is seen', () => {
    expect(least(ink, sheets)).toBeGreaterThan(7)
    expect(least(inkMuted, sheets)).toBeGreaterThanOrEqual(TEXT)
    expect(least(line, sheets)).toBeGreaterThanOrEqual(GRAPHIC)
  })

  test.each(Object.entries(accents))(
    'the accent of %s reads as text and under text',
    (_, accent) => {
      const { main, strong, tint, on } = accent[scheme]
      expect(least(main, [...sheets, tint])).toBeGreaterThanOrEqual(TEXT)
      expect(least(on, [main, strong])).toBeGreaterThanOrEqual(TEXT)
      expect(contrast(ink, tint)).toBeGreaterThanOrEqual(TEXT)
    },
  )

  test.each(Object.entries(tones))(
    'the tone %s reads on every sheet and its own wash',
    (_, tone) => {
      const { main, tint } = tone[scheme]
      expect(least(main, [...sheets, tint])).toBeGreaterThanOrEqual(TEXT)
      expect(contrast(paper, main)).toBeGreaterThanOrEqual(TEXT)
      expect(contrast(ink, tint)).toBeGreaterThanOrEqual(TEXT)
    },
  )

  test.each(Object.entries(segments))(
    'the segment %s reads, and its fill is seen',
    (_, segment) => {
      const { main, tint, fill } = segment[scheme]
      expect(least(main, [...sheets, tint])).toBeGreaterThanOrEqual(TEXT)
      expect(least(fill, sheets)).toBeGreaterThanOrEqual(GRAPHIC)
    },
  )
})

test('a brand without an accent of its own has that of the house', () => {
  expect(brandOf('NISSAN')).toBe('NISSAN')
  expect(brandOf('FIFTH')).toBe('AMP')
  expect(brandOf(undefined)).toBe('AMP')
})

test('everything stands on steps of 4 and nothing moves longer than 200 ms', () => {
  expect(SPACING_STEP).toBe(4)
  expect(Math.max(...Object.values(motion))).toBeLessThanOrEqual(200)
})
