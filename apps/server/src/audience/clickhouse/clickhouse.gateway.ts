import { randomUUID } from 'node:crypto'

/** A cluster of ClickHouse, reached over HTTP. */
export interface Clickhouse {
  shards: number
  /**
   * Rows of whole numbers; a query of a table over all shards covers all of them. Without a shard, any
   * server answers.
   */
  query(sql: string, at?: { shard?: number; signal?: AbortSignal | undefined }): Promise<number[][]>
  /** Carried out at one shard, with the rows that it takes in. */
  execute(shard: number, sql: string, rows?: string): Promise<void>
}

/** It cannot answer now; nothing is wrong with the question. */
export class ClickhouseAway extends Error {}

interface Server {
  url: URL
  headers: Record<string, string>
}

type Settings = Readonly<Record<string, string | number>>

/** Longer than any count that is worth its wait. */
const PATIENCE_SECONDS = 30

/** Name and password come in the address, and never get into a message. */
export function openClickhouse(
  addresses: readonly string[],
  patienceSeconds = PATIENCE_SECONDS,
): Clickhouse {
  const servers = addresses.map(serverAt)
  const at = (shard: number) => servers[shard] as Server
  const limits = { ...LIMITS, max_execution_time: patienceSeconds }
  const patience = () => AbortSignal.timeout(patienceSeconds * 1_000)
  return {
    shards: servers.length,
    async query(sql, { shard = 0, signal } = {}) {
      signal?.throwIfAborted()
      const ended = AbortSignal.any([patience(), ...(signal ? [signal] : [])])
      const queryId = randomUUID()
      try {
        return rowsOf(await post(at(shard), { ...limits, query_id: queryId }, sql, ended))
      } catch (error) {
        if (ended.aborted) await end(at(shard), queryId)
        signal?.throwIfAborted()
        throw error
      }
    },

    async execute(shard, sql, rows) {
      const insert: Settings = rows === undefined ? {} : { query: sql }
      await post(at(shard), insert, rows ?? sql, patience())
    },
  }
}

/** A question may name each ZIP code there is, and an answer comes whole or not at all. */
const LIMITS = {
  max_query_size: 16_777_216,
  max_ast_elements: 1_000_000,
  wait_end_of_query: 1,
  max_expanded_ast_elements: 4_000_000,
  readonly: 2,
}

function serverAt(address: string): Server {
  const { origin, pathname, username, password } = new URL(address)
  const url = new URL(origin)
  url.searchParams.set('database', decodeURIComponent(pathname.slice(1)) || 'default')
  const headers = {
    'x-clickhouse-user': decodeURIComponent(username) || 'default',
    'x-clickhouse-key': decodeURIComponent(password),
  }
  return { url, headers }
}

async function post(
  { url, headers }: Server,
  settings: Settings,
  body: string,
  signal: AbortSignal,
): Promise<string> {
  const target = new URL(url)
  for (const [name, value] of Object.entries(settings)) target.searchParams.set(name, `${value}`)
  const { ok, text } = await answerOf(target, { method: 'POST', headers, body, signal })
  if (!ok) throw faultOf(text)
  return text
}

async function answerOf(url: URL, request: RequestInit): Promise<{ ok: boolean; text: string }> {
  try {
    const answer = await fetch(url, { ...request, redirect: 'error' })
    return { ok: answer.ok, text: await answer.text() }
  } catch (error) {
    throw new ClickhouseAway(`ClickHouse at ${url.host} does not answer`, { cause: error })
  }
}

/**
 * What passes by itself or is the operator's: no time or memory left, too many questions, a shard that is
 * away, a table that nothing was loaded into yet, a name or password that it does not know.
 */
const PASSES = new Set([60, 81, 159, 160, 192, 193, 194, 202, 209, 210, 241, 252, 279, 516])

function faultOf(text: string): Error {
  const code = Number(/Code: (\d+)/.exec(text)?.[1] ?? NaN)
  const message = `ClickHouse refused, code ${code}: ${text.slice(0, 300)}`
  return PASSES.has(code) ? new ClickhouseAway(message) : new Error(message)
}

/** The caller has left, so that it does not matter whether this reaches the server. */
async function end(server: Server, queryId: string): Promise<void> {
  const sql = `KILL QUERY WHERE query_id = '${queryId}' ASYNC`
  await post(server, {}, sql, AbortSignal.timeout(1_000)).catch(() => undefined)
}

/** 64 bits arrive as text in any format, so that all is read as text. */
function rowsOf(text: string): number[][] {
  if (text === '') return []
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t').map(wholeFrom))
}

function wholeFrom(text: string): number {
  const value = Number(text)
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(value)) {
    throw new ClickhouseAway('ClickHouse answered with something else than whole numbers')
  }
  return value
}
