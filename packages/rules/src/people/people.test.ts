import { describe, expect, test } from 'vitest'
import { PERMISSIONS } from '../access/index.ts'
import {
  change,
  deactivate,
  mayActStill,
  mayChange,
  mayGrant,
  personReasons,
  reactivate,
} from './index.ts'

const admin = { keys: [1], permissions: PERMISSIONS }
const lesser = { keys: [2], permissions: ['CAN_PERFORM_ADMIN_OPERATIONS'] as const }
const dealer = {
  key: 3,
  permissions: ['CAN_READ_CAMPAIGNS', 'CAN_SUBMIT_ORDER'] as const,
  status: 'ACTIVE' as const,
  version: 4,
}
const grant = {
  level: 'DEALER' as const,
  homeType: 'DEALER' as const,
  permissions: ['CAN_READ_CAMPAIGNS'] as const,
  version: 4,
}
const notYours = (missing: readonly string[]) => ({
  ok: false,
  reason: 'person.permission-not-yours',
  details: { missing },
})
const refused = (reason: keyof typeof personReasons) => ({ ok: false, reason })
const accepted = { ok: true, value: true }

describe('handing out a level, a home and permissions', () => {
  test('an administrator hands out any permission that they hold', () => {
    expect(mayGrant(admin, { ...grant, permissions: PERMISSIONS })).toEqual(accepted)
  })

  test('people cannot grant a permission that they do not hold, and the refusal names it', () => {
    expect(mayGrant(lesser, grant)).toEqual(notYours(['CAN_READ_CAMPAIGNS']))
  })

  test.each([
    ['ZONE', 'DEALER'],
    ['DEALER', 'DISTRICT'],
    ['DEALER', 'CORPORATE'],
  ] as const)('level %s does not fit a home of type %s', (level, homeType) => {
    expect(mayGrant(admin, { ...grant, level, homeType })).toEqual(
      refused('person.level-does-not-fit-home'),
    )
  })

  test('a national person may live at a brand or at the market of all brands [LVL-01]', () => {
    for (const homeType of ['NATIONAL', 'CORPORATE'] as const) {
      expect(mayGrant(admin, { ...grant, level: 'NATIONAL', homeType })).toEqual(accepted)
    }
  })
})

describe('changing a person', () => {
  test('an administrator changes another person', () => {
    expect(change(admin, dealer, grant)).toEqual(accepted)
  })

  test('people cannot change themselves', () => {
    expect(change(admin, { ...dealer, key: 1 }, grant)).toEqual(refused('person.is-yourself'))
    expect(mayChange(admin, { ...dealer, key: 1 })).toEqual(refused('person.is-yourself'))
  })

  test('people cannot change a person who holds more than they do', () => {
    expect(change(lesser, dealer, { ...grant, permissions: [] })).toEqual(
      notYours(['CAN_READ_CAMPAIGNS', 'CAN_SUBMIT_ORDER']),
    )
  })

  test('a change is refused where another person has changed the same meanwhile', () => {
    for (const version of [3, 5]) {
      expect(change(admin, dealer, { ...grant, version })).toEqual(
        refused('person.changed-meanwhile'),
      )
    }
  })

  test('the new level, home and permissions are judged too', () => {
    expect(change(admin, dealer, { ...grant, homeType: 'ZONE' })).toEqual(
      refused('person.level-does-not-fit-home'),
    )
    const plain = { ...dealer, permissions: [] }
    expect(change(lesser, plain, grant)).toEqual(notYours(['CAN_READ_CAMPAIGNS']))
  })
})

describe('deactivating and reactivating', () => {
  const gone = { ...dealer, status: 'DEACTIVATED' as const }

  test('an active or invited person is deactivated, a deactivated one reactivated', () => {
    expect(deactivate(admin, dealer)).toEqual(accepted)
    expect(deactivate(admin, { ...dealer, status: 'INVITED' })).toEqual(accepted)
    expect(reactivate(admin, gone)).toEqual(accepted)
  })

  test('neither happens twice', () => {
    expect(deactivate(admin, gone)).toEqual(refused('person.already-deactivated'))
    expect(reactivate(admin, dealer)).toEqual(refused('person.not-deactivated'))
    expect(reactivate(admin, { ...dealer, status: 'INVITED' })).toEqual(
      refused('person.not-deactivated'),
    )
  })

  test('people cannot deactivate themselves', () => {
    expect(deactivate(admin, { ...dealer, key: 1 })).toEqual(refused('person.is-yourself'))
  })

  test('neither is done to a person who holds more than the one who acts', () => {
    const missing = ['CAN_READ_CAMPAIGNS', 'CAN_SUBMIT_ORDER']
    expect(deactivate(lesser, dealer)).toEqual(notYours(missing))
    expect(reactivate(lesser, gone)).toEqual(notYours(missing))
  })
})

test('a wrong address is refused in the words of every email field [FRM-02]', () => {
  expect(personReasons['person.email-invalid']).toBe('Email must be valid.')
})

describe('who acts, when their turn comes', () => {
  const entered = { path: '1.2.', permissions: lesser.permissions }
  const present = { ...entered, status: 'ACTIVE' as const }

  test.each([
    ['is as they were', present],
    ['may more than before', { ...present, permissions: PERMISSIONS }],
  ])('goes on, who %s', (_, now) => {
    expect(mayActStill(entered, now)).toEqual(accepted)
  })

  test.each([
    ['has been deactivated', { ...present, status: 'DEACTIVATED' as const }],
    ['has lost a permission', { ...present, permissions: [] }],
    ['has moved to another home', { ...present, path: '1.9.' }],
    ['is out of reach', undefined],
  ])('is refused, who %s [LVL-07]', (_, now) => {
    expect(mayActStill(entered, now)).toEqual(refused('person.actor-changed'))
  })
})
