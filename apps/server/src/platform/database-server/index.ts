export type { DatabaseLog } from './postmaster.ts'
export { reachDatabaseServer } from './reach-database-server.ts'
export {
  startDatabaseServer,
  type DatabaseServer,
  type DatabaseServerOptions,
} from './start-database-server.ts'
