import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PARTS } from './parts.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const CONFIG = 'knip.production.json'

const pack = (name: string, more: object) =>
  JSON.stringify({ name, version: '0.1.0', type: 'module', ...more })

const HOUSE = {
  'package.json': pack('house', { private: true, workspaces: ['packages/*', 'apps/*'] }),
  'packages/rules/package.json': pack('@marquee/rules', { exports: { './*': './src/*/index.ts' } }),
  'packages/rules/src/a/index.ts': `export * from './a.rules.ts'`,
  'packages/rules/src/a/a.rules.ts': `export const LIMIT = 2
export const isUsed = (a: number) => a < LIMIT
export const isTested = (a: number) => a > 3`,
  'packages/rules/src/a/a.test.ts': `import { isTested, isUsed, LIMIT } from './index.ts'
isTested(LIMIT) === isUsed(LIMIT)`,
  'apps/server/package.json': pack('@marquee/server', {
    dependencies: { '@marquee/rules': '0.1.0' },
  }),
  'apps/server/src/programs/main.ts': `import { isUsed } from '@marquee/rules/a'
import { start } from '../a/index.ts'
start(isUsed(1))`,
  'apps/server/src/a/index.ts': `export { reset, start } from './a.job.ts'`,
  'apps/server/src/a/a.job.ts': `let known = false
export const start = (is: boolean) => (known = is)
export const reset = () => (known = false)`,
  'apps/server/src/a/a.store.ts': `export const aStore = {}`,
  'apps/server/src/a/a.test.ts': `import { aStore } from './a.store.ts'
import { reset } from './index.ts'
reset() === aStore`,
  'apps/server/src/testing/a.ts': `import { aStore } from '../a/a.store.ts'
export const testStore = aStore`,
}

let folder = ''
let said: string[] = []

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'marquee-unused-'))
  for (const [file, text] of Object.entries(HOUSE)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), `${text}\n`)
  }
  copyFileSync(path.join(ROOT, CONFIG), path.join(folder, CONFIG))
  mkdirSync(path.join(folder, 'node_modules/@marquee'), { recursive: true })
  symlinkSync('../../packages/rules', path.join(folder, 'node_modules/@marquee/rules'))
  const part = PARTS.find(({ args }) => args.includes(CONFIG))
  const [knip = '', ...args] = part?.args ?? []
  const done = spawnSync(process.execPath, [path.join(ROOT, knip), ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  said = done.stdout.split('\n').filter((line) => /\.ts\b/.test(line))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['a rule that nothing but its test asks', /^isTested .*a\.rules\.ts/],
  ['what a folder shows only to tests', /^reset .*a\/index\.ts/],
  ['a file that only tests import', /^apps\/server\/src\/a\/a\.store\.ts/],
])('the check catches %s', (_, line) => {
  expect(said.filter((one) => line.test(one))).toHaveLength(1)
})

test('the check takes what the product uses, also within one file, and what belongs to tests', () => {
  const names = said.map((line) => line.split(' ')[0])
  for (const used of ['isUsed', 'LIMIT', 'start', 'testStore']) expect(names).not.toContain(used)
})
