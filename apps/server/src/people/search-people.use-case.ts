import type { people } from '@marquee/contract/people'
import {
  deactivate,
  invitationEnd,
  mayChange,
  reactivate,
  resendInvitation,
} from '@marquee/rules/people'
import { ability, accept, refuse } from '@marquee/rules/result'
import { narrowedScope } from '../markets/index.ts'
import type { CallingPerson } from '../platform/person.ts'
import type { UseCase } from '../platform/use-case.ts'
import { peopleView, type PersonWithHome } from './people.view.ts'

export const searchPeople: UseCase<typeof people.search> = async (call) => {
  const scope = await narrowedScope(call)
  if (!scope) return refuse('not-found')
  const { criteria, page, size, sort } = call.body
  const { rows, totalElements } = await call
    .use(peopleView)
    .search({ scope, ...criteria, page, size, sort })
  return accept({
    people: rows.map((row) => present(row, call.person)),
    totalElements,
    page,
    size,
    // Who may search people may invite them: both ask for the same permission.
    can: { invite: { ok: true } },
  })
}

export function present({ person, homeName }: PersonWithHome, actor: CallingPerson) {
  const { key, name, email, level, permissions, status, version } = person
  return {
    key,
    name,
    email,
    level,
    permissions,
    status,
    invitationEndsAt:
      status === 'INVITED'
        ? new Date(invitationEnd(person.invitedAt.getTime())).toISOString()
        : null,
    version,
    home: { key: person.homeMarketKey, name: homeName },
    can: {
      change: ability(mayChange(actor, person)),
      deactivate: ability(deactivate(actor, person)),
      reactivate: ability(reactivate(actor, person)),
      resend: ability(resendInvitation(person)),
    },
  }
}
