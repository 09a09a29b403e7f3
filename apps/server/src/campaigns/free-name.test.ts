import { beforeAll, expect, test } from 'vitest'
import { inScope } from '../platform/sql/index.ts'
import { testApp } from '../testing/test-app.ts'
import { yearSamples } from '../testing/year-samples.ts'
import { campaignsStore } from './campaigns.store.ts'
import { withFreeNames } from './free-name.change.ts'

const app = testApp()
const years = yearSamples(app)
beforeAll(() => years.prepare())

test('a conflict that is not of names ends with an error: a season stands once in its year [ANN-14]', async () => {
  await years.enroll()
  const { rows } = await app.owner.query<{ key: number }>(
    `SELECT key FROM campaigns WHERE season = 'FALL'`,
  )
  const again = inScope(app.pool, { path: '1.' }, async ({ sql }) => {
    const store = campaignsStore(sql, '1.')
    const season = await store.lock(rows[0]?.key ?? 0)
    if (!season) throw new Error('There is no fall')
    const { key: _, ...same } = season
    return withFreeNames([{ ...same, name: 'Another fall' }], {
      use: (of) => of(sql, '1.'),
      write: (named) => store.insertAll(named, new Date()),
    })
  })
  await expect(again).rejects.toThrow('not by its name')
})
