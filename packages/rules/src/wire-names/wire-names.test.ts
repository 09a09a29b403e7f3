import { expect, test } from 'vitest'
import { renamed, renamedPath, type WireNames } from './index.ts'

const template: WireNames = { fields: { mailDate: 'deploymentDate' }, within: {} }
const names: WireNames = {
  fields: { mailDate: 'campaignStartDate' },
  within: { template, past: template },
}

const wire = {
  key: 7,
  campaignStartDate: '2027-03-15',
  template: { deploymentDate: null, mailDate: 'unknown' },
  past: [{ deploymentDate: '2026-03-15' }],
  other: { deploymentDate: 1 },
}

const inCode = {
  key: 7,
  mailDate: '2027-03-15',
  template: { mailDate: null, deploymentDate: 'unknown' },
  past: [{ mailDate: '2026-03-15' }],
  other: { deploymentDate: 1 },
}

test('each field gets the name that it has on the other side, at its own place and in its order', () => {
  expect(renamed(wire, names)).toEqual(inCode)
  expect(renamed(inCode, names)).toEqual(wire)
  expect(Object.keys(renamed(wire, names) as object)).toEqual(Object.keys(inCode))
})

test('what has no names, and what is no object, stays as it is', () => {
  expect(renamed(wire, undefined)).toBe(wire)
  expect([null, 'mailDate', 3].map((value) => renamed(value, names))).toEqual([null, 'mailDate', 3])
})

test('a name that every object inherits is no field', () => {
  expect(renamed({ constructor: 1, toString: {} }, names)).toEqual({ constructor: 1, toString: {} })
})

test.each([
  ['campaignStartDate', 'mailDate'],
  ['template.deploymentDate', 'template.mailDate'],
  ['past.0.deploymentDate', 'past.0.mailDate'],
  ['other.deploymentDate', 'other.deploymentDate'],
])('the path %s leads to %s in the code, and back', (onWire, inOurs) => {
  expect(renamedPath(onWire, names)).toBe(inOurs)
  expect(renamedPath(inOurs, names)).toBe(onWire)
})
