export { checksumOf, writeMarketFile, type MarketFile } from './write-market-file.gateway.ts'
