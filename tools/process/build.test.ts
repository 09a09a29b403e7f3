import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const builder = new URL('../build.mjs', import.meta.url).href

let root: string

// They stand in for the compilers: each writes its name and its output.
const compiler = (name: string, output: string) => `
  import fs from 'node:fs'
  fs.appendFileSync('built', '${name} ')
  if (fs.existsSync('broken')) process.exit(2)
  fs.mkdirSync('apps/${name}/dist', { recursive: true })
  fs.writeFileSync('apps/${name}/dist/${output}', '')
`

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'marquee-build-'))
  write('tools/build-server.mjs', compiler('server', 'main.js'))
  write('node_modules/vite/bin/package.json', '{ "type": "module" }')
  write('node_modules/vite/bin/vite.js', compiler('web', 'index.html'))
  write('node_modules/.installed', 'packages of today')
  write('packages/rules/src/index.ts', '1')
  write('apps/server/src/programs/main.ts', '1')
  write('apps/web/src/main.tsx', '1')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(place: string, text: string): void {
  const file = path.join(root, place)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** What a build has built, in the order of the alphabet. */
function build(): { status: number | null; built: string } {
  rmSync(path.join(root, 'built'), { force: true })
  const code = `import { build } from '${builder}'\nawait build(${JSON.stringify(root)})`
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: root })
  const file = path.join(root, 'built')
  const names = existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').toSorted() : []
  return { status, built: names.join(' ') }
}

test('everything is built at first, and nothing where nothing has changed', () => {
  expect(build()).toEqual({ status: 0, built: 'server web' })
  expect(build()).toEqual({ status: 0, built: '' })
})

test.each([
  ['the server', 'apps/server/src/programs/main.ts', 'server'],
  ['a new file of the server', 'apps/server/src/db/migrations/0001.sql', 'server'],
  ['the web', 'apps/web/src/main.tsx', 'web'],
  ['what both share', 'packages/rules/src/index.ts', 'server web'],
  ['the installed packages', 'node_modules/.installed', 'server web'],
  ['a test', 'packages/rules/src/index.test.ts', ''],
])('a change of %s builds what it goes into', (_, place, built) => {
  build()
  write(place, '2')
  expect(build().built).toBe(built)
})

test('what has been deleted is built again', () => {
  build()
  rmSync(path.join(root, 'apps/web/dist'), { recursive: true })
  expect(build().built).toBe('web')
})

test('a build that failed ends the start, and is tried again', () => {
  build()
  write('apps/server/src/programs/main.ts', '2')
  write('broken', '')
  expect(build()).toEqual({ status: 1, built: 'server' })
  rmSync(path.join(root, 'broken'))
  expect(build()).toEqual({ status: 0, built: 'server' })
})
