import { AUDIT_EVENTS } from '@marquee/rules/operation'
import { expect, test } from 'vitest'
import { allOperations } from '../index.ts'

test('every event of the audit log is written by an operation', () => {
  const written = new Set<string | undefined>(allOperations.map(({ audit }) => audit))
  expect(Object.keys(AUDIT_EVENTS).filter((event) => !written.has(event))).toEqual([])
})
