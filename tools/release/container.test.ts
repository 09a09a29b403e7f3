import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COMMANDS } from '../../apps/server/src/platform/release/index.ts'
import { SETTINGS } from '../../apps/server/src/platform/settings/index.ts'

// No container engine is at hand where this is tested: what can be known without one.

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const compose = read('ops/compose.yml')
const image = read('ops/Containerfile')

test('the accounts of the containers are those of the first start', () => {
  const page = read('docs/first-start.md').split('```sql\n')[1]?.split('```')[0]
  const accounts = read('ops/compose/accounts.sh').split("<<'END'\n")[1]?.split('END\n')[0]
  expect(accounts?.replaceAll(/:('\w+')/g, '$1')).toBe(
    page?.replaceAll(/'(\w+)-password'/g, "'$1'"),
  )
})

test('what the containers are given are settings, and what they run are commands', () => {
  const names = new Set<string>(SETTINGS.map(({ name }) => name))
  const given = compose.split('environment:\n')[1]?.split('\n\n')[0] ?? ''
  const inImage = /^ENV (.*)$/m.exec(image)?.[1]?.split(' ') ?? []
  const all = [...given.matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name)
  expect(all.length).toBeGreaterThan(6)
  for (const name of [...all, ...inImage.map((pair) => pair.split('=')[0])]) {
    expect(names).toContain(name)
  }
  const run = [...compose.matchAll(/command: \[([\w-]+)\]/g)].map(([, name]) => name)
  expect(run).toEqual(['prepare-database', 'start'])
  expect(Object.keys(COMMANDS)).toContain('prepare-database')
})

test('a container has the time to stop that the program takes, and no rights', () => {
  expect(compose).toContain('stop_grace_period: 20s')
  expect(image).toMatch(/^USER 10001:10001$/m)
  expect(compose).toMatch(/read_only: true\n {2}tmpfs: \[\/tmp\]\n {2}cap_drop: \[ALL\]/)
})

test('the image is made of the archive and of nothing else', () => {
  const sources = [...image.matchAll(/^COPY (?!--from)(.*) \.\/$/gm)].map(([, files]) => files)
  expect(sources).toEqual(['marquee-*-linux-x64.tar.gz marquee-*-linux-x64.tar.gz.sha256'])
})
