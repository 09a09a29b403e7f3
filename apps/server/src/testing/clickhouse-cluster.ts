import { openClickhouse, type Clickhouse } from '../audience/index.ts'

/** Where the suite has started it: tools/test-clickhouse.ts. */
export const clusterAddresses = (): string[] => (process.env.TEST_CLICKHOUSE ?? '').split(',')

export const clusterOfTests = (): Clickhouse => openClickhouse(clusterAddresses())
