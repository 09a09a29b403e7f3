// The door for tests of other nouns, which write a market's file without an import.
export { writeMarketFile } from '../write-market-file.gateway.ts'
