import {
  clickhouseCopies,
  clickhouseEngine,
  countInTurn,
  duckdbEngine,
  fetchingEngine,
  heldMarkets,
  memoryEngine,
  openClickhouse,
  type Counting,
} from '../audience/index.ts'
import { fileOf, type FetchFile, type MarketCopies } from '../customers/index.ts'
import { isZipCode } from '../maps/index.ts'
import { openDuckdb, type Duckdb } from '../platform/duckdb/index.ts'
import type { Settings } from '../platform/settings/index.ts'

/** Within what the program may hold while a nation is counted. */
const MEMORY_MEGABYTES = 500
/** Columns of households, at some twenty bytes each. */
const HELD_ROWS = 8_000_000
const IN_TURN = { most: 4, waiting: 32 }

/** The one DuckDB of a program: it writes what is counted, and counts it. */
export const duckdbOf = ({ audienceDir: spillFolder }: Pick<Settings, 'audienceDir'>): Duckdb =>
  openDuckdb({ memoryMegabytes: MEMORY_MEGABYTES, spillFolder })

/** The engine by which audiences are counted: a cluster where there is one, else this program itself. */
export function audienceCounting(
  {
    audienceDir: folder,
    audienceServers: servers,
  }: Pick<Settings, 'audienceDir' | 'audienceServers'>,
  duckdb: Duckdb,
  fetchFile: FetchFile,
): Counting {
  // Loads the ZIP codes now, so that the first request need not wait for them.
  isZipCode('')
  return {
    engine: servers ? clickhouseEngine(openClickhouse(servers)) : inProgram(duckdb, fetchFile),
    pathOf: (marketKey, version) => fileOf(folder, marketKey, version),
    inTurn: countInTurn(IN_TURN),
  }
}

const inProgram = (duckdb: Duckdb, fetchFile: FetchFile) =>
  fetchingEngine(memoryEngine(heldMarkets(duckdb, HELD_ROWS), duckdbEngine(duckdb)), fetchFile)

/** What the cluster counts by is published beside the files. */
export const marketCopies = ({
  audienceServers: servers,
}: Pick<Settings, 'audienceServers'>): MarketCopies | undefined =>
  servers && clickhouseCopies(openClickhouse(servers))
