import { execFileSync, spawn } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tryOut, type Launch } from './release/try-out.ts'

// npm run try-release [-- ROOT]: unpacks the archive in dist/ into a bare Debian that holds Node and nothing else, and
// starts it there as a person without rights. ROOT is a folder that debootstrap has filled; without it one is made,
// which takes a minute, needs debootstrap and its mirror, and root.

const DEBIAN = 'bookworm'
const ACCOUNT = 10_001

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const archive = readdirSync(dist).find((name) => /^marquee-.*\.tar\.gz$/.test(name))
if (!archive) throw new Error('There is no archive: npm run release')
const [given] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'marquee-bare-'))
try {
  const root = join(folder, 'root')
  if (given) execFileSync('cp', ['-a', given, root])
  else execFileSync('debootstrap', ['--variant=minbase', DEBIAN, root], { stdio: 'inherit' })
  const version = furnish(root, join(dist, archive))
  const trying = { launch: inside(root), version, isWhole: true }
  const seen = await tryOut({ ...trying, dataDir: '/data', backupFile: '/data/trial.tar.gz' })
  for (const line of seen) console.log(`On bare Debian, Node ${process.version}: ${line}`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Puts Node and the unpacked archive into the root; answers the version. */
function furnish(root: string, file: string): string {
  copyFileSync(process.execPath, join(root, 'usr/bin/node'))
  chmodSync(join(root, 'usr/bin/node'), 0o755)
  const mounted = join(root, 'dev/shm')
  mkdirSync(mounted, { recursive: true })
  chmodSync(mounted, 0o1777)
  mkdirSync(join(root, 'opt'), { recursive: true })
  execFileSync('tar', ['xzf', file, '-C', join(root, 'opt')])
  const [name = ''] = readdirSync(join(root, 'opt'))
  execFileSync('mv', [join(root, 'opt', name), join(root, 'opt/marquee')])
  // The embedded database is made for an account that has a name.
  appendFileSync(
    join(root, 'etc/passwd'),
    `marquee:x:${ACCOUNT}:${ACCOUNT}::/data:/usr/sbin/nologin\n`,
  )
  mkdirSync(join(root, 'data'))
  execFileSync('chown', [`${ACCOUNT}:${ACCOUNT}`, join(root, 'data')])
  if (existsSync(join(root, 'opt/node_modules'))) throw new Error('Other packages are in reach')
  return name.split('-')[1] ?? ''
}

/**
 * As an account without rights and without any of this machine's environment. /proc, by which programs
 * find the libraries beside them, is mounted for that command alone, so that nothing is left to be unmounted.
 */
function inside(root: string): Launch {
  const enter = `mount -t proc proc ${root}/proc && exec chroot --userspec=${ACCOUNT}:${ACCOUNT} ${root} "$@"`
  return (args, env = {}) => {
    const settings = Object.entries(env).map(([name, value]) => `${name}=${value}`)
    const clean = ['/usr/bin/env', '-i', '-C', '/', 'PATH=/usr/bin:/bin', ...settings]
    const command = [...clean, '/opt/marquee/marquee', ...args]
    return spawn('unshare', ['--mount', 'sh', '-c', enter, 'sh', ...command], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }
}
