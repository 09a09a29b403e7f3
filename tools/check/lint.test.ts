import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const PLANTED = [
  [
    'packages/rules/src/a/a.rules.ts',
    'export const a = (b: { c: number }) => (b.c = 1)',
    'no-param-reassign',
  ],
  [
    'packages/rules/src/a/b.rules.ts',
    'export const a = (b: number[]) => b.sort()',
    'no-array-sort',
  ],
  ['apps/server/src/a.ts', 'const go = async () => 1\ngo()', 'no-floating-promises'],
  [
    'apps/server/src/b.ts',
    'const go = async () => 1\nexport const a = [1].filter(go)',
    'no-misused-promises',
  ],
  ['apps/server/src/c.ts', 'export const a = (b: any) => b', 'no-explicit-any'],
  ['apps/server/src/d.ts', 'console.log(1)', 'no-console'],
  [
    'apps/server/src/e.ts',
    'export const a = (name: string): { name: string } => ({ ...{ name, nmae: 1 } })',
    'no-useless-spread',
  ],
  [
    'apps/server/src/f.ts',
    'export const a = (b: number, c: number) => Math.max(...[b, c], 1)',
    'no-useless-spread',
  ],
  [
    'apps/server/src/g.ts',
    `export function a(b: 'x' | 'y') {\n  switch (b) {\n    case 'x':\n      return 1\n    default:\n      return 2\n  }\n}`,
    'switch-exhaustiveness-check',
  ],
  [
    'apps/server/src/h.ts',
    'export const a = (name: string): { name: string } => ({ name, nmae: 1 })',
    'TS2353',
  ],
  ['packages/rules/src/a/c.rules.ts', 'export const a = document.title', 'TS2584'],
  ['packages/rules/src/a/c.test.ts', 'export const a = (b: number[]) => b[0].toFixed()', 'TS2532'],
  [
    'apps/web/src/a.test.ts',
    `import { test } from 'vitest'\ntest.skip('a', () => {})`,
    'no-disabled-tests',
  ],
] as const

let folder = ''
let output = ''

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'marquee-lint-'))
  const compilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    lib: ['ES2023'],
    types: [],
  }
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
  for (const [file, text] of PLANTED) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), `${text}\n`)
  }
  copyFileSync(path.join(ROOT, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'))
  const oxlint = path.join(ROOT, 'node_modules/oxlint/bin/oxlint')
  const lint = [oxlint, '--type-aware', '--type-check', '-f', 'unix']
  const done = spawnSync(process.execPath, lint, { cwd: folder, encoding: 'utf8' })
  output = done.stdout
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(PLANTED)('the linter catches what is planted in %s', (file, _text, rule) => {
  const lines = output.split('\n').filter((line) => line.includes(file))
  expect(lines.join('\n')).toContain(rule)
})
