import { network } from '@marquee/contract/network'
import { bind } from '../platform/use-case.ts'
import { addMarket, changeMarket } from './change-market.use-case.ts'
import { importNetwork, tryNetwork } from './import-network.use-case.ts'
import {
  readNetworkUndo,
  searchNetworkImports,
  undoNetworkImport,
} from './undo-network-import.use-case.ts'
import { readNetworkMarket, readNetworkOverview } from './read-network.use-case.ts'

export const networkRoutes = bind(network, {
  overview: readNetworkOverview,
  read: readNetworkMarket,
  add: addMarket,
  change: changeMarket,
  try: tryNetwork,
  import: importNetwork,
  imports: searchNetworkImports,
  readUndo: readNetworkUndo,
  undo: undoNetworkImport,
})
