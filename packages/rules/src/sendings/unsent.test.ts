import { describe, expect, test } from 'vitest'
import { accept, refuse } from '../result/index.ts'
import { mayDecideUnknown, UNKNOWN_DECISIONS } from './unsent.rules.ts'

const approver = { level: 'DISTRICT', permissions: ['CAN_SUBMIT_ORDER'] } as const
const dealer = { level: 'DEALER', permissions: ['CAN_SUBMIT_ORDER'] } as const
const sending = { channel: 'EMAIL', state: 'running' } as const

describe('of pieces that may have arrived', () => {
  test.each(UNKNOWN_DECISIONS)('an approver decides to %s, and no dealer', (decision) => {
    const of = { sending, campaignStatus: 'ACTIVE' } as const
    expect(mayDecideUnknown(decision, of, approver)).toEqual(accept(true))
    expect(mayDecideUnknown(decision, of, dealer)).toEqual(refuse('campaign.not-an-approver'))
  })

  test.each([
    ['running', 'ACTIVE', true],
    ['paused', 'ACTIVE', true],
    ['done', 'COMPLETED', true],
    ['stopped', 'ACTIVE', false],
    ['done', 'CANCELLED', false],
  ] as const)(
    'those of a sending that is %s, of a campaign that is %s, are sent again: %s',
    (state, campaignStatus, isPossible) => {
      const of = { sending: { ...sending, state }, campaignStatus }
      expect(mayDecideUnknown('send-again', of, approver).ok).toBe(isPossible)
      expect(mayDecideUnknown('count-as-sent', of, approver).ok).toBe(true)
    },
  )

  test('nothing is decided of what is printed: its printer says what became of it', () => {
    const of = {
      sending: { channel: 'DIRECT_MAIL', state: 'running' },
      campaignStatus: 'ACTIVE',
    } as const
    expect(mayDecideUnknown('count-as-sent', of, approver)).toEqual(refuse('sending.not-now'))
  })
})
