import { describe, expect, test } from 'vitest'
import { changeGroup, groupNameProblem, mayJoin, mayUseGroup } from './index.ts'

describe('the name of a group', () => {
  test.each([
    ['Detroit Metro', undefined],
    ['', 'Required'],
    ['   ', 'Required'],
    ['x'.repeat(80), undefined],
    ['x'.repeat(81), 'Max characters allowed: 80'],
    [`  ${'x'.repeat(80)}  `, undefined],
    ['🚗'.repeat(80), undefined],
  ])('%j: %s [MTR-14, CONST-05, GRP-17]', (name, problem) => {
    expect(groupNameProblem(name)).toBe(problem)
  })
})

test.each([
  ['at its place', '1.2.3.', true],
  ['above it', '1.2.', true],
  ['below it', '1.2.3.4.5.', true],
  ['beside it', '1.2.7.', false],
  ['in another brand', '1.9.', false],
  ['at a place whose key begins alike', '1.2.30.', false],
])('somebody at home %s may be a user of a group: %s %s [GRP-14]', (_, home, may) => {
  expect(mayUseGroup(home, '1.2.3.').ok).toBe(may)
})

test('a group takes open dealers of its own brand [GRP-12]', () => {
  const group = { hierarchyId: 'HONDA' }
  expect(mayJoin({ hierarchyId: 'HONDA', status: 'ACTIVE' }, group).ok).toBe(true)
  expect(mayJoin({ hierarchyId: 'HONDA', status: 'CLOSED' }, group)).toMatchObject({
    reason: 'market-group.dealer-closed',
  })
  expect(mayJoin({ hierarchyId: 'ACURA', status: 'ACTIVE' }, group)).toMatchObject({
    reason: 'market-group.other-brand',
  })
  expect(mayJoin({ hierarchyId: null, status: 'ACTIVE' }, group).ok).toBe(false)
})

test('a group that another person changed in between is not overwritten [GRP-10]', () => {
  expect(changeGroup({ version: 3 }, 3).ok).toBe(true)
  expect(changeGroup({ version: 3 }, undefined).ok).toBe(true)
  expect(changeGroup({ version: 3 }, 2)).toMatchObject({ reason: 'market-group.changed-meanwhile' })
})
