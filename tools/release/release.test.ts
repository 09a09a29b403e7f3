import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { COMMANDS } from '../../apps/server/src/platform/release/index.ts'
import { faultsOf } from './checks.ts'
import { launcher } from './launcher.ts'
import { licenceTexts } from './licence-texts.ts'
import { majorOfTurn } from './node-of-turn.ts'
import { pack } from './pack.ts'

const folder = mkdtempSync(join(tmpdir(), 'marquee-pack-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ready = {
  version: '1.2.0',
  versions: { 'apps/server': '1.2.0' },
  changelog: '# Changes\n\n## 1.2.0 (2027-01-31)\n\nNew.\n',
  changes: '',
  mayBeDirty: false,
}

test('a release is made of what is committed, of one version, with an entry in the changelog', () => {
  expect(faultsOf(ready)).toEqual([])
  expect(faultsOf({ ...ready, changes: ' M README.md' })[0]).toContain('--dirty')
  expect(faultsOf({ ...ready, changes: ' M README.md', mayBeDirty: true })).toEqual([])
  expect(faultsOf({ ...ready, changelog: '## 1.2.01' })[0]).toContain('no entry "## 1.2.0"')
  expect(faultsOf({ ...ready, versions: { 'apps/web': '1.1.0' } })[0]).toContain('apps/web')
})

test('a folder becomes the same bytes whenever and in whatever order its files were written', async () => {
  const time = new Date('2027-01-31T12:00:00Z')
  const sums = []
  for (const [round, names] of [
    ['a', 'b'],
    ['b', 'a'],
  ].entries()) {
    const beside = join(folder, String(round))
    mkdirSync(join(beside, 'x'), { recursive: true })
    for (const name of names) {
      const file = join(beside, 'x', name)
      writeFileSync(file, name, { mode: round === 0 ? 0o600 : 0o664 })
      utimesSync(file, round + 1, round + 1)
    }
    const file = join(folder, `${round}.tar.gz`)
    sums.push(await pack({ beside, name: 'x', time, file, level: 9 }))
    expect(readFileSync(`${file}.sha256`, 'utf8')).toBe(`${sums.at(-1)}  ${round}.tar.gz\n`)
  }
  expect(sums[0]).toBe(sums[1])
})

test('the program of an archive knows each command, and lists it', () => {
  for (const [name, about] of Object.entries(COMMANDS)) {
    expect(launcher()).toContain(`  ${name.padEnd(22)}${about}\n`)
    expect(launcher()).toMatch(new RegExp(`[|] ${name} [|)]|[|] ${name}\\)`))
  }
})

test('the licences of what is bundled are in their own words', () => {
  const texts = licenceTexts(new URL('../../node_modules', import.meta.url).pathname)
  expect(texts).toMatch(/fastify \d+\S+: MIT\n+Copyright|fastify \d+\S+: MIT\n+MIT License/)
  expect(texts).not.toContain('vitest ')
})

test('three days have had each version of Node', () => {
  const days = [1, 2, 3].map((day) => majorOfTurn(new Date(Date.UTC(2027, 0, day))))
  expect(days.toSorted()).toEqual([20, 22, 24])
})
