import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const installer = new URL('../install.mjs', import.meta.url).href

let root: string

// It stands in for npm, as the real one would fetch hundreds of packages.
const NPM = `
  const fs = require('node:fs')
  const isSlow = fs.existsSync('slow')
  fs.writeFileSync('npm.pid', String(process.pid))
  fs.appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n')
  fs.rmSync('node_modules', { recursive: true, force: true })
  fs.mkdirSync('node_modules')
  if (fs.existsSync('broken')) process.kill(process.pid, 'SIGKILL')
  if (isSlow) setTimeout(() => fs.appendFileSync('calls', 'done\\n'), 1000)
`

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'marquee-install-'))
  writeFileSync(join(root, 'npm.js'), NPM)
  writeFileSync(join(root, 'package-lock.json'), '{}')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

const importing = (code: string) => [
  '--input-type=module',
  '-e',
  `import * as it from '${installer}'\n${code}`,
]

const surroundings = () => ({ cwd: root, env: { npm_execpath: join(root, 'npm.js') } })

function run(code: string): { status: number | null; stderr: string } {
  return spawnSync(process.execPath, importing(code), { ...surroundings(), encoding: 'utf8' })
}

const installing = () => `await it.install(${JSON.stringify(root)})`
const install = () => run(installing())
const begin = () =>
  spawn(process.execPath, importing(installing()), { ...surroundings(), stdio: 'ignore' })

const ended = (child: ChildProcess) =>
  new Promise((resolve) =>
    child.exitCode === null && child.signalCode === null
      ? child.once('exit', resolve)
      : resolve(child.exitCode),
  )

async function until(happens: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 10_000; !happens(); await pause(10)) {
    if (Date.now() > deadline) throw new Error(`Not yet: ${happens.toString()}`)
  }
}

function calls(): string[] {
  const file = join(root, 'calls')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}

describe('installing', () => {
  test('takes exactly the locked packages, those for building included, and only once', () => {
    expect(install().status).toBe(0)
    expect(calls()).toEqual(['ci --include=dev --no-audit --no-fund'])
    install()
    expect(calls()).toHaveLength(1)
  })

  test('is done again when the lock file has changed', () => {
    install()
    writeFileSync(join(root, 'package-lock.json'), '{ "lockfileVersion": 3 }')
    install()
    expect(calls()).toHaveLength(2)
  })

  test('is done again when the packages have been deleted', () => {
    install()
    rmSync(join(root, 'node_modules'), { recursive: true })
    install()
    expect(calls()).toHaveLength(2)
  })

  test('that was killed ends the start with a clear line and is done again', () => {
    writeFileSync(join(root, 'broken'), '')
    const { status, stderr } = install()
    expect(status).toBe(1)
    expect(stderr).toContain('The packages could not be installed')
    rmSync(join(root, 'broken'))
    expect(install().status).toBe(0)
    expect(calls()).toHaveLength(2)
  })
})

describe('what a person has installed by npm itself', () => {
  const lock = (packages: object) => JSON.stringify({ packages })
  const list = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } }
  const locked = { '': {}, 'packages/own': { version: '0.1.0' }, ...list }

  beforeEach(() => {
    mkdirSync(join(root, 'node_modules'))
    writeFileSync(join(root, 'package-lock.json'), lock(locked))
  })

  test.each<[string, object, number, object?]>([
    ['whole', list, 0],
    ['without a package for another machine', list, 0, { 'node_modules/c': { optional: true } }],
    ['of another version', { ...list, 'node_modules/a': { version: '0.9.0' } }, 1],
    ['without the packages for building', { 'node_modules/a': { version: '1.0.0' } }, 1],
  ])('%s', (_, installed, installs, more = {}) => {
    writeFileSync(join(root, 'package-lock.json'), lock({ ...locked, ...more }))
    writeFileSync(join(root, 'node_modules', '.package-lock.json'), lock(installed))
    expect(install().status).toBe(0)
    expect(calls()).toHaveLength(installs)
  })

  test('without the link to a package of our own is installed again', () => {
    const own = { 'node_modules/@marquee/own': { link: true } }
    writeFileSync(join(root, 'package-lock.json'), lock({ ...locked, ...own }))
    writeFileSync(join(root, 'node_modules', '.package-lock.json'), lock({ ...list, ...own }))
    install()
    expect(calls()).toHaveLength(1)
  })

  test('with the link to a package of our own is whole', () => {
    const own = { 'node_modules/@marquee/own': { link: true } }
    writeFileSync(join(root, 'package-lock.json'), lock({ ...locked, ...own }))
    writeFileSync(join(root, 'node_modules', '.package-lock.json'), lock(list))
    mkdirSync(join(root, 'node_modules', '@marquee', 'own'), { recursive: true })
    install()
    expect(calls()).toEqual([])
  })

  test('with another Node is installed again', () => {
    writeFileSync(join(root, 'node_modules', '.package-lock.json'), lock(list))
    writeFileSync(join(root, 'node_modules', '.installed'), 'abc v18.0.0 linux x64')
    install()
    expect(calls()).toHaveLength(1)
  })
})

describe('two at once', () => {
  test('the second waits for the first, and finds its work done', async () => {
    writeFileSync(join(root, 'slow'), '')
    const first = begin()
    await until(() => calls().length === 1)
    const second = begin()
    expect([await ended(first), await ended(second)]).toEqual([0, 0])
    expect(calls()).toEqual([expect.stringMatching(/^ci /), 'done'])
  })

  test('the second waits for what a killed first one has left running', async () => {
    writeFileSync(join(root, 'slow'), '')
    const first = begin()
    await until(() => calls().length === 1)
    first.kill('SIGKILL')
    await ended(first)
    rmSync(join(root, 'slow'))
    expect(await ended(begin())).toBe(0)
    expect(calls()).toEqual([expect.stringMatching(/^ci /), 'done', expect.stringMatching(/^ci /)])
  })

  test('after a signal to stop it takes the installation along first', async () => {
    writeFileSync(join(root, 'slow'), '')
    const first = begin()
    await until(() => calls().length === 1)
    const npm = Number(readFileSync(join(root, 'npm.pid'), 'utf8'))
    first.kill('SIGTERM')
    expect(await ended(first)).toBe(1)
    expect(() => process.kill(npm, 0)).toThrow('ESRCH')
    expect(existsSync(join(root, 'node_modules', '.installed'))).toBe(false)
  })
})

describe('a Node that is too old is refused in one line', () => {
  test.each([
    ['18.20.8', 1],
    ['20.18.3', 1],
    ['20.19.0', 0],
    ['22.0.0', 0],
  ])('%s', (version, status) => {
    const done = run(`it.checkNode('${version}')`)
    expect(done.status).toBe(status)
    expect(done.stderr.trim()).toBe(
      status === 0
        ? ''
        : `Marquee needs Node 20.19 or newer, and this is ${version}: install one from https://nodejs.org.`,
    )
  })
})
