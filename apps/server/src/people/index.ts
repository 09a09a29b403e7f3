export { homesStore } from './homes.store.ts'
export { peopleRoutes } from './people.route.ts'
export { peopleStore, type PersonRow } from './people.store.ts'
export { writeInvitations, type Inviting } from './write-invitations.change.ts'
