import { expect, test } from 'vitest'
import { GIVEN_REASONS, leftOfSuppression, liftableSuppression } from './index.ts'

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

test('every suppression can be lifted but that of a person who was erased', () => {
  expect(GIVEN_REASONS.map((reason) => liftableSuppression(reason).ok)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(liftableSuppression('ERASED')).toMatchObject({ ok: false, reason: 'suppressions.erased' })
})
