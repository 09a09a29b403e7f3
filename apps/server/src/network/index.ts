export { bringAlongJobs } from './bring-along.job.ts'
export { applyNetwork } from './apply-network.change.ts'
export { compareFile } from './compare-file.load.ts'
export { networkRoutes } from './network.route.ts'
