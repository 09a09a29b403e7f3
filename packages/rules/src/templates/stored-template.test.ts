import { expect, test } from 'vitest'
import { bringUp, toStored } from '../stored/index.ts'
import { storedTemplate } from './index.ts'

const first = {
  name: 'Winter',
  category: 'ON_DEMAND',
  deploymentDate: '2027-03-15',
  deploymentDateTwo: null,
  deploymentDateLock: true,
  workflows: [{ key: 1, steps: [{ key: 1, name: 'Email' }] }],
}
const now = {
  name: 'Winter',
  category: 'ON_DEMAND',
  trigger: null,
  mailDate: '2027-03-15',
  secondMailDate: null,
  isMailDateLocked: true,
  workflows: [{ key: 1, steps: [{ key: 1, name: 'Email', daysToSecondEmail: 5 }] }],
}

test('a template that was stored under the names on the wire has those of the code when it is read', () => {
  expect(bringUp(first, storedTemplate)).toEqual(now)
  expect(bringUp({ ...first, deploymentDate: null }, storedTemplate).mailDate).toBeNull()
})

test('a template is stored under the names of the code, and read as it was', () => {
  const stored = toStored(now, storedTemplate)
  expect(stored).toEqual({ ...now, storedVersion: 4 })
  expect(bringUp({ ...stored }, storedTemplate)).toEqual(now)
})
