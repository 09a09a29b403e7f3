import type { people } from '@marquee/contract/people'
import * as rules from '@marquee/rules/people'
import { accept, refuse } from '@marquee/rules/result'
import type { Call, UseCase } from '../platform/use-case.ts'
import { marketsStore } from '../markets/index.ts'
import { lockBoth } from './change-person.use-case.ts'
import { peopleStore, type PersonRow } from './people.store.ts'
import { present } from './search-people.use-case.ts'

export const deactivatePerson: UseCase<typeof people.deactivate> = async (call) => {
  const locked = await lockBoth(call)
  if (!locked.ok) return locked
  const known = locked.value
  const decision = rules.deactivate(call.person, known)
  return decision.ok ? saveStatus(call, known, 'DEACTIVATED') : decision
}

export const reactivatePerson: UseCase<typeof people.reactivate> = async (call) => {
  const locked = await lockBoth(call)
  if (!locked.ok) return locked
  const known = locked.value
  const decision = rules.reactivate(call.person, known)
  // A person who never signed in is still only invited.
  const status = known.subject ? 'ACTIVE' : 'INVITED'
  return decision.ok ? saveStatus(call, known, status) : decision
}

async function saveStatus(
  {
    use,
    now,
    announce,
    person: actor,
  }: Pick<Call<typeof people.deactivate>, 'use' | 'now' | 'announce' | 'person'>,
  known: PersonRow,
  status: PersonRow['status'],
) {
  const person = await use(peopleStore).save(known.key, known.version, {
    status,
    invitedAt: status === 'INVITED' ? new Date(now) : known.invitedAt,
  })
  const home = await use(marketsStore).find(known.homeMarketKey)
  if (!person || !home) return refuse('person.changed-meanwhile')
  announce({ key: known.key, before: known.status, after: status })
  return accept(present({ person, homeName: home.name }, actor))
}
