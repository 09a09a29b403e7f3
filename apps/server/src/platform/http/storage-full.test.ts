import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentOf } from '../../access-matrix/content-of.ts'
import { bundledProgram } from '../../testing/bundled-program.ts'
import { testDatabase } from '../../testing/database.ts'
import { maySmallDisks, onSmallDisk } from '../../testing/small-disk.ts'
import { testApp } from '../../testing/test-app.ts'

const STORAGE_FULL = { status: 507, code: 'storage-full' }

describe('a database whose disk is full', () => {
  const app = testApp()
  const close = (date: string) => app.call('admin', 'POST', '/blackout-date/add', { date })
  const ready = async () => (await app.send({ method: 'GET', url: '/readyz' })).body

  test('is reported as that, nothing of the call is left, and reading goes on [API-01]', async () => {
    // The very error of a table that cannot grow.
    await app.owner.query(`
      CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
      CREATE TRIGGER no_room AFTER INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION no_room()`)
    expect(await ready()).toEqual({ status: 'ready' })
    const refused = await close('2031-12-24')
    expect(refused.body).toMatchObject(STORAGE_FULL)
    expect(refused.headers['retry-after']).toBe('30')
    expect(await ready()).toEqual({ status: 'storage full' })
    expect((await app.call('dealer', 'GET', '/blackout-date')).status).toBe(200)
    expect((await app.owner.query('SELECT FROM blackout_dates')).rowCount).toBe(0)

    await app.owner.query('DROP TRIGGER no_room ON audit_log')
    expect((await close('2031-12-24')).status).toBe(201)
    await expect.poll(ready).toEqual({ status: 'ready' })
  })
})

describe.runIf(maySmallDisks)('a program whose own disk is full', () => {
  const database = testDatabase()
  const program = bundledProgram(new URL('../../testing/upload-server-program.ts', import.meta.url))
  let end = async () => {}
  let home: string
  let authorization: string

  beforeAll(async () => {
    const child = onSmallDisk({
      size: '40m',
      program: program.file,
      args: (folder) => [database.ownerUrl, folder],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    end = async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    }
    const [{ port, admin }] = await once(child, 'message')
    home = `http://127.0.0.1:${port}`
    authorization = `Bearer ${admin}`
  })
  afterAll(() => end())

  async function upload(marketKey: number, bytes: Buffer) {
    const { headers, payload } = contentOf({ file: { name: 'a.csv', bytes } })
    const answer = await fetch(`${home}/api/customers/import?marketKey=${marketKey}`, {
      method: 'POST',
      headers: { ...headers, authorization },
      body: new Uint8Array(payload as Buffer),
    })
    const { code } = (await answer.json()) as { code?: string }
    return { status: answer.status, code }
  }

  test('says that a file cannot be stored, keeps no part of it, and mends itself [API-01]', async () => {
    const lines = 'Last name,Street address,ZIP,Email\na,b,48104,\n'
    const large = Buffer.alloc(30_000_000, 'x,1 Main St,48104,\n')
    large.write(lines)
    const answers = await Promise.all([upload(5, large), upload(6, large)])
    expect(answers).toContainEqual(STORAGE_FULL)
    const ready = async () => (await fetch(`${home}/readyz`)).status
    expect(await ready()).toBe(503)
    await expect.poll(ready).toBe(200)
    expect((await upload(6, Buffer.from(lines))).status).toBe(201)
  })
})
