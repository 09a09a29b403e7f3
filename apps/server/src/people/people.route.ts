import { people } from '@marquee/contract/people'
import { bind } from '../platform/use-case.ts'
import { changePerson } from './change-person.use-case.ts'
import { deactivatePerson, reactivatePerson } from './deactivate-person.use-case.ts'
import { invitePerson } from './invite-person.use-case.ts'
import { resendInvitation } from './resend-invitation.use-case.ts'
import { searchPeople } from './search-people.use-case.ts'

export const peopleRoutes = bind(people, {
  search: searchPeople,
  invite: invitePerson,
  resend: resendInvitation,
  change: changePerson,
  deactivate: deactivatePerson,
  reactivate: reactivatePerson,
})
