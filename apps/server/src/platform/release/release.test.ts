import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commandLine, COMMANDS, version } from './index.ts'

const manifest = (place: string): { version: string; scripts: Record<string, string> } =>
  JSON.parse(readFileSync(new URL(place, import.meta.url), 'utf8'))

test('a checkout has the version of its package.json, and no commit', () => {
  expect(version()).toEqual({ version: manifest('../../../package.json').version })
})

test('a command is called by npm in a checkout, and by the program itself in a release', () => {
  expect(commandLine('first-admin', 'ada@example.com')).toBe(
    'npm run first-admin -- ada@example.com',
  )
  expect(commandLine('prepare-database')).toBe('npm run prepare-database')
  const released = { version: '1.0.0', commit: 'abc' }
  expect(commandLine('first-admin', 'ada@example.com', released)).toBe(
    './marquee first-admin ada@example.com',
  )
  expect(commandLine('prepare-database', '', released)).toBe('./marquee prepare-database')
})

test('each command of a release is one of npm too', () => {
  const { scripts } = manifest('../../../../../package.json')
  for (const name of Object.keys(COMMANDS)) expect(scripts[name]).toContain(`tools/${name}.ts`)
})
