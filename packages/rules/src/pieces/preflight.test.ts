import { describe, expect, test } from 'vitest'
import {
  BLACK,
  box,
  LINE,
  mailBarcodeMarks,
  PAPER,
  path,
  preflight,
  preflightTexts,
  qrMarks,
  rect,
  words,
  type Mark,
  type Page,
} from './index.ts'

const page = (...marks: Mark[]): Page => ({
  name: 'front',
  width: 432,
  height: 288,
  bleed: 9,
  marks: [rect(box(-9, -9, 450, 306), PAPER), ...marks],
})
const SIZES = new Map([['photo', { width: 600, height: 600 }]])
const reasons = (one: Page) => preflight([one], SIZES).map(({ reason }) => reason)
const text = (content: string, x = 50, y = 50, size = 10, ink = BLACK) =>
  words(content, x, y, { face: 'text', size, ink })
const photo = (side: number): Mark => ({
  kind: 'picture',
  x: 100,
  y: 100,
  width: side,
  height: side,
  picture: 'photo',
  fit: 'cover',
})
const DIGITS = '0123456709498765432101234567891'

describe('a preflight', () => {
  test('finds nothing where nothing is wrong [CRE-02]', () => {
    const good = [
      text('Hello'),
      photo(144),
      ...qrMarks('https://x.example/r/A', box(20, 100, 60, 60)),
    ]
    expect(
      preflight([page(...good, ...mailBarcodeMarks(DIGITS, { x: 100, y: 256 }))], SIZES),
    ).toEqual([])
  })

  test.for<[string, Page, string]>([
    ['no ground', { ...page(), marks: [] }, 'preflight.bleed'],
    ['a ground that ends at the cut', page(rect(box(0, 0, 100, 100), LINE)), 'preflight.bleed'],
    ['text at the edge', page(text('Hello', 3)), 'preflight.safe-margin'],
    ['text that runs out', page(text('Hello there', 410)), 'preflight.safe-margin'],
    ['text of 5.9 points', page(text('Hello', 50, 50, 5.9)), 'preflight.small-text'],
    ['pale text', page(text('Hello', 50, 50, 10, LINE)), 'preflight.contrast'],
    ['text on a picture', page(photo(144), text('Hello', 120, 150)), 'preflight.contrast'],
    [
      'text that a dark ground only half covers',
      page(rect(box(40, 30, 20, 30), BLACK), text('Hello there', 50, 50)),
      'preflight.contrast',
    ],
    [
      'text on a slanted ground',
      page(
        { ...path('M0 0L200 0L0 200Z', { x: 0, y: 0 }, 1, BLACK), means: 'ground' },
        text('Hello'),
      ),
      'preflight.contrast',
    ],
    ['a letter without a glyph', page(text('漢字')), 'preflight.no-glyph'],
    ['text that was cut', page({ ...text('Hello…'), isCut: true }), 'preflight.text-cut'],
    ['a picture of 299 dots', page(photo(144.6)), 'preflight.resolution'],
    [
      'an unknown picture',
      page({ ...photo(10), picture: 'other' } as Mark),
      'preflight.resolution',
    ],
    [
      'a code with text in its quiet zone',
      page(...qrMarks('https://x.example', box(20, 100, 60, 60)), text('Hello', 77, 130)),
      'preflight.quiet-zone',
    ],
    [
      'a barcode with a rule beside it',
      page(...mailBarcodeMarks(DIGITS, { x: 100, y: 200 }), rect(box(93, 190, 1, 30), BLACK)),
      'preflight.quiet-zone',
    ],
    [
      'a barcode on a picture',
      page(photo(144), ...mailBarcodeMarks(DIGITS, { x: 110, y: 150 })),
      'preflight.quiet-zone',
    ],
    [
      'a tiny code',
      page(...qrMarks('https://x.example', box(20, 100, 30, 30))),
      'preflight.small-code',
    ],
  ])('finds %s [CRE-02]', ([, wrong, reason]) => {
    expect(reasons(wrong)).toContain(reason)
    expect(Object.keys(preflightTexts)).toContain(reason)
  })
})
