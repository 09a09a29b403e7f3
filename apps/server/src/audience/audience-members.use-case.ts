import type { audience } from '@marquee/contract/audience'
import type { ReplyOf } from '@marquee/contract/operation'
import { may } from '@marquee/rules/access'
import { bucketOf, inField, usedChannels, type CodedModel } from '@marquee/rules/audience'
import { vehicleOf } from '@marquee/rules/customers'
import { accept, refuse } from '@marquee/rules/result'
import type { Call, PausingUseCase } from '../platform/use-case.ts'
import { engineFor, readyQuestion, type ReadyQuestion } from './count-audience.load.ts'
import { countInPause } from './count-in-pause.load.ts'
import type { Member, Membership } from './engine/audience-engine.gateway.ts'
import { membersView, type MemberRow } from './members.view.ts'
import { sourceBy } from './search-audience.use-case.ts'

type Members = typeof audience.members
type One = typeof audience.member
type ShownMember = ReplyOf<Members>['members'][number]

export const readMembers: PausingUseCase<Members> = async (call) => {
  const { searchRequest, page, size } = call.body
  const source = await sourceBy(call, searchRequest.markets)
  if (!source.ok) return source
  const ready = readyQuestion(source.value, searchRequest)
  if (!ready.ok) return inField(ready, 'body.searchRequest')
  const { question } = ready.value
  return countInPause(call, {
    kind: 'members',
    count: (counting, signal) =>
      engineFor(source.value, counting).members(
        question,
        { marketKey: null, skip: page * size, take: size + 1 },
        signal,
      ),
    async goOn(found, next) {
      const shown = found.slice(0, size)
      const members = await present(shown, source.value.models, next)
      announceTo(next, { campaignKey: next.query.campaignKey, count: members.length })
      return accept({ members, page, size, hasMore: found.length > size })
    },
  })
}

export const readMember: PausingUseCase<One> = async (call) => {
  const { params, body } = call
  const source = await sourceBy(call, body.searchRequest.markets)
  if (!source.ok) return source
  const isIncluded = source.value.markets.some(({ marketKey }) => marketKey === params.marketKey)
  if (!isIncluded) return refuse('not-found')
  const ready = readyQuestion(source.value, body.searchRequest)
  if (!ready.ok) return inField(ready, 'body.searchRequest')
  return countInPause(call, {
    kind: 'member',
    count: (counting, signal) =>
      engineFor(source.value, counting).memberOf(ready.value.question, params, signal),
    async goOn(found, next) {
      const [member] = await present([params], source.value.models, next)
      if (!found || !member) return refuse('not-found')
      announceTo(next, { ...params })
      const leftOutBy = leftOut(found, ready.value)
      return accept({ ...member, isReached: leftOutBy === null, leftOutBy })
    },
  })
}

function leftOut(found: Membership, ready: ReadyQuestion) {
  if (found.isLeftToAnother) return 'ANOTHER_DEALER' as const
  const { reached } = ready.question
  return bucketOf(found, { reached, channels: usedChannels(ready.sends) })
}

type Reading = Pick<Call<Members>, 'person' | 'use' | 'announce'>

const mayName = ({ person }: Reading) => may(person.permissions, ['CAN_SEARCH_AUDIENCE']).ok

const announceTo = (call: Reading, details: Readonly<Record<string, unknown>>) =>
  call.announce({ ...details, isNamed: mayName(call) })

/** In the order of the engine; a household that has been deleted meanwhile has no line. */
async function present(
  members: readonly Member[],
  models: readonly CodedModel[],
  call: Reading,
): Promise<ShownMember[]> {
  const rows = await call.use(membersView).all(members)
  const nameOf = ({ marketKey, household }: Member) => `${marketKey} ${household}`
  const known = new Map(rows.map((row) => [nameOf(row), row]))
  const isNamed = mayName(call)
  return members.flatMap((member) => {
    const row = known.get(nameOf(member))
    return row ? [presentMember(row, models, isNamed)] : []
  })
}

function presentMember(
  row: MemberRow,
  models: readonly CodedModel[],
  isNamed: boolean,
): ShownMember {
  const { marketKey, household, city, postalCode, lastVisitOn, line1, email } = row
  const name = [row.firstName, row.lastName].filter(Boolean).join(' ')
  return {
    marketKey,
    household,
    city,
    lastVisitOn,
    zipCode: postalCode?.slice(0, 5) ?? null,
    vehicles: row.vehicles.flatMap((code) => {
      const { modelCode, year } = vehicleOf(code)
      const model = models.find((one) => one.code === modelCode)?.model
      return model === undefined ? [] : [{ model, year }]
    }),
    person: isNamed ? { name, line1, email } : null,
  }
}
