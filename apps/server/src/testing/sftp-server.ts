import { createHash, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import ssh2, { type Connection, type SFTPWrapper } from 'ssh2'
import type { PrinterServer } from '../print-packages/index.ts'

const { OPEN_MODE, STATUS_CODE } = ssh2.utils.sftp
const PASSWORD = 'quill'

/** What happens instead of the answer to a request: the connection breaks before or after it was carried out, or nothing more is said. */
export type Fault = 'drop' | 'drop after' | 'refuse' | undefined

export interface SftpServer {
  settings: PrinterServer
  /** How many requests there were since it was last said what goes wrong. */
  requests: () => number
  /** From now on this happens to the request with this number, from 1 on. */
  goWrong: (fault: Fault, nth?: number) => void
  close: () => Promise<void>
}

/** The server of a printer, by SSH and SFTP over a socket, that shows a folder of this machine as its root. */
export async function sftpServer(folder: string): Promise<SftpServer> {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
  })
  const open = new Set<Connection>()
  const faults = faultsOf()
  const server = new ssh2.Server({ hostKeys: [privateKey] }, (client) => {
    open.add(client)
    client.on('close', () => open.delete(client))
    client.on('error', () => {})
    admit(client)
    client.on('session', (accept) =>
      accept().on('sftp', (acceptSftp) => serve(acceptSftp(), folder, faults.carriedBy(client))),
    )
  })
  // Answers are not held back for more to say, as OpenSSH does not.
  const door = createServer({ noDelay: true }, (socket) => server.injectSocket(socket))
  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  return {
    settings: settingsOf((door.address() as AddressInfo).port, privateKey),
    requests: faults.requests,
    goWrong: faults.goWrong,
    async close() {
      for (const client of open) client.end()
      await new Promise<void>((resolve) => door.close(() => resolve()))
    },
  }
}

function admit(client: Connection): void {
  client.on('authentication', (attempt) =>
    attempt.method === 'password' && attempt.password === PASSWORD
      ? attempt.accept()
      : attempt.reject(),
  )
}

function settingsOf(port: number, privateKey: string): PrinterServer {
  const parsed = ssh2.utils.parseKey(privateKey)
  if (parsed instanceof Error) throw parsed
  const print = createHash('sha256').update(parsed.getPublicSSH()).digest('base64')
  return {
    host: '127.0.0.1',
    port,
    user: 'marquee',
    password: PASSWORD,
    keyFile: undefined,
    hostKeys: [`SHA256:${print.replace(/=+$/, '')}`],
    folder: '/',
  }
}

/** Carries a request out, or does what was said to go wrong with it. */
type Carry = (work: () => void, sftp: SFTPWrapper, id: number) => void

function faultsOf() {
  let requests = 0
  let wrong: { fault: Fault; nth: number } = { fault: undefined, nth: 0 }
  return {
    requests: () => requests,
    goWrong(fault: Fault, nth = 0) {
      requests = 0
      wrong = { fault, nth }
    },
    carriedBy:
      (client: Connection): Carry =>
      (work, sftp, id) => {
        const now = (requests += 1) === wrong.nth ? wrong.fault : undefined
        if (now === 'refuse') return sftp.status(id, STATUS_CODE.FAILURE)
        if (now !== 'drop') work()
        if (now !== undefined) client.end()
      },
  }
}

function serve(sftp: SFTPWrapper, folder: string, carry: Carry): void {
  const at = (path: string) => join(folder, path)
  /** Answers that it was done, or what the disk said. */
  const act = (id: number, work: () => void) =>
    carry(() => sftp.status(id, statusAfter(work)), sftp, id)
  sftp.on('MKDIR', (id, path) => act(id, () => mkdirSync(at(path))))
  sftp.on('RMDIR', (id, path) => act(id, () => rmdirSync(at(path))))
  sftp.on('REMOVE', (id, path) => act(id, () => unlinkSync(at(path))))
  sftp.on('RENAME', (id, from, to) => act(id, () => renameSync(at(from), at(to))))
  sftp.on('STAT', (id, path) => {
    const found = statSync(at(path), { throwIfNoEntry: false })
    if (!found) return act(id, () => statSync(at(path)))
    const { mode, uid, gid, size } = found
    carry(() => sftp.attrs(id, { mode, uid, gid, size, atime: 0, mtime: 0 }), sftp, id)
  })
  serveListings(sftp, at, carry)
  serveFiles(sftp, at, { carry, act })
}

function statusAfter(work: () => void): number {
  try {
    work()
    return STATUS_CODE.OK
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return isGone ? STATUS_CODE.NO_SUCH_FILE : STATUS_CODE.FAILURE
  }
}

/** The names of a folder all at once, and then that there are no more. */
function serveListings(sftp: SFTPWrapper, at: (path: string) => string, carry: Carry): void {
  const listed = new Set<string>()
  sftp.on('OPENDIR', (id, path) => carry(() => sftp.handle(id, Buffer.from(path)), sftp, id))
  sftp.on('READDIR', (id, handle) => {
    const path = handle.toString()
    const answer = () => {
      if (listed.has(path)) return sftp.status(id, STATUS_CODE.EOF)
      listed.add(path)
      const attrs = { mode: 0o640, uid: 0, gid: 0, size: 0, atime: 0, mtime: 0 }
      const names = readdirSync(at(path))
      sftp.name(
        id,
        names.map((filename) => ({ filename, longname: filename, attrs })),
      )
    }
    carry(answer, sftp, id)
  })
}

interface Serving {
  carry: Carry
  act: (id: number, work: () => void) => void
}

function serveFiles(
  sftp: SFTPWrapper,
  at: (path: string) => string,
  { carry, act }: Serving,
): void {
  sftp.on('OPEN', (id, path, flags) => {
    const open = () => {
      const handle = Buffer.alloc(4)
      handle.writeUInt32BE(openSync(at(path), (flags & OPEN_MODE.EXCL) !== 0 ? 'wx' : 'w'))
      sftp.handle(id, handle)
    }
    carry(open, sftp, id)
  })
  sftp.on('WRITE', (id, handle, offset, data) =>
    act(id, () => writeSync(handle.readUInt32BE(0), data, 0, data.length, offset)),
  )
  // The handle of a folder is its path, and has nothing to close.
  sftp.on('CLOSE', (id, handle) =>
    act(id, () => {
      if (handle.length === 4) closeSync(handle.readUInt32BE(0))
    }),
  )
}
