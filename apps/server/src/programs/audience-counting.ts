import {
  clickhouseCopies,
  clickhouseEngine,
  columnsEngine,
  countInTurn,
  fetchingEngine,
  openClickhouse,
  type Counting,
} from '../audience/index.ts'
import { fileOf, type ColumnsFiles, type FetchFile, type MarketCopies } from '../customers/index.ts'
import { isZipCode } from '../maps/index.ts'
import { openDuckdb, type Duckdb } from '../platform/duckdb/index.ts'
import type { Settings } from '../platform/settings/index.ts'

/** What the files of a few large markets take that are read or written at once. */
const MEMORY_MEGABYTES = 500
const IN_TURN = { most: 4, waiting: 32 }

/** The one DuckDB of a program: it writes what is published, and reads it. */
export const duckdbOf = ({ audienceDir: spillFolder }: Pick<Settings, 'audienceDir'>): Duckdb =>
  openDuckdb({ memoryMegabytes: MEMORY_MEGABYTES, spillFolder })

/** The engine by which audiences are counted: a cluster where there is one, else this program itself. */
export function audienceCounting(
  {
    audienceDir: folder,
    audienceServers: servers,
  }: Pick<Settings, 'audienceDir' | 'audienceServers'>,
  columns: ColumnsFiles,
  fetchFile: FetchFile,
): Counting {
  // Loads the ZIP codes now, so that the first request need not wait for them.
  isZipCode('')
  return {
    engine: servers
      ? clickhouseEngine(openClickhouse(servers))
      : fetchingEngine(columnsEngine(columns), fetchFile),
    pathOf: (marketKey, version) => fileOf(folder, marketKey, version),
    inTurn: countInTurn(IN_TURN),
  }
}

/** What the cluster counts by is published beside the files. */
export const marketCopies = ({
  audienceServers: servers,
}: Pick<Settings, 'audienceServers'>): MarketCopies | undefined =>
  servers && clickhouseCopies(openClickhouse(servers))
