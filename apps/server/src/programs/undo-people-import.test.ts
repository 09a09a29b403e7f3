import { mkdtempSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { emailOf, TREE } from '../testing/test-tree.ts'
import { importPeople } from './import-people.ts'
import { undoPeopleImport } from './undo-people-import.ts'

const database = testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'marquee-undo-people-'))
const file = join(folder, 'people.csv')
const env = () => ({ DATABASE_URL: database.ownerUrl, DATA_DIR: folder, DEMO_DATA: 'off' })
afterAll(() => rm(folder, { recursive: true }))

/** All that the command prints. */
async function undo(...argv: string[]): Promise<string[]> {
  const lines: string[] = []
  const last = await undoPeopleImport(argv, env(), (line) => lines.push(line))
  return [...lines, last]
}

const statuses = async () =>
  (
    await database.owner.query(
      `SELECT name, status FROM people WHERE email IN ('ada@lakeside.example', $1) ORDER BY name`,
      [emailOf('dealer')],
    )
  ).rows

test('an import of people is listed, tried to be undone, and undone by its number', async () => {
  expect(await undo()).toEqual(['No import of the last seven days can be undone.'])
  const before = await statuses()
  const market = 200_000 + TREE.dealer.key
  const lines = [
    `ada@lakeside.example,Ada Lane,${market},See campaigns`,
    `${emailOf('dealer')},Misnamed,${market},`,
  ]
  await writeFile(file, ['Email,Name,Market,Permissions', ...lines].join('\n'))
  await importPeople([file], env(), () => {})

  const [listed, say] = await undo()
  expect(listed).toMatch(/^1 .* people\.csv, by command: 1 new, 1 changed/)
  expect(say).toBe('Say which: npm run undo-people-import -- [NUMBER [--trial]]')
  const counts = '1 withdrawn, 1 changed back'
  const trial = await undo('1', '--trial')
  expect([trial[0], trial.at(-1)]).toEqual([
    'Invitation withdrawn: Ada Lane <ada@lakeside.example>',
    `A trial: ${counts}. Nothing was changed.`,
  ])
  expect(await statuses()).toContainEqual({ name: 'Ada Lane', status: 'INVITED' })
  expect((await undo('1')).at(-1)).toBe(`Undone: ${counts}.`)
  expect(await statuses()).toEqual([{ name: 'Ada Lane', status: 'DEACTIVATED' }, ...before])
  const { rows } = await database.owner.query(
    `SELECT event FROM audit_log WHERE operation = 'undo-people-import' ORDER BY key`,
  )
  expect(rows.map(({ event }) => event)).toEqual([
    'person.changed',
    'person.deactivated',
    'roster.import-undone',
  ])
  await expect(undo('1')).rejects.toThrow('This import was undone already.')
})
