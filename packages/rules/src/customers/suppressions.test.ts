import { expect, test } from 'vitest'
import { leftOfSuppression } from './index.ts'

test.for([
  ['EMAIL', 'EMAIL', undefined],
  ['EMAIL', 'ALL', undefined],
  ['EMAIL', 'MAIL', 'EMAIL'],
  ['MAIL', 'EMAIL', 'MAIL'],
  ['ALL', 'ALL', undefined],
  ['ALL', 'EMAIL', 'MAIL'],
  ['ALL', 'MAIL', 'EMAIL'],
] as const)(
  'of a suppression of %s, when %s is lifted, there is left %s',
  ([held, lifted, left]) => {
    expect(leftOfSuppression(held, lifted)).toBe(left)
  },
)
