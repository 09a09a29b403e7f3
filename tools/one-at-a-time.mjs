import { createHash } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Lets one program at a time work on a checkout's packages and builds. The kernel gives the address to
 * one, and takes it back when that one and all that it handed the lock to have ended, however they end.
 */
export async function oneAtATime(root, work) {
  const lock = await take(addressOf(root))
  try {
    // Whoever inherits the descriptor holds the lock as well; Node has no other name for it.
    // oxlint-disable-next-line no-underscore-dangle
    return await work(lock._handle.fd)
  } finally {
    lock.close()
  }
}

function addressOf(root) {
  const name = `marquee-${createHash('sha1').update(realpathSync(root)).digest('hex').slice(0, 16)}`
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`)
}

async function take(address) {
  for (let isFirst = true; ; isFirst = false) {
    const lock = await listen(address)
    if (lock) return lock
    if (isFirst) console.log('Waiting for another start or test to finish its preparations …')
    if (await isLeftOver(address)) rmSync(address, { force: true })
    else await pause(200)
  }
}

function listen(address) {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen({ path: address }, () => resolve(server))
  })
}

/** Where the address is a file, it outlives a kill, and nobody answers there. */
function isLeftOver(address) {
  return new Promise((resolve) => {
    if (address.startsWith('\0')) return resolve(false)
    const socket = connect(address, () => resolve(!socket.destroy()))
    socket.once('error', (error) => resolve(error.code === 'ECONNREFUSED'))
  })
}
