import { expect, test } from 'vitest'
import { isAdminLike, PERMISSIONS, USER_LEVELS } from '../access/index.ts'
import { presetsFor } from './index.ts'

const namesFor = (...[level, held]: Parameters<typeof presetsFor>) =>
  presetsFor(level, held).map(({ name }) => name)

test('each level has presets of its own, all of which let people see campaigns [LVL-07]', () => {
  for (const level of USER_LEVELS) {
    const presets = presetsFor(level, PERMISSIONS)
    expect(presets.length).toBeGreaterThan(1)
    for (const { permissions } of presets) {
      expect(permissions).toContain('CAN_READ_CAMPAIGNS')
      expect(new Set(permissions).size).toBe(permissions.length)
    }
  }
})

test('a dealer who does marketing may order, and a field manager may do so for several dealers', () => {
  const [dealer] = presetsFor('DEALER', PERMISSIONS)
  const [manager] = presetsFor('DISTRICT', PERMISSIONS)
  const several = 'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS'
  expect(dealer?.permissions).toContain('CAN_SUBMIT_ORDER')
  expect(dealer?.permissions).not.toContain(several)
  expect(manager?.permissions).toEqual(expect.arrayContaining(['CAN_SUBMIT_ORDER', several]))
})

test('a template author has the whole Admin menu without being an administrator', () => {
  const [author] = presetsFor('NATIONAL', PERMISSIONS)
  expect(isAdminLike(author?.permissions ?? [])).toBe(true)
  expect(author?.permissions).not.toContain('CAN_PERFORM_ADMIN_OPERATIONS')
})

test('a preset is offered to people who hold all of it [LVL-07]', () => {
  expect(namesFor('DEALER', ['CAN_READ_CAMPAIGNS'])).toEqual(['Viewer'])
  expect(namesFor('DEALER', ['CAN_PERFORM_ADMIN_OPERATIONS'])).toEqual([])
  const most = PERMISSIONS.filter((each) => each !== 'CAN_CREATE_GLOBAL_COUPONS')
  expect(namesFor('NATIONAL', most)).toEqual(['Field manager', 'Approver', 'Viewer'])
})
