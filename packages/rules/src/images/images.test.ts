import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  IMAGE_ASSET_TYPES,
  imageReasons,
  isLargeEnough,
  isPicture,
  mayBePicture,
  mayManagePictures,
  MOST_IMAGE_BYTES,
} from './index.ts'

const latin = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const png = (...chunks: number[][]) =>
  Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...chunks.flat()])
const chunk = (type: string, ...data: number[]) => [
  0,
  0,
  0,
  data.length,
  ...latin(type),
  ...data,
  0,
  0,
  0,
  0,
]
const smallPng = png(chunk('IHDR', 1, 2, 3), chunk('IDAT', 9, 9), chunk('IEND'))
const smallJpeg = Uint8Array.from([
  0xff, 0xd8,
  // An embedded thumbnail: its own end is not the picture's.
  0xff, 0xe1, 0x00, 0x06, 0xff, 0xd8, 0xff, 0xd9, 0xff, 0xda, 0x00, 0x02, 0x11, 0xff, 0x00, 0xff,
  0xd0, 0x22,
  // A second scan, as a progressive picture has them.
  0xff, 0xff, 0xc4, 0x00, 0x03, 0x07, 0xff, 0xda, 0x00, 0x02, 0x33, 0xff, 0xd9,
])
const and = (bytes: Uint8Array, more: string) => Uint8Array.from([...bytes, ...latin(more)])

test('the kinds of pictures are those of the specification [GEN-20]', () => {
  expect(IMAGE_ASSET_TYPES).toEqual([
    'campaign-preview',
    'campaign-template-hero',
    'creative-template-thumbnail',
    'creative-variation-full',
    'creative-variation-thumbnail',
    'coupon-full',
    'coupon-thumbnail',
    'brand-logo',
    'brand-logo-secondary',
  ])
})

test('the three messages are those of the specification [CRE-16]', () => {
  expect([
    imageReasons['image.too-large'],
    imageReasons['image.too-narrow'],
    imageReasons['image.wrong-format'],
  ]).toEqual(['Less than 5MB', 'At least 3in (or 900px) wide', 'JPG or PNG format'])
})

describe('a file', () => {
  test.each([
    ['photo.jpg', MOST_IMAGE_BYTES, true],
    ['photo.JPEG', 1, true],
    ['photo.png', 1, true],
    ['photo.jpg', MOST_IMAGE_BYTES + 1, 'image.too-large'],
    ['photo.gif', 1, 'image.wrong-format'],
    ['photo.svg', 1, 'image.wrong-format'],
    ['photo.png.exe', 1, 'image.wrong-format'],
    ['photo', 1, 'image.wrong-format'],
    ['', 1, 'image.wrong-format'],
  ])('%j of %i bytes: %s [CRE-13, CRE-14, CONST-31]', (name, size, expected) => {
    const result = mayBePicture(name, size)
    expect(result.ok ? true : result.reason).toBe(expected)
  })

  const outcomeOf = (name: string, bytes: Uint8Array) => {
    const result = isPicture(name, bytes)
    return result.ok ? result.value : result.reason
  }

  test.each([
    ['a whole PNG', 'a.png', smallPng, 'png'],
    ['a whole JPEG', 'a.jpg', smallJpeg, 'jpeg'],
    ['a JPEG that is called PNG', 'a.png', smallJpeg, 'image.wrong-format'],
    ['a PNG that is called JPEG', 'a.jpg', smallPng, 'image.wrong-format'],
    ['an SVG that is called PNG', 'a.png', and(new Uint8Array(), '<svg/>'), 'image.wrong-format'],
    ['a GIF that is called JPEG', 'a.jpg', and(new Uint8Array(), 'GIF89a'), 'image.wrong-format'],
    ['an empty file', 'a.png', new Uint8Array(), 'image.wrong-format'],
    ['a PNG with a page behind it', 'a.png', and(smallPng, '<script>'), 'image.holds-more'],
    ['a JPEG with a page behind it', 'a.jpg', and(smallJpeg, '<script>'), 'image.holds-more'],
  ])('%s [CRE-13, CRE-16]', (_, name, bytes, expected) => {
    expect(outcomeOf(name, bytes)).toBe(expected)
  })

  test('that is cut off anywhere is reported as broken, or as no picture at all [CRE-16]', () => {
    for (const [name, bytes] of [
      ['a.png', smallPng],
      ['a.jpg', smallJpeg],
    ] as const) {
      for (let length = 0; length < bytes.length; length += 1) {
        expect(['image.broken', 'image.wrong-format']).toContain(
          outcomeOf(name, bytes.subarray(0, length)),
        )
      }
    }
  })

  test('of any bytes is answered, quickly and without a fall [CRE-16]', () => {
    const starts = fc.constantFrom([...smallPng.subarray(0, 8)], [0xff, 0xd8, 0xff], [])
    fc.assert(
      fc.property(starts, fc.uint8Array({ maxLength: 400 }), (start, rest) => {
        const bytes = Uint8Array.from([...start, ...rest])
        for (const name of ['a.png', 'a.jpg']) expect(typeof outcomeOf(name, bytes)).toBe('string')
      }),
    )
  })
})

test.each([
  [900, 300, true],
  [899, 300, 'image.too-narrow'],
  [8_000, 5_000, true],
  [8_000, 5_001, 'image.too-many-pixels'],
  [14_000, 14_000, 'image.too-many-pixels'],
])('a picture of %i × %i pixels: %s [CRE-15, CONST-31]', (width, height, expected) => {
  const result = isLargeEnough(width, height)
  expect(result.ok ? true : result.reason).toBe(expected)
})

test.each([
  ['brand-logo', 'CAN_UPDATE_MARKET_PROFILE', 'CAN_MANAGE_CAMPAIGN_TEMPLATES'],
  ['creative-variation-full', 'CAN_MANAGE_CAMPAIGN_TEMPLATES', 'CAN_UPDATE_MARKET_PROFILE'],
  ['campaign-template-hero', 'CAN_MANAGE_CAMPAIGN_TEMPLATES', 'CAN_CREATE_GLOBAL_COUPONS'],
] as const)('a %s is kept with %s, not with %s [CRE-17, PRF-07]', (assetType, needed, other) => {
  expect(mayManagePictures([other, needed], assetType).ok).toBe(true)
  expect(mayManagePictures([other], assetType)).toMatchObject({ reason: 'image.type-denied' })
})
