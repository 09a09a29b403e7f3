import { spawnSync } from 'node:child_process'
import { StartError } from '../settings/index.ts'

export interface Owner {
  uid: number
  gid: number
}

/** How PostgreSQL's programs are run here. */
export interface AsWhom {
  /** Stands before every command. */
  prefix: readonly string[]
  /** Who must own the files then, if not the one who runs this program. */
  owner?: Owner
  /** Whether the kernel can end the database together with this program. */
  diesWithParent: boolean
}

const NOBODY: Owner = { uid: 65_534, gid: 65_534 }

// Seen from inside it is an ordinary user, from outside still root, so no file needs another owner.
const AS_OTHER_IN_OWN_NAMESPACE = ['unshare', '--user', '--map-user=1000', '--map-group=1000']

/** PostgreSQL refuses to run as root: finds a way that works, by trying it. */
export function chooseAsWhom(postgres: string, clusterOwner: Owner | undefined): AsWhom {
  const isRoot = process.getuid?.() === 0
  const candidates = isRoot ? waysOfRoot(clusterOwner) : [{ prefix: [] }]
  for (const way of candidates) {
    for (const diesWithParent of [true, false]) {
      const chosen = { ...way, diesWithParent }
      if (works(chosen, postgres)) return chosen
    }
  }
  throw new StartError(
    isRoot
      ? 'PostgreSQL does not run as root, and neither unshare nor setpriv helps here: start as an ordinary user, or set DATABASE_URL.'
      : `The built-in database does not run on this machine (${reason(postgres)}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
  )
}

function waysOfRoot(clusterOwner: Owner | undefined): Omit<AsWhom, 'diesWithParent'>[] {
  if (clusterOwner && clusterOwner.uid !== 0) return [asUser(clusterOwner)]
  return [{ prefix: AS_OTHER_IN_OWN_NAMESPACE }, asUser(NOBODY)]
}

function asUser(owner: Owner): Omit<AsWhom, 'diesWithParent'> {
  // The capability opens a checkout under root's home; without the bit access(2) would ignore it.
  const rights = ['--securebits', '+no_setuid_fixup']
  rights.push('--inh-caps=+dac_override', '--ambient-caps=+dac_override')
  const ids = ['--reuid', String(owner.uid), '--regid', String(owner.gid), '--clear-groups']
  return { prefix: ['setpriv', ...ids, ...rights], owner }
}

/** The command that ends with SIGINT, PostgreSQL's fast shutdown, when this program ends. */
export function command(way: AsWhom, parts: readonly string[]): [string, ...string[]] {
  const guard = way.diesWithParent ? DIE_WITH_PARENT : []
  return [...way.prefix, ...guard, ...parts] as [string, ...string[]]
}

// The shell looks once more whether its parent lives: it may have died before the signal was set.
const IF_PARENT_LIVES = ['sh', '-c', '[ "$PPID" = "$0" ] && exec "$@"', String(process.pid)]
const DIE_WITH_PARENT = ['setpriv', '--pdeathsig', 'INT', ...IF_PARENT_LIVES]

function works(way: AsWhom, postgres: string): boolean {
  const [program, ...args] = command(way, [postgres, '--version'])
  return spawnSync(program, args, { cwd: '/' }).status === 0
}

function reason(postgres: string): string {
  const { error, stderr } = spawnSync(postgres, ['--version'], { cwd: '/', encoding: 'utf8' })
  return (error?.message ?? stderr).trim().split('\n')[0] as string
}
