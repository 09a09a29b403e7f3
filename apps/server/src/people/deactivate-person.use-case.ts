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
  const stored = locked.value
  const decision = rules.deactivate(call.person, stored)
  return decision.ok ? saveStatus(call, stored, 'DEACTIVATED') : decision
}

export const reactivatePerson: UseCase<typeof people.reactivate> = async (call) => {
  const locked = await lockBoth(call)
  if (!locked.ok) return locked
  const stored = locked.value
  const decision = rules.reactivate(call.person, stored)
  // A person who never signed in is still only invited.
  const status = stored.subject ? 'ACTIVE' : 'INVITED'
  return decision.ok ? saveStatus(call, stored, status) : decision
}

async function saveStatus(
  {
    use,
    now,
    announce,
    person: actor,
  }: Pick<Call<typeof people.deactivate>, 'use' | 'now' | 'announce' | 'person'>,
  stored: PersonRow,
  status: PersonRow['status'],
) {
  const person = await use(peopleStore).save(stored.key, stored.version, {
    status,
    invitedAt: status === 'INVITED' ? new Date(now) : stored.invitedAt,
  })
  const home = await use(marketsStore).find(stored.homeMarketKey)
  if (!person || !home) return refuse('person.changed-meanwhile')
  announce({ key: stored.key, before: stored.status, after: status })
  return accept(present({ person, homeName: home.name }, actor))
}
