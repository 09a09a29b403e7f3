import { expect, test } from 'vitest'
import { sourcesOf } from '../house/source.ts'
import { affectedTests } from './affected-tests.ts'

const FILES = {
  'packages/rules/src/money/index.ts': `export * from './money.rules.ts'\nexport * from './price.rules.ts'`,
  'packages/rules/src/money/money.rules.ts': `export const cents = 1\nexport function whole() {}`,
  'packages/rules/src/money/price.rules.ts': `export const price = 2`,
  'packages/rules/src/money/money.test.ts': `import { cents } from './money.rules.ts'`,
  'apps/server/src/orders/total.use-case.ts': `import { whole } from '@marquee/rules/money'`,
  'apps/server/src/orders/total.test.ts': `import './total.use-case.ts'`,
  'apps/server/src/coupons/coupon.store.ts': `import { price } from '@marquee/rules/money'`,
  'apps/server/src/coupons/coupon.test.ts': ``,
  'e2e/order.e2e.ts': ``,
}
const sources = sourcesOf(new Map(Object.entries(FILES)))

test('the tests beside a changed file, and beside the files that import one of its names by the door', () => {
  expect(affectedTests(sources, ['packages/rules/src/money/money.rules.ts'])).toEqual([
    'packages/rules/src/money/money.test.ts',
    'apps/server/src/orders/total.test.ts',
  ])
})

test('a changed test is its own, and a changed page breaks none', () => {
  const changed = ['apps/server/src/coupons/coupon.test.ts', 'docs/tour.md']
  expect(affectedTests(sources, changed)).toEqual(['apps/server/src/coupons/coupon.test.ts'])
})
