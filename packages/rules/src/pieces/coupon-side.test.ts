import { expect, test } from 'vitest'
import { creativePiece, couponSide, DESIGNS, sampleContent, sampleCoupons } from './index.ts'

const { texts } = sampleContent('HONDA', 0, null)
const laid = DESIGNS.map((design) => {
  const coupons = sampleCoupons(Math.max(...design.coupons))
  const content = creativePiece({ texts, photo: null }, { hierarchyId: 'HONDA', coupons })
  return { design, coupons, pages: design.lay(content) }
}).filter(({ coupons }) => coupons.length > 0)

test.each(laid.map((one) => [one.design.key, one] as const))(
  'the side of %s on which its coupons are is known by what stands there [CRE-02]',
  (_, { coupons, pages }) => {
    const side = couponSide(pages, coupons)
    const others = pages.filter(({ name }) => name !== side)
    expect(side).toBeDefined()
    expect(couponSide(others, coupons)).toBeUndefined()
  },
)

test('without coupons there is no such side [CRE-02]', () => {
  expect(couponSide(laid[0]?.pages ?? [], [])).toBeUndefined()
  expect(couponSide(laid[0]?.pages ?? [], [{ heading: ' ' }])).toBeUndefined()
})
