import { expect, test } from 'vitest'
import { alteredFields } from './altered-fields.ts'

const present = { status: 'DRAFT', steps: [{ key: 1, note: undefined }], parent: null, name: 'A' }

test.for([
  [{}, []],
  [present, []],
  [{ steps: [{ key: 1 }], parent: null }, []],
  [{ status: 'APPROVED' }, ['body.status']],
  [{ steps: [{ key: 2 }], parent: 7 }, ['body.steps', 'body.parent']],
  [{ name: 'B' }, []],
] as const)('sending %j back alters %j', ([sent, altered]) => {
  expect(
    Object.keys(alteredFields<keyof typeof present>(sent, present, ['status', 'steps', 'parent'])),
  ).toEqual(altered)
})
