import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ALLOWED_HERE, SAID_IN_ITS_FILE } from './licenses/allowed.ts'
import { notAllowed, shippedPackages } from './licenses/packages.ts'
import { licensesPage } from './make-licenses.ts'

const MODULES = new URL('../node_modules/', import.meta.url)
const packages = shippedPackages()

test('all that ships is under a licence that is allowed, and is listed with it', () => {
  expect(notAllowed(packages)).toEqual([])
  const page = licensesPage()
  const rows = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  const listed = new Set(rows.map(([, name, version]) => `${name} ${version}`))
  for (const { name, version } of packages) expect(listed).toContain(`\`${name}\` ${version}`)
})

test('what only builds or tests the product is not listed', () => {
  const names = new Set(packages.map(({ name }) => name))
  expect(names).toContain('fastify')
  expect(names).not.toContain('vitest')
  expect(names).not.toContain('@marquee/server')
})

test('a package under a licence that is not allowed, or under none, stops the page', () => {
  const planted = (licence: string, name = 'planted') => ({
    name,
    version: '1.0.0',
    licence,
    isOptional: false,
  })
  expect(() => licensesPage([planted('AGPL-3.0-only')])).toThrow('planted 1.0.0: AGPL-3.0-only')
  expect(() => licensesPage([planted('none')])).toThrow('planted 1.0.0: none')
  // Allowed for one library is not allowed for all.
  expect(() => licensesPage([planted('LGPL-3.0-or-later')])).toThrow('LGPL-3.0-or-later')
  expect(notAllowed([planted('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64')])).toEqual([])
})

test('the lock file says of an installed package what the package says of itself', () => {
  const read = createRequire(fileURLToPath(MODULES))
  const said = packages
    .filter(({ name, isOptional }) => !isOptional && !(name in SAID_IN_ITS_FILE))
    .filter(({ name, version }) => manifestOf(read, name).version === version)
  expect(said.length).toBeGreaterThan(200)
  for (const { name, licence } of said) {
    expect([name, manifestOf(read, name).license]).toEqual([name, licence])
  }
})

test('a licence that only a file says is the one that stands at its beginning', () => {
  for (const [name, { begins }] of Object.entries(SAID_IN_ITS_FILE)) {
    const text = readFileSync(new URL(`${name}/LICENSE`, MODULES), 'utf8').replaceAll('\r', '')
    expect(text.startsWith(begins)).toBe(true)
  }
})

test('what is allowed for some packages alone is still needed', () => {
  for (const { licence, packages: whose } of ALLOWED_HERE) {
    expect(packages.some((one) => one.licence === licence && whose.test(one.name))).toBe(true)
  }
})

const manifestOf = (read: NodeJS.Require, name: string) =>
  read(fileURLToPath(new URL(`${name}/package.json`, MODULES))) as {
    version?: string
    license?: string
  }
