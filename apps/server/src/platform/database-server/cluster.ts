import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { StartError } from '../settings/index.ts'
import { command, type AsWhom, type Owner } from './as-whom.ts'
import type { Binaries } from './binaries.ts'

export const OWNER = 'marquee_owner'
export const DATABASE = 'marquee'
const PASSWORD_FILE = 'owner-password'
const UNFINISHED = 'postgres-unfinished'

/** Who owns the cluster, or undefined where there is none yet. */
export function clusterOwner(cluster: string, major: string): Owner | undefined {
  if (!existsSync(cluster) || readdirSync(cluster).length === 0) return undefined
  const { uid, gid } = statSync(cluster)
  const version = path.join(cluster, 'PG_VERSION')
  if (!existsSync(version)) {
    throw new StartError(`${cluster} holds no database: move it away, or choose another DATA_DIR.`)
  }
  const found = readFileSync(version, 'utf8').trim()
  if (found !== major) {
    throw new StartError(
      `The database in ${cluster} was made by PostgreSQL ${found}, and this is ${major}: choose another DATA_DIR and restore a backup there.`,
    )
  }
  return { uid, gid }
}
