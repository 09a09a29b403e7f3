import { StartError } from '../settings/index.ts'

// What a database, or the disk, says when it is not the caller's fault.

interface Fault extends Error {
  code?: string
  syscall?: string
  path?: string
  severity?: string
  detail?: string
  cause?: unknown
}

const CONNECTION_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

// The driver's own errors carry no code.
const WORDS_OF_THE_DRIVER =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|not queryable|Query read timeout/

/** Is the database gone, starting, stopping, or too busy to answer in time? */
export function isDatabaseAway(error: Fault): boolean {
  const { code = '', message, severity = '' } = error
  // A database that has ended takes its socket along.
  if (code === 'ENOENT' && error.syscall === 'connect') return true
  if (CONNECTION_ERRORS.has(code) || /^(FATAL|PANIC)$/.test(severity)) return true
  // 08: connection; 53: out of resources; 57P: stopping or starting; 57014, 55P03: timeouts;
  // 40: gave way to another transaction, so that trying again helps.
  if (/^(08|53|40)...$|^57P0.$|^57014$|^55P03$|^25P0[34]$/.test(code)) return true
  if (WORDS_OF_THE_DRIVER.test(message)) return true
  return isFault(error.cause) && isDatabaseAway(error.cause)
}

/**
 * Does a row name what another call has removed in this very moment? It was there when this call looked, and
 * trying again finds it gone.
 */
export function namesWhatIsGone(error: Fault): boolean {
  if (error.code === '23503' && /is not present in table/.test(error.detail ?? '')) return true
  return isFault(error.cause) && namesWhatIsGone(error.cause)
}

/** Did it wait for somebody else's lock for too long, or give way to break a deadlock? */
export const gaveWay = (error: unknown): boolean =>
  isFault(error) && ['55P03', '40P01'].includes(codeOf(error))

/** Is there no room left, on the program's disk or on the database's? */
export function isStorageFull({ code = '', cause }: Fault): boolean {
  if (/^(ENOSPC|EDQUOT|53100)$/.test(code)) return true
  return isFault(cause) && isStorageFull(cause)
}

/** Can the database not read what it has stored itself? */
export function isTorn({ code = '', cause }: Fault): boolean {
  return /^XX00[012]$/.test(code) || (isFault(cause) && isTorn(cause))
}

/** What an operator can mend, in a sentence; undefined where the fault is the program's. */
export function asStartError(error: unknown): StartError | undefined {
  if (error instanceof StartError) return error
  if (!isFault(error)) return undefined
  const code = codeOf(error)
  if (isStorageFull(error)) {
    return new StartError(
      'The disk is full: make room where DATA_DIR lies, and where the database keeps its files, and start again.',
    )
  }
  if (code.startsWith('28')) {
    return new StartError(
      `The database does not let the program in (${code}): check user and password in DATABASE_URL and DATABASE_OWNER_URL.`,
    )
  }
  if (code === '3D000') {
    return new StartError(
      'The database server has no database of the name in DATABASE_URL: create it, or correct the name.',
    )
  }
  if (error.path && /^(EACCES|EPERM|EROFS|EEXIST|ENOTDIR|EISDIR|ENOENT)$/.test(code)) {
    return new StartError(
      `${error.path} cannot be used (${code}): give this user the right to it, or name another place.`,
    )
  }
  if (!isDatabaseAway(error)) return undefined
  return new StartError(
    `The database cannot be reached (${code || 'no answer'}): check that it runs, and that DATABASE_URL names its host and port.`,
  )
}

const isFault = (error: unknown): error is Fault => error instanceof Error

export const codeOf = ({ code, cause }: Fault): string =>
  code ?? (isFault(cause) ? codeOf(cause) : '')
