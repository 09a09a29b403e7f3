export { applyRoster } from './apply-roster.change.ts'
export { compareRosterFile } from './compare-roster.load.ts'
export { rosterRoutes } from './roster.route.ts'
