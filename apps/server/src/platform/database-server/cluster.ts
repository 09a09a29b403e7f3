import { chownSync, existsSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { StartError } from '../settings/index.ts'
import type { Owner } from './as-whom.ts'

export const OWNER_ROLE = 'marquee_owner'
export const DATABASE = 'marquee'
export const PASSWORD_FILE = 'owner-password'

/** Who owns the cluster's files, or undefined where there is no cluster yet. */
export function clusterOwner(cluster: string, major: string): Owner | undefined {
  if (!existsSync(cluster)) return undefined
  const { uid, gid } = statSync(cluster)
  refuseStrangers(cluster, uid)
  if (readdirSync(cluster).length === 0) return undefined
  const version = path.join(cluster, 'PG_VERSION')
  if (!existsSync(version)) {
    throw new StartError(`${cluster} holds no database: move it away, or choose another DATA_DIR.`)
  }
  const found = readFileSync(version, 'utf8').trim()
  if (found !== major) {
    throw new StartError(
      `The database in ${cluster} was made by PostgreSQL ${found}, and this is PostgreSQL ${major}: choose another DATA_DIR and restore a backup there.`,
    )
  }
  return { uid, gid }
}

function refuseStrangers(cluster: string, uid: number): void {
  const own = process.getuid?.()
  if (own === undefined || own === 0 || own === uid) return
  throw new StartError(
    `The database in ${cluster} belongs to user ${uid}, and this is user ${own}: start as that user, or choose another DATA_DIR.`,
  )
}

/** The folder itself comes last: while it still has the old owner, the work is not done. */
export function handOver(place: string, { uid, gid }: Owner): void {
  for (const entry of readdirSync(place, { withFileTypes: true })) {
    const inside = path.join(place, entry.name)
    if (entry.isDirectory()) handOver(inside, { uid, gid })
    else lchownSync(inside, uid, gid)
  }
  chownSync(place, uid, gid)
}

export function readPassword(cluster: string): string {
  const file = path.join(cluster, PASSWORD_FILE)
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  throw new StartError(`The database's password is missing: put ${file} back from a backup.`)
}

export function ownerUrl(cluster: string, port: number): string {
  const folder = socketFolder(cluster)
  const host = folder ? encodeURIComponent(folder) : '127.0.0.1'
  return `postgres://${OWNER_ROLE}:${readPassword(cluster)}@${host}:${port}/${DATABASE}`
}

// The system takes no longer name for a socket; the end of it is PostgreSQL's own.
const LONGEST_SOCKET = 103
const SOCKET = '/.s.PGSQL.65535'

/**
 * A socket in the cluster's own folder, which is closed to other users, is a third faster than the
 * network. Undefined where the folder's name is too long for one, and on Windows.
 */
export function socketFolder(cluster: string): string | undefined {
  const fits = Buffer.byteLength(cluster + SOCKET) <= LONGEST_SOCKET
  const isListable = !/[,"]/.test(cluster)
  return fits && isListable && process.platform !== 'win32' ? cluster : undefined
}
