import { beforeEach, describe, expect, test } from 'vitest'
import { contentOf } from '../access-matrix/content-of.ts'
import { testApp, type Answer } from '../testing/test-app.ts'
import { emailOf, PEOPLE, TREE, type PersonName } from '../testing/test-tree.ts'
import { tokenFor } from '../testing/tokens.ts'

const app = testApp()
const idOf = ({ key }: { key: number }) => String(200_000 + key)
const { dealer, sibling, district } = TREE

beforeEach(async () => {
  await app.owner.query(`TRUNCATE file_imports, file_import_changes, audit_log, audit_about;
                         DELETE FROM outbox_emails; DELETE FROM people WHERE key > 100;
                         UPDATE people SET name = 'Test ' || split_part(email, '@', 1), version = 1`)
  for (const { key, home, level, permissions } of Object.values(PEOPLE)) {
    await app.owner.query(
      `UPDATE people SET home_market_key = $2, path = $3, level = $4, permissions = $5 WHERE key = $1`,
      [key, TREE[home].key, TREE[home].path, level, permissions],
    )
  }
})

async function bring(lines: readonly string[], as: PersonName = 'hondaAdmin'): Promise<Answer> {
  const text = ['Email,Name,Market,Preset,Permissions', ...lines].join('\n')
  const file = { name: 'people.csv', bytes: Buffer.from(text) }
  const { headers, payload } = contentOf({ file })
  const authorization = `Bearer ${await tokenFor(as)}`
  return app.send({
    method: 'POST',
    url: '/api/roster/import',
    headers: { ...headers, authorization },
    payload: payload as Buffer,
  })
}

const ADA = `ada@lakeside.example,Ada Lane,${idOf(dealer)},,See campaigns`
const BO = `bo@lakeside.example,Bo Field,${idOf(district)},,See campaigns`
const DEALER = `${emailOf('dealer')},Misnamed,${idOf(sibling)},,See campaigns`

const importKeyOf = async (...lines: string[]): Promise<number> =>
  (await bring(lines)).body.importKey
const look = (key: number, as: PersonName = 'hondaAdmin') =>
  app.call(as, 'GET', `/roster/import/${key}/undo`)
const undo = (key: number, as: PersonName = 'hondaAdmin', fingerprint = '') =>
  app.call(as, 'PUT', `/roster/import/${key}/undo${fingerprint && `?fingerprint=${fingerprint}`}`)
const list = async (as: PersonName = 'hondaAdmin') =>
  (await app.call(as, 'POST', '/roster/import/search', {})).body.imports
const peopleNow = async () =>
  (
    await app.owner.query(
      `SELECT email, name, home_market_key AS home, path, level, permissions, status
         FROM people ORDER BY email, key`,
    )
  ).rows
const statusOf = async (email: string) =>
  (await peopleNow()).find((one) => one.email === email)?.status
const emails = async () => (await app.owner.query('SELECT FROM outbox_emails')).rowCount
const join = (email: string) =>
  app.owner.query(`UPDATE people SET status = 'ACTIVE', subject = email WHERE email = $1`, [email])

describe('undoing an import of people', () => {
  test('withdraws invitations without an email, and puts back what was changed [AUD-02]', async () => {
    const before = await peopleNow()
    const key = await importKeyOf(ADA, BO, DEALER)
    await join('bo@lakeside.example')
    const sent = await emails()
    expect(await list()).toMatchObject([
      {
        key,
        fileName: 'people.csv',
        counts: { added: 2, changed: 1 },
        can: { undo: { ok: true } },
      },
    ])
    const looked = await look(key)
    expect(looked.body).toMatchObject({
      counts: { withdrawn: 1, deactivated: 1, changed: 1, stays: 0 },
      withdrawn: [{ name: 'Ada Lane' }],
      deactivated: [{ name: 'Bo Field' }],
      changed: [{ before: { name: 'Misnamed' }, after: { name: 'Test dealer' } }],
      can: { undo: { ok: true } },
    })
    const done = await undo(key, 'hondaAdmin', looked.body.fingerprint)
    expect([done.status, done.body.counts]).toEqual([200, looked.body.counts])
    const isOld = ({ email }: { email: string }) => !email.endsWith('@lakeside.example')
    expect((await peopleNow()).filter(isOld)).toEqual(before)
    expect(await statusOf('ada@lakeside.example')).toBe('DEACTIVATED')
    expect(await statusOf('bo@lakeside.example')).toBe('DEACTIVATED')
    expect(await emails()).toBe(sent)
    const { rows } = await app.owner.query(
      `SELECT event FROM audit_log WHERE operation = 'roster.undo' ORDER BY key`,
    )
    expect(rows.map(({ event }) => event)).toEqual([
      'person.changed',
      'person.deactivated',
      'person.deactivated',
      'roster.import-undone',
    ])
    expect((await undo(key)).body.code).toBe('import.undone-already')
  })

  test('leaves whom somebody has changed since, and refuses what differs from what was looked at', async () => {
    const key = await importKeyOf(ADA, DEALER)
    const { fingerprint } = (await look(key)).body
    await app.owner.query(
      `UPDATE people SET name = 'Typed', version = version + 1
        WHERE email = 'ada@lakeside.example' OR name = 'Misnamed'`,
    )
    expect((await undo(key, 'hondaAdmin', fingerprint)).body.code).toBe('import.undo-changed')
    const { body } = await undo(key)
    expect(body).toMatchObject({ counts: { withdrawn: 0, changed: 1, stays: 2 } })
    expect(await statusOf('ada@lakeside.example')).toBe('INVITED')
  })

  test('is for whoever may take and give what it is about', async () => {
    const key = await importKeyOf(DEALER)
    await app.owner.query(
      `UPDATE people SET permissions = '{CAN_PERFORM_ADMIN_OPERATIONS}' WHERE key = $1`,
      [PEOPLE.hondaAdmin.key],
    )
    expect((await look(key)).body.can.undo.reason).toBe('person.permission-not-yours')
    const refused = await undo(key)
    expect([refused.status, refused.body.code]).toEqual([403, 'person.permission-not-yours'])
    expect((await undo(key, 'districtAdmin')).status).toBe(404)
    expect((await undo(key, 'admin')).status).toBe(200)
  })

  test('waits for a later import of the same people, and is over after seven days', async () => {
    const first = await importKeyOf(DEALER)
    const second = await importKeyOf(`${emailOf('dealer')},Again,${idOf(sibling)},,`)
    expect((await undo(first)).body.code).toBe('import.imported-since')
    expect((await undo(second)).status).toBe(200)
    await app.owner.query(`UPDATE file_imports SET imported_at = now() - interval '7 days'`)
    expect((await undo(first)).body.code).toBe('import.undo-too-late')
  })

  test('is done once where two people press at once', async () => {
    const key = await importKeyOf(ADA, DEALER)
    const answers = await Promise.all([undo(key), undo(key, 'admin')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('notes no import that changed nobody', async () => {
    const { body } = await bring([`${emailOf('dealer')},,${idOf(dealer)},,`])
    expect([body.importKey, await list()]).toEqual([null, []])
  })
})
