import { expect, test } from 'vitest'
import { allOperations } from '../index.ts'
import { AUDIT_EVENTS } from './index.ts'

test('every event of the audit log is written by an operation', () => {
  const written = new Set(allOperations.map(({ audit }) => audit))
  expect(AUDIT_EVENTS.filter((event) => !written.has(event))).toEqual([])
})
