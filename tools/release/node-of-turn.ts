import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The versions of Node that a release runs on; each run of all tests has one of them. */
const NODES = [20, 22, 24] as const
const DAY = 86_400_000

/** Each day the next one: three runs on three days have had them all, and a run can be repeated that day. */
export const majorOfTurn = (now: Date): number =>
  NODES[Math.floor(now.getTime() / DAY) % NODES.length] ?? NODES[0]

/** The binary of a version: the one that runs this, or one from npm's package of it, fetched once for a checkout. */
export function nodeOf(major: number, root: string): string | undefined {
  if (Number(process.versions.node.split('.')[0]) === major) return process.execPath
  const folder = join(root, 'node_modules/.cache/nodes', String(major))
  const binary = join(folder, 'node_modules/node/bin/node')
  if (!existsSync(binary)) {
    const flags = ['--no-save', '--no-audit', '--no-fund', '--prefix', folder]
    spawnSync('npm', ['install', ...flags, `node@${major}`], { cwd: root, stdio: 'ignore' })
  }
  return existsSync(binary) ? binary : undefined
}
