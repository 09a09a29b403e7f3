import { statSync, unlinkSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { StartError } from '../settings/index.ts'

export class AlreadyRunningError extends StartError {
  override name = 'AlreadyRunningError'
}

export interface Claim {
  release(): void
}

/**
 * Makes this program the only one that works on the folder. The kernel gives the address to one
 * process and takes it back when that process ends, however it ends; a file would outlive a kill.
 */
export async function claim(dataDir: string, address: string = addressOf(dataDir)): Promise<Claim> {
  for (const isLastTry of [false, true]) {
    const server = await listen(address)
    if (server) return { release: () => void server.close() }
    if (isLastTry || !(await isLeftOver(address))) break
    unlinkSync(address)
  }
  throw new AlreadyRunningError(
    `Another Marquee is running on ${dataDir}: stop it first, or start with another DATA_DIR and PORT.`,
  )
}

function addressOf(dataDir: string): string {
  // Folder and device number identify the folder itself, by whichever path it was reached.
  const { dev, ino } = statSync(dataDir)
  if (process.platform === 'linux') return `\0marquee-${dev}-${ino}`
  const full = path.join(dataDir, 'running.sock')
  const near = path.relative(process.cwd(), full)
  const shorter = near.length < full.length ? near : full
  if (Buffer.byteLength(shorter) < 100) return shorter
  throw new StartError(`The path of DATA_DIR is too long: ${dataDir}. Choose a shorter one.`)
}

function listen(address: string): Promise<net.Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen({ path: address }, () => resolve(server.unref()))
  })
}

/** Where the address is a file, it stays behind after a kill, and no process answers there. */
function isLeftOver(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    if (address.startsWith('\0')) return resolve(false)
    const socket = net.connect(address)
    socket.once('connect', () => {
      socket.destroy()
      resolve(false)
    })
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED'))
  })
}
