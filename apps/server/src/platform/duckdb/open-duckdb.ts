import { availableParallelism } from 'node:os'
import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'

export interface DuckdbOptions {
  /** What it may hold at once; beyond that it writes to `spillFolder`. */
  memoryMegabytes: number
  spillFolder: string
}

/** DuckDB in this process. It keeps no tables of its own: it reads files, and writes them. */
export interface Duckdb {
  /** Lends a connection. */
  use<Done>(work: (connection: DuckDBConnection) => Promise<Done>): Promise<Done>
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
    async use(work) {
      if (isClosed) throw new Error('DuckDB is closed')
      const done = lend(work)
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
  })
  const connection = await instance.connect()
  // A file's footer is read once: files are never overwritten.
  await connection.run('SET GLOBAL parquet_metadata_cache = true')
  connection.closeSync()
  return instance
}
