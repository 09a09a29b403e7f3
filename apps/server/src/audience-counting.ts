import {
  clickhouseCopies,
  clickhouseEngine,
  countInTurn,
  duckdbEngine,
  openClickhouse,
  type Counting,
} from './audience/index.ts'
import { fileOf, type MarketCopies } from './customers/index.ts'
import { isZipCode } from './maps/index.ts'
import { openDuckdb } from './platform/duckdb/index.ts'
import type { Settings } from './platform/settings/index.ts'

/** Within what the program may hold while a nation is counted. */
const MEMORY_MEGABYTES = 500
const IN_TURN = { most: 4, waiting: 32 }

interface AudienceCounting {
  counting: Counting
  close: () => Promise<void>
}

/** The engine by which audiences are counted: a cluster where there is one, else this program itself. */
export function audienceCounting({
  audienceDir: folder,
  audienceServers: servers,
}: Pick<Settings, 'audienceDir' | 'audienceServers'>): AudienceCounting {
  // A ZIP code that does not exist is to be told at once, and not after all of them are read.
  isZipCode('')
  const duckdb = openDuckdb({ memoryMegabytes: MEMORY_MEGABYTES, spillFolder: folder })
  return {
    counting: {
      engine: servers ? clickhouseEngine(openClickhouse(servers)) : duckdbEngine(duckdb),
      pathOf: (marketKey, version) => fileOf(folder, marketKey, version),
      inTurn: countInTurn(IN_TURN),
    },
    close: () => duckdb.close(),
  }
}

/** What the cluster counts by is published beside the files. */
export const marketCopies = ({
  audienceServers: servers,
}: Pick<Settings, 'audienceServers'>): MarketCopies | undefined =>
  servers && clickhouseCopies(openClickhouse(servers))
