import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { oneAtATime } from './one-at-a-time.mjs'
import { runChild } from './run-child.mjs'

// Node built-ins only: nothing else is there yet.

const OLDEST = [20, 19]
// Another one may want other builds of the same packages.
const machine = [process.version, process.platform, process.arch].join(' ')

/** Ends the program with a clear line where Node is too old. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return
  console.error(
    `Marquee needs Node ${OLDEST.join('.')} or newer, and this is ${version}: install one from https://nodejs.org.`,
  )
  process.exit(1)
}

/** Installs exactly what the lock file names, unless that has been done on this machine before. */
export function install(root) {
  return oneAtATime(root, (lock) => installUnlessDone(root, lock))
}

async function installUnlessDone(root, lock) {
  const stamp = join(root, 'node_modules', '.installed')
  const wanted = wantedStamp(root)
  const found = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (found === wanted) return
  if (isOfThisMachine(found) && isInstalledByNpm(root)) {
    writeFileSync(stamp, wanted)
    return
  }
  // Away before the work and back after it: whatever breaks it off, the next start does it again.
  rmSync(stamp, { force: true })
  console.log('Installing packages …')
  const { program, args } = npm()
  await runChild(program, [...args, 'ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    lock,
    failure: 'The packages could not be installed: see above, and start again when that is mended.',
  })
  writeFileSync(stamp, wanted)
}

/** What the installed packages depend on. */
export function wantedStamp(root) {
  const lock = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  return `${lock.digest('hex')} ${machine}`
}

const isOfThisMachine = (stamp) => stamp === '' || stamp.endsWith(machine)

/** Whether somebody has run npm by hand: it lists what it has installed when it has done so. */
function isInstalledByNpm(root) {
  const list = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(list)) return false
  const installed = packagesIn(list)
  const isThere = ([place, { version, optional, link }]) => {
    // A package of our own is linked, and has no version to compare.
    if (link) return existsSync(join(root, place))
    return installed[place] ? installed[place].version === version : optional
  }
  return Object.entries(packagesIn(join(root, 'package-lock.json')))
    .filter(([place]) => place.startsWith('node_modules/'))
    .every(isThere)
}

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {}

/** The npm that started this, or else the one in the path. */
function npm() {
  const started = process.env.npm_execpath
  if (started?.endsWith('.js')) return { program: process.execPath, args: [started] }
  return { program: 'npm', args: [] }
}
