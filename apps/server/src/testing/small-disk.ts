import { spawn, spawnSync, type ChildProcess, type StdioOptions } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MOUNTED = ['--user', '--map-root-user', '--mount', 'sh', '-c']

/** Not every machine lets its users make a small disk of their own. */
export const maySmallDisks =
  spawnSync('unshare', [...MOUNTED, 'mount -t tmpfs -o size=1m tmpfs /tmp']).status === 0

interface OnSmallDisk {
  /** As `mount` takes it. */
  size: string
  program: string
  args?: (folder: string) => readonly string[]
  env?: (folder: string) => Record<string, string>
  stdio: StdioOptions
}

/** Runs a program that finds a small disk in a folder, which nobody else sees. */
export function onSmallDisk({ size, program, args, env, stdio }: OnSmallDisk): ChildProcess {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-disk-'))
  const script = 'mount -t tmpfs -o size="$0" tmpfs "$1" && shift && exec "$@"'
  const started = [process.execPath, program, ...(args?.(folder) ?? [])]
  const child = spawn('unshare', [...MOUNTED, script, size, folder, ...started], {
    stdio,
    env: { ...process.env, ...env?.(folder) },
  })
  child.once('exit', () => rmSync(folder, { recursive: true }))
  return child
}
