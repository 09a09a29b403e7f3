import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

// Runs the store tests on a PostgreSQL that is installed here, next to the one from the packages.

const [reportFile = 'outside.json'] = process.argv.slice(2)
const OLDEST = 15
const FILES = ['.store.test.ts', '.view.test.ts', 'catalogue.test.ts']

const binaries = installedBinaries()
if (binaries) {
  process.exitCode = await runOn(binaries)
} else {
  const notRun = `stores elsewhere: no PostgreSQL ${OLDEST} or newer is installed here, skipped`
  writeFileSync(reportFile, JSON.stringify({ notRun }))
  console.log(notRun)
}

function installedBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const places = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...(existsSync(debian)
      ? readdirSync(debian).map((version) => join(debian, version, 'bin'))
      : []),
  ]
  return places.find((place) => existsSync(join(place, 'initdb')) && versionIn(place) >= OLDEST)
}

function versionIn(place: string): number {
  const { stdout } = spawnSync(join(place, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/(\d+)/.exec(stdout ?? '')?.[1] ?? 0)
}

async function runOn(place: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-outside-'))
  const data = join(folder, 'data')
  const account = unprivileged(folder)
  const port = await freePort()
  const pgCtl = (...args: string[]) =>
    execFileSync(join(place, 'pg_ctl'), ['-D', data, '-s', ...args], {
      ...account,
      cwd: '/',
      stdio: 'inherit',
    })
  execFileSync(
    join(place, 'initdb'),
    ['-D', data, '-U', 'owner', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    {
      ...account,
      cwd: '/',
      stdio: 'ignore',
    },
  )
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`
  pgCtl('-w', '-l', join(folder, 'log'), '-o', options, 'start')
  try {
    console.log(`On PostgreSQL ${versionIn(place)} in ${place}`)
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', ...FILES]
    const reporters = ['--reporter=default', '--reporter=./tools/vitest-report.ts']
    const env = {
      ...process.env,
      TEST_REPORT: reportFile,
      TEST_DATABASE_URL: `postgres://owner@127.0.0.1:${port}/postgres`,
    }
    return (
      spawnSync(process.execPath, [...vitest, ...reporters], { stdio: 'inherit', env }).status ?? 1
    )
  } finally {
    pgCtl('-m', 'immediate', 'stop')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** PostgreSQL refuses to run as root; any other account will do. */
function unprivileged(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const unprivileged = 65_534
  chownSync(folder, unprivileged, unprivileged)
  return { uid: unprivileged, gid: unprivileged }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
