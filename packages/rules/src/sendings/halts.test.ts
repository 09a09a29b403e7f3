import { describe, expect, test } from 'vitest'
import { accept, refuse } from '../result/index.ts'
import { haltAt, haltsToLift, mayHalt, type Halt } from './halts.rules.ts'

const everywhere: Halt = { key: 1, path: '1.' }
const honda: Halt = { key: 2, path: '1.2.' }
const acura: Halt = { key: 3, path: '1.9.' }

describe('all that is sent', () => {
  test.each([
    ['NATIONAL', ['CAN_SUBMIT_ORDER'], accept(true)],
    ['NATIONAL', ['CAN_READ_CAMPAIGNS'], refuse('campaign.not-an-approver')],
    ['ZONE', ['CAN_SUBMIT_ORDER'], refuse('sending.not-national')],
    ['DISTRICT', ['CAN_SUBMIT_ORDER'], refuse('sending.not-national')],
    ['DEALER', ['CAN_SUBMIT_ORDER'], refuse('sending.not-national')],
  ] as const)('may be stopped by a person of level %s with %j: %j', (level, permissions, may) => {
    expect(mayHalt({ level, permissions })).toEqual(may)
  })

  test('is stopped once at a place, and not again below one that is stopped', () => {
    expect(haltAt('1.2.', [])).toEqual(accept(true))
    expect(haltAt('1.2.', [acura])).toEqual(accept(true))
    expect(haltAt('1.', [honda])).toEqual(accept(true))
    expect(haltAt('1.2.', [honda])).toEqual(refuse('sending.halted-already'))
    expect(haltAt('1.2.', [everywhere])).toEqual(refuse('sending.halted-already'))
  })

  test('continues by whom sees the place that was stopped, and not by those below it', () => {
    expect(haltsToLift('1.', [everywhere, honda, acura])).toEqual(accept([1, 2, 3]))
    expect(haltsToLift('1.2.', [everywhere, honda])).toEqual(accept([2]))
    expect(haltsToLift('1.2.', [everywhere])).toEqual(refuse('sending.halted-above'))
    expect(haltsToLift('1.2.', [])).toEqual(refuse('sending.not-halted'))
  })
})
