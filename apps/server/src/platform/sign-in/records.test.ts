import { beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { forgetExpired, recordsIn } from './records.ts'
import { providerSecrets } from './secrets.ts'

const database = testDatabase()
const codes = () => new (recordsIn(database.pool))('AuthorizationCode')
const sessions = () => new (recordsIn(database.pool))('Session')

beforeEach(async () => {
  await database.owner.query('TRUNCATE sign_in_records')
})

describe('what the built-in provider remembers', () => {
  test('is found by id and by uid, for one model, and replaced by what comes later [SIGN-01]', async () => {
    await sessions().upsert('one', { uid: 'u', accountId: 'dana' } as never, 60)
    expect(await sessions().find('one')).toEqual({ uid: 'u', accountId: 'dana' })
    expect(await sessions().findByUid('u')).toEqual({ uid: 'u', accountId: 'dana' })
    expect(await codes().find('one')).toBeUndefined()
    await sessions().upsert('one', { uid: 'v' } as never, 60)
    expect([await sessions().find('one'), await sessions().findByUid('u')]).toEqual([
      { uid: 'v' },
      undefined,
    ])
  })

  test('is as if it had never been once its time is over, and is then cleared away [SIGN-01]', async () => {
    await codes().upsert('old', {}, 0)
    await codes().upsert('new', {}, 60)
    await codes().upsert('for ever', {})
    expect(await codes().find('old')).toBeUndefined()
    await forgetExpired(database.pool)
    const { rows } = await database.owner.query('SELECT id FROM sign_in_records ORDER BY id')
    expect(rows).toEqual([{ id: 'for ever' }, { id: 'new' }])
  })

  test('records of a code that it was used [SIGN-02]', async () => {
    await codes().upsert('code', { grantId: 'g' }, 60)
    await codes().consume('code')
    expect(await codes().find('code')).toEqual({ grantId: 'g', consumed: expect.any(Number) })
  })

  test('goes by itself, and with its grant [SIGN-05]', async () => {
    await codes().upsert('a', { grantId: 'g' }, 60)
    await codes().upsert('b', { grantId: 'g' }, 60)
    await codes().upsert('c', { grantId: 'h' }, 60)
    await codes().destroy('a')
    expect(await codes().find('a')).toBeUndefined()
    await codes().revokeByGrantId('g')
    expect([await codes().find('b'), await codes().find('c')]).toEqual([
      undefined,
      { grantId: 'h' },
    ])
  })
})

test('three programs that start at once share one signing key, and so does the next [SIGN-01]', async () => {
  const started = await Promise.all([1, 2, 3].map(() => providerSecrets(database.pool)))
  const all = [...started, await providerSecrets(database.pool)]
  expect(new Set(all.map((secrets) => JSON.stringify(secrets))).size).toBe(1)
  expect(all[0]?.signingKey).toMatchObject({ alg: 'RS256', use: 'sig', kid: expect.any(String) })
})

test('a key that an operator takes away is created anew at the next start [SIGN-01]', async () => {
  const before = await providerSecrets(database.pool)
  await database.owner.query(`DELETE FROM platform_secrets WHERE name = 'sign-in'`)
  const after = await providerSecrets(database.pool)
  expect(after.signingKey.kid).not.toBe(before.signingKey.kid)
  expect(after.cookieKey).not.toBe(before.cookieKey)
})

test('the signing key has 3072 bits, which nobody works out [SIGN-01]', async () => {
  const { signingKey } = await providerSecrets(database.pool)
  expect(Buffer.from(signingKey.n ?? '', 'base64url').length * 8).toBe(3072)
})
