import { availableParallelism } from 'node:os'
import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'

export interface DuckdbOptions {
  /** What it may hold at once; beyond that it writes to `spillFolder`. */
  memoryMegabytes: number
  spillFolder: string
}

/** DuckDB in this process. It keeps no tables of its own: it reads files, and writes them. */
export interface Duckdb {
  /** Lends a connection. When the signal says so, what runs on it ends with the signal's reason. */
  use<Done>(
    work: (connection: DuckDBConnection) => Promise<Done>,
    signal?: AbortSignal,
  ): Promise<Done>
  /** Waits for what runs on it; afterwards it lends nothing. */
  close(): Promise<void>
}

/** Loaded by its first use: a server that counts nothing neither waits for it nor holds it. */
export function openDuckdb(options: DuckdbOptions): Duckdb {
  let opened: Promise<DuckDBInstance> | undefined
  let isClosed = false
  const idle: DuckDBConnection[] = []
  const lent = new Set<Promise<unknown>>()
  const instance = () => (opened ??= start(options))
  const lend = async <Done>(work: (connection: DuckDBConnection) => Promise<Done>) => {
    const connection = idle.pop() ?? (await (await instance()).connect())
    try {
      return await work(connection)
    } finally {
      idle.push(connection)
    }
  }
  return {
    async use(work, signal) {
      signal?.throwIfAborted()
      if (isClosed) throw new Error('DuckDB is closed')
      const done = lend((connection) => interruptible(connection, work, signal))
      lent.add(done)
      return done.finally(() => lent.delete(done))
    },

    async close() {
      isClosed = true
      await Promise.allSettled(lent)
      for (const connection of idle.splice(0)) connection.closeSync()
      const running = await opened
      running?.closeSync()
    },
  }
}

async function start({ memoryMegabytes, spillFolder }: DuckdbOptions): Promise<DuckDBInstance> {
  const { DuckDBInstance } = await import('@duckdb/node-api')
  const instance = await DuckDBInstance.create(':memory:', {
    threads: String(availableParallelism()),
    memory_limit: `${memoryMegabytes}MB`,
    temp_directory: spillFolder,
    // Nothing is fetched from the network behind our back.
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    // This optimizer would compute twice what is meant to be computed once and read several times.
    disabled_optimizers: 'cte_filter_pusher',
  })
  const connection = await instance.connect()
  // A file's footer is read once: files are never overwritten.
  await connection.run('SET GLOBAL parquet_metadata_cache = true')
  connection.closeSync()
  return instance
}

/** An interruption between two statements is lost, so it is repeated until it takes effect. */
const REPEAT_AFTER_MS = 5

async function interruptible<Done>(
  connection: DuckDBConnection,
  work: (connection: DuckDBConnection) => Promise<Done>,
  signal: AbortSignal | undefined,
): Promise<Done> {
  signal?.throwIfAborted()
  let repeating: NodeJS.Timeout | undefined
  const interrupt = () => {
    connection.interrupt()
    repeating = setInterval(() => connection.interrupt(), REPEAT_AFTER_MS)
  }
  signal?.addEventListener('abort', interrupt, { once: true })
  try {
    return await work(connection)
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    clearInterval(repeating)
    signal?.removeEventListener('abort', interrupt)
  }
}
