export { audienceRoutes } from './audience.route.ts'
export { audienceSelectionsStore, type SelectionRow } from './audience-selections.store.ts'
export {
  chosenHouseholds,
  readySelection,
  type ChosenHouseholds,
  type ReadySelection,
} from './count-audience.load.ts'
export { countInPause } from './count-in-pause.load.ts'
export { openClickhouse, type Clickhouse } from './clickhouse/clickhouse.gateway.ts'
export { clickhouseEngine } from './clickhouse/clickhouse-engine.gateway.ts'
export { clickhouseCopies } from './clickhouse/market-loads.gateway.ts'
export type { Counting } from './counting.gateway.ts'
export { countInTurn } from './engine/count-in-turn.gateway.ts'
export { codedModelsView } from './coded-models.view.ts'
export { loadMonthlyEstimate } from './monthly-estimate.load.ts'
export { readingSourcesOnce } from './sources-once.load.ts'
export { fetchingEngine } from './engine/fetching-engine.gateway.ts'
export { columnsEngine } from './engine/columns-engine.gateway.ts'
export * from './engine/audience-engine.gateway.ts'
