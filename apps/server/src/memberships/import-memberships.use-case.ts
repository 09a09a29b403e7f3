import type { memberships } from '@marquee/contract/memberships'
import { countMemberships, mayImportMemberships } from '@marquee/rules/memberships'
import { accept, refuse } from '@marquee/rules/result'
import { receiving } from '../platform/receiving.ts'
import type { Taken, TakenFile } from '../platform/uploads/index.ts'
import type { Call, PausingUseCase, UseCase } from '../platform/use-case.ts'
import { applyMemberships } from './apply-memberships.change.ts'
import { compareMembershipFile } from './compare-memberships.load.ts'
import { presentMembershipDifferences } from './memberships.present.ts'

type Try = typeof memberships.try
type Import = typeof memberships.import

export const tryMemberships: PausingUseCase<Try> = async ({ file }) =>
  receiving<Try>(file, (taken) => async (call) => {
    if (!taken.ok) return taken
    const compared = await compare(taken.value, call)
    if (!compared.ok) return compared
    const { mode } = call.query
    call.announce({ mode, ...countMemberships(compared.value.differences) })
    return accept(presentMembershipDifferences(compared.value))
  })

export const importMemberships: PausingUseCase<Import> = async ({ file }) =>
  receiving(file, importTaken)

const importTaken =
  (taken: Taken): UseCase<Import> =>
  async (call) => {
    if (!taken.ok) return taken
    const { query, announce } = call
    const compared = await compare(taken.value, call)
    if (!compared.ok) return compared
    const { differences, fingerprint } = compared.value
    const isAsTried = query.fingerprint === undefined || query.fingerprint === fingerprint
    if (!isAsTried) return refuse('memberships.changed-meanwhile')
    const usable = mayImportMemberships(differences)
    if (!usable.ok) return usable
    const applied = await applyMemberships(differences, call)
    if (!applied.ok) return applied
    announce({ mode: query.mode, ...countMemberships(differences) })
    return accept(presentMembershipDifferences(compared.value))
  }

type Comparing = Pick<Call<Try>, 'query' | 'person' | 'use'>

const compare = ({ bytes }: TakenFile, { query, person, use }: Comparing) =>
  compareMembershipFile(use, bytes, { mode: query.mode, scope: person.path, home: person.path })
