import { expect, test } from 'vitest'
import { customerImports } from '../testing/customer-imports.ts'
import { testApp } from '../testing/test-app.ts'
import { TREE } from '../testing/test-tree.ts'

const { call, bring } = customerImports(testApp())

const HEAD = 'Last name,Street address,ZIP,Email,Last visit,Do not email,Do not mail\n'
const emailOf = (at: number) => `quill${at}@customers.example`
const line = (at: number, { optOuts = ',', visit = '01/31/2026' } = {}) =>
  `Quill${at},${at + 1} Main St,48104,${emailOf(at)},${visit},${optOuts}\n`

test('an import counts who changes, and who can be written to before and after it [AUD-02, AUD-14]', async () => {
  await bring(HEAD + [0, 1, 2, 3, 4, 5].map((at) => line(at)).join(''))
  for (const [at, channel] of [
    [0, 'EMAIL'],
    [1, 'MAIL'],
    [2, 'ALL'],
  ] as const) {
    const person = { email: emailOf(at) }
    const whom = { marketKey: TREE.dealer.key, person, channel, reason: 'OPTED_OUT' }
    expect((await call('POST', '/customers/suppression', whom)).status).toBe(201)
  }
  const changed = line(3, { visit: '02/28/2026' }) + line(5, { optOuts: 'yes,yes' })
  const added = line(6) + line(7, { optOuts: 'yes,' })
  const { effect } = await bring(HEAD + changed + line(4) + added, undefined, 'MERGE')
  expect(effect).toEqual({
    before: 6,
    inFile: 5,
    added: 2,
    gone: 0,
    changed: 2,
    after: 8,
    reach: { before: { email: 4, mail: 4 }, after: { email: 4, mail: 5 } },
  })
})
