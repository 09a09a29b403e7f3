import { describe, expect, test } from 'vitest'
import type { StepSend } from '../campaigns/index.ts'
import { contactCode, type ReachState } from '../customers/index.ts'
import { isStanding, mayApproveFor, recipientsOf } from './index.ts'

const send = (...channels: StepSend['channels']): StepSend => ({
  channels,
  isMailBackfill: false,
  isReblasted: false,
})
const code = (mail: ReachState, email: ReachState) => contactCode({ mail, email })
const gone = { ordered: 10, present: 7, erased: 2, optedOut: 1, unreachable: 0 }

describe('the recipients of an order', () => {
  test('are gone by their reason, and who is reached by one of two channels is not [ORD-06]', () => {
    const known = new Map([
      [code('REACHABLE', 'REACHABLE'), 4],
      [code('REACHABLE', 'OPTED_OUT'), 3],
      [code('UNDELIVERABLE', 'OPTED_OUT'), 1],
    ])
    const by = (...sends: StepSend[]) => recipientsOf({ unchanged: 0, toLookAt: 10, known, sends })
    expect(by(send('EMAIL', 'DIRECT_MAIL'))).toEqual(gone)
    expect(by(send('EMAIL'))).toMatchObject({ present: 4, optedOut: 4 })
    expect(by(send('DIRECT_MAIL'))).toMatchObject({
      present: 7,
      optedOut: 0,
      unreachable: 1,
      erased: 2,
    })
    const sends = [send('EMAIL')]
    expect(recipientsOf({ unchanged: 90, toLookAt: 10, known, sends })).toEqual({
      ordered: 100,
      present: 94,
      erased: 2,
      optedOut: 4,
      unreachable: 0,
    })
  })

  test('are looked at for as long as something is still sent to them [ORD-06]', () => {
    expect(isStanding('SUBMITTED', 'ACKNOWLEDGED')).toBe(true)
    expect(isStanding('APPROVED', 'CANCEL_REQUESTED')).toBe(true)
    expect(isStanding('APPROVED', 'COMPLETED')).toBe(false)
    expect(isStanding('REJECTED', 'DRAFT')).toBe(false)
  })
})

describe('an order whose recipients are gone', () => {
  test.for<[string, number | undefined, boolean]>([
    ['without their present number', undefined, false],
    ['with the number that was ordered', 10, false],
    ['with their present number', 7, true],
  ])('is approved %s: %s [ORD-06]', ([, named, isApproved]) => {
    expect(mayApproveFor(gone, named)).toEqual(
      isApproved
        ? { ok: true, value: true }
        : { ok: false, reason: 'order.recipients-gone', details: { recipients: gone } },
    )
  })

  test('is asked about only where some are gone [ORD-06]', () => {
    expect(mayApproveFor(null, undefined).ok).toBe(true)
    expect(mayApproveFor({ ...gone, present: 10 }, undefined).ok).toBe(true)
  })
})
