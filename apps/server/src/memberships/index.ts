export { applyMemberships } from './apply-memberships.change.ts'
export { compareMembershipFile } from './compare-memberships.load.ts'
export { membershipsRoutes } from './memberships.route.ts'
