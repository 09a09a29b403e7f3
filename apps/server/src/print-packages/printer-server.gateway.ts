import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import ssh2, { type SFTPWrapper } from 'ssh2'
import { unshown, type PrinterFolder } from './printer-folder.gateway.ts'

/** A server that says nothing for so long is given up; the next minute tries again. */
const PATIENCE_MS = 120_000
const SIGN_IN_MS = 20_000
const ALIVE_EVERY_MS = 10_000

/** What SFTP answers where nothing has that name. */
const NOT_THERE = 2

/** Where the server is, and how this program signs in to it: by the password, or by the private key in the file. */
export interface PrinterServer {
  host: string
  port: number
  user: string
  password: string | undefined
  keyFile: string | undefined
  /** The fingerprints that its own key may have. */
  hostKeys: readonly string[]
  folder: string
}

/** A folder on a server of the printer: packages go there by SFTP, and only to a server with one of these keys. */
export function printerServer(settings: PrinterServer): PrinterFolder {
  const pathOf = (name: string) => `${settings.folder.replace(/\/$/, '')}/${name}`
  return {
    kind: 'SFTP',

    async begin(name) {
      const there = await connected(settings)
      const path = pathOf(unshown(name))
      try {
        await clear(there, path)
        await there.request((done) => there.sftp.mkdir(path, { mode: 0o750 }, done))
      } catch (error) {
        there.end()
        throw error
      }
      return {
        add: (fileName, content) => write(there, `${path}/${fileName}`, content),
        end: async () => there.end(),
      }
    },

    async show(name) {
      const there = await connected(settings)
      const path = pathOf(unshown(name))
      try {
        if (!(await isThere(there, path))) return
        await there.request((done) => there.sftp.rename(path, pathOf(name), done))
      } finally {
        there.end()
      }
    },
  }
}

/** The private key in a file, or an error that says what is wrong with it. */
export async function readPrivateKey(file: string): Promise<Buffer> {
  const key = await readFile(file)
  const parsed = ssh2.utils.parseKey(key)
  if (parsed instanceof Error) throw parsed
  return key
}

type Done<Value> = (error: Error | null | undefined, value: Value) => void

interface There {
  sftp: SFTPWrapper
  /** One question to the server, and its answer in time. */
  ask: <Value>(question: (done: Done<Value>) => void) => Promise<Value>
  /** One that is answered without a value. */
  request: (make: (done: (error?: Error | null) => void) => void) => Promise<void>
  end: () => void
}

async function connected(settings: PrinterServer): Promise<There> {
  const { host, port, user, password, keyFile, hostKeys } = settings
  const privateKey = keyFile === undefined ? undefined : await readPrivateKey(keyFile)
  const client = new ssh2.Client()
  let shown = ''
  const hostVerifier = (key: Buffer) => {
    shown = fingerprintOf(key)
    return hostKeys.includes(shown)
  }
  const alive = { readyTimeout: SIGN_IN_MS, keepaliveInterval: ALIVE_EVERY_MS }
  try {
    await signedIn(client, {
      host,
      port,
      username: user,
      password,
      privateKey,
      hostVerifier,
      ...alive,
    })
    const ask = asking(client)
    const sftp = await ask<SFTPWrapper>((done) => client.sftp(done))
    return {
      sftp,
      ask,
      request: (make) => ask((done) => make((error) => done(error, undefined))),
      end: () => client.end(),
    }
  } catch (error) {
    client.destroy()
    const isOther = shown !== '' && !hostKeys.includes(shown)
    const said = isOther
      ? `it shows the key ${shown}, which PRINT_SFTP_HOST_KEY does not name`
      : wordsOf(error)
    throw new Error(`The printer's server ${host} cannot be used: ${said}`, { cause: error })
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function signedIn(client: ssh2.Client, config: ssh2.ConnectConfig): Promise<void> {
  return new Promise((resolve, reject) => {
    client.once('ready', resolve)
    // What breaks later breaks the question that is open then.
    client.on('error', reject)
    client.once('close', () => reject(new Error('it hung up')))
    client.connect(config)
    // Each request waits for its answer: held back for more to say, it would come 40 ms later.
    client.setNoDelay(true)
  })
}

/** As `ssh-keygen -l` shows it. */
const fingerprintOf = (key: Buffer) =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`

/** An answer, or an error once the connection is over or the server has said nothing for long. */
const asking =
  (client: ssh2.Client): There['ask'] =>
  (question) =>
    new Promise((resolve, reject) => {
      const hungUp = () => over(() => reject(new Error('it hung up')))
      const timer = setTimeout(() => {
        over(() => reject(new Error('it says nothing any more')))
        client.destroy()
      }, PATIENCE_MS)
      const over = (end: () => void) => {
        clearTimeout(timer)
        client.off('close', hungUp)
        end()
      }
      client.once('close', hungUp)
      question((error, value) => over(() => (error ? reject(error) : resolve(value))))
    })

async function isThere({ sftp, ask }: There, path: string): Promise<boolean> {
  try {
    await ask((done) => sftp.stat(path, done))
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === NOT_THERE) return false
    throw error
  }
}

/** What an earlier try left: files, and no folders. */
async function clear(there: There, path: string): Promise<void> {
  const { sftp, ask, request } = there
  if (!(await isThere(there, path))) return
  const files = await ask<{ filename: string }[]>((done) => sftp.readdir(path, done))
  for (const { filename } of files)
    await request((done) => sftp.unlink(`${path}/${filename}`, done))
  await request((done) => sftp.rmdir(path, done))
}

/** It is there as a whole, and on the disk of a server that knows how. */
async function write({ sftp, ask, request }: There, path: string, content: Buffer): Promise<void> {
  const file = await ask<Buffer>((done) => sftp.open(path, 'wx', 0o640, done))
  await request((done) => sftp.write(file, content, 0, content.length, 0, done))
  await ask((done) => synced(sftp, file, done))
  await request((done) => sftp.close(file, done))
  const { size } = await ask<{ size: number }>((done) => sftp.stat(path, done))
  if (size !== content.length) throw new Error(`${path} has ${size} of ${content.length} bytes`)
}

function synced(sftp: SFTPWrapper, file: Buffer, done: Done<unknown>): void {
  try {
    sftp.ext_openssh_fsync(file, done)
  } catch {
    // Only servers of OpenSSH's kind can be asked.
    done(null, undefined)
  }
}
