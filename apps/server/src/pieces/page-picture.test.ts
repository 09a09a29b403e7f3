import { couponPage, sampleContent } from '@marquee/rules/pieces'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPage } from './page-picture.painter.ts'

const [coupon] = sampleContent('HONDA', 1, null).coupons
const page = couponPage(coupon!, 'HONDA')

test('a page is drawn in the requested width, with its letters as outlines [GEN-20]', async () => {
  const picture = await drawPage(page, 504, new Map(), 'png')
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([504, 288])
  const isRed = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels
    return (data[at] ?? 0) > 150 && (data[at + 1] ?? 255) < 90
  }
  // The band of the heading, and the foot of the large amount's first digit.
  expect(isRed(20, 30)).toBe(true)
  const amount = page.marks.find((mark) => mark.kind === 'text' && mark.text === '$20')
  expect(amount).toBeDefined()
  const row = Array.from({ length: 200 }, (_, x) => isRed(x + 20, Math.round(amount!.y * 2) - 4))
  expect(row.filter(Boolean).length).toBeGreaterThan(10)
})

test('a page whose picture is missing is not drawn [GEN-20]', async () => {
  const marks = [
    { kind: 'picture', x: 0, y: 0, width: 9, height: 9, picture: 'x', fit: 'cover' } as const,
  ]
  await expect(drawPage({ ...page, marks }, 100, new Map())).rejects.toMatchObject({
    reason: 'piece.no-picture',
  })
})
