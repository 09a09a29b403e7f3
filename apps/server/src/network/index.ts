export { applyNetwork } from './apply-network.change.ts'
export { compareFile, type Compared } from './compare-file.load.ts'
