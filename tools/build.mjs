import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { oneAtATime } from './one-at-a-time.mjs'
import { runChild } from './run-child.mjs'

// What a build is made of; the installed packages count by their stamp.
const SHARED = ['packages', 'node_modules/.installed']
const PARTS = [
  {
    name: 'server',
    inputs: [...SHARED, 'apps/server/src', 'tools/build-server.mjs'],
    output: 'apps/server/dist/main.js',
    command: ['tools/build-server.mjs'],
  },
  {
    name: 'web',
    inputs: [...SHARED, 'apps/web'],
    output: 'apps/web/dist/index.html',
    command: ['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'error'],
  },
]

const NO_INPUT = /^(dist|node_modules)$|\.test\.tsx?$/

/** Builds the parts whose inputs have changed since they were built. */
export function build(root) {
  return oneAtATime(root, (lock) => buildStale(root, lock))
}

async function buildStale(root, lock) {
  const stale = PARTS.map((part) => ({ ...part, ...stampOf(root, part) })).filter(
    ({ isFresh }) => !isFresh,
  )
  if (stale.length === 0) return
  console.log(`Building ${stale.map(({ name }) => name).join(' and ')} …`)
  await Promise.all(stale.map((part) => buildPart(root, part, lock)))
}

async function buildPart(root, { name, command, stamp, wanted }, lock) {
  rmSync(stamp, { force: true })
  await runChild(process.execPath, command, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    lock,
    failure: `The ${name} could not be built: see above.`,
  })
  mkdirSync(join(stamp, '..'), { recursive: true })
  writeFileSync(stamp, wanted)
}

function stampOf(root, { name, inputs, output }) {
  const stamp = join(root, 'node_modules', '.cache', 'built', name)
  const hash = createHash('sha1')
  for (const input of inputs) addTo(hash, root, input)
  const wanted = hash.digest('hex')
  const isFresh =
    existsSync(join(root, output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
  return { stamp, wanted, isFresh }
}

/** By content, so that another checkout of the same files builds nothing. */
function addTo(hash, root, place) {
  const full = join(root, place)
  if (!statSync(full).isDirectory()) {
    hash.update(`${place}\n`).update(readFileSync(full))
    return
  }
  for (const name of readdirSync(full).toSorted()) {
    if (!NO_INPUT.test(name)) addTo(hash, root, `${place}/${name}`)
  }
}
