// The door for tests of other nouns, which write a market's file without an import, or lose it.
export { columnsPathOf } from '../columns-files.gateway.ts'
export { checksumOf, writeMarketFile } from '../write-market-file.gateway.ts'
