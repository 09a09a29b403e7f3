import { expect, test } from 'vitest'
import { unaltered } from './unaltered.ts'

const present = { status: 'DRAFT', steps: [{ key: 1, note: undefined }], parent: null, name: 'A' }

test.for([
  [{}, []],
  [present, []],
  [{ steps: [{ key: 1 }], parent: null }, []],
  [{ status: 'APPROVED' }, ['body.status']],
  [{ steps: [{ key: 2 }], parent: 7 }, ['body.steps', 'body.parent']],
  [{ name: 'B' }, []],
] as const)('sending %j back alters %j', ([sent, altered]) => {
  const judged = unaltered<keyof typeof present>(sent, present, ['status', 'steps', 'parent'])
  const fields = judged.ok ? {} : (judged.details?.fields ?? {})
  expect(Object.keys(fields)).toEqual(altered)
  expect(judged.ok).toBe(altered.length === 0)
})
