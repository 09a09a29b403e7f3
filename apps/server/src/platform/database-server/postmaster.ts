import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

export interface DatabaseLog {
  debug(message: string): void
  info(message: string): void
  warn(message: string): void
  error(message: string): void
}

/** One running PostgreSQL. */
export interface Postmaster {
  /** Resolves with its last message when it has ended, for any reason. */
  ended: Promise<string>
  stop(): Promise<void>
}

/** PostgreSQL ended before it was ready; the message is its last one. */
export class NotReadyError extends Error {
  override name = 'NotReadyError'
}

const READY = 'database system is ready to accept connections'
/** What ended it; not what it said meanwhile to those who wanted to connect. */
const LAST_WORDS = /^(?:FATAL|PANIC):\s+(?!\s|the database system is )(.*)/

export function runPostmaster(
  [program, ...args]: [string, ...string[]],
  log: DatabaseLog,
): Promise<Postmaster> {
  // In a session of its own, or Ctrl+C in a terminal would stop it before the server has drained.
  const child = spawn(program, args, {
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const { ready, ended } = listen(child, log)
  const failed = ended.then((lastWords): never => {
    throw new NotReadyError(lastWords)
  })
  const running = ready.then(() => ({ ended, stop: () => stop(child, ended, log) }))
  return Promise.race([running, failed])
}

function listen(child: ChildProcessByStdio<null, null, Readable>, log: DatabaseLog) {
  let lastLine = ''
  let lastWords = ''
  const lines = createInterface(child.stderr)
  lines.on('line', (line) => {
    lastLine = line
    lastWords = LAST_WORDS.exec(line)?.[1] ?? lastWords
    write(line, log)
  })
  const ready = new Promise<void>((resolve) => {
    lines.on('line', (line) => line.includes(READY) && resolve())
  })
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => {
      const finish = () =>
        resolve(lastWords || lastLine || `ended by ${signal ?? `status ${code}`}`)
      child.once('close', finish)
      // Its backends may keep the other end of the messages open for a while.
      setTimeout(finish, 200).unref()
    })
  })
  return { ready, ended }
}

function write(line: string, log: DatabaseLog): void {
  const message = `PostgreSQL: ${line}`
  if (line.startsWith('PANIC')) log.error(message)
  else if (line.startsWith('FATAL')) log.warn(message)
  else log.debug(message)
}

/** Fast shutdown, then ever less polite; the next start recovers from each of them. */
async function stop(child: ChildProcess, ended: Promise<string>, log: DatabaseLog): Promise<void> {
  const steps = [
    ['SIGINT', 5_000],
    ['SIGQUIT', 2_000],
    ['SIGKILL', 2_000],
  ] as const
  for (const [signal, patience] of steps) {
    child.kill(signal)
    if (await endsWithin(ended, patience)) return
    log.warn(`PostgreSQL has not answered ${signal} for ${patience} ms`)
  }
}

async function endsWithin(ended: Promise<string>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), ms)))
  const outcome = await Promise.race([ended.then(() => true), late])
  clearTimeout(timer)
  return outcome
}
