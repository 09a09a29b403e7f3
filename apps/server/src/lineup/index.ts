export { applyLineup } from './apply-lineup.change.ts'
export { compareLineupFile } from './compare-lineup.load.ts'
export { lineupRoutes } from './lineup.route.ts'
export { yearOf } from './lineup.present.ts'
