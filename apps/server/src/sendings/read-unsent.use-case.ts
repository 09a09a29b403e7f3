import type { ReplyOf } from '@marquee/contract/operation'
import type { sendings } from '@marquee/contract/sendings'
import { ability, accept, refuse } from '@marquee/rules/result'
import { mayDecideUnknown } from '@marquee/rules/sendings'
import { knownRecipientsView } from '../customers/index.ts'
import type { CallingPerson } from '../platform/person.ts'
import type { Use } from '../platform/sql/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { unsentPiecesView, type UnsentRow, type UnsentSending } from './unsent-pieces.view.ts'

type Presented = ReplyOf<typeof sendings.unsent>

export const readUnsent: UseCase<typeof sendings.unsent> = async (call) => {
  const { params, body, use, person, announce } = call
  const found = await use(unsentPiecesView).sending(params.key)
  if (!found) return refuse('not-found')
  const { criteria, page, size } = body
  const states = criteria?.states
  const rows = await use(unsentPiecesView).list(params.key, { states, page, size })
  const totalElements = await use(unsentPiecesView).total(params.key, states)
  const names = await namesOf(found, rows, { use, person })
  announce({ key: params.key, count: rows.length })
  return accept({
    pieces: rows.map((row) => presentPiece(row, names(row))),
    totalElements,
    page,
    size,
    sending: presentSending(found),
    unknown: found.unknown ?? 0,
    can: {
      sendAgain: ability(mayDecideUnknown('send-again', decidingOf(found), person)),
      countAsSent: ability(mayDecideUnknown('count-as-sent', decidingOf(found), person)),
    },
  })
}

export const decidingOf = ({ sending, campaign }: UnsentSending) => ({
  sending,
  campaignStatus: campaign.status,
})

type NameOf = (row: UnsentRow) => string | null

/** Who looks at samples is named to all; customers to those who may look them up. */
async function namesOf(
  { sending }: UnsentSending,
  rows: readonly UnsentRow[],
  { use, person }: { use: Use; person: CallingPerson },
): Promise<NameOf> {
  const maySee = person.permissions.includes('CAN_SEARCH_AUDIENCE')
  const customers = maySee ? rows.filter(({ isSeed }) => !isSeed) : []
  const households = customers.map(({ recipient }) => recipient)
  const known = await use(knownRecipientsView).all(sending, households)
  return ({ recipient, isSeed }) => {
    const seed = isSeed ? sending.seeds[recipient] : undefined
    const found = isSeed ? undefined : known.get(recipient)
    if (seed) return [seed.foreName, seed.surName].filter(Boolean).join(' ')
    return found ? [found.firstName, found.lastName].filter(Boolean).join(' ') : null
  }
}

function presentPiece(row: UnsentRow, name: string | null): Presented['pieces'][number] {
  const { recipient, isSeed, state, suppressedFor: reason, answer, tries, changedAt } = row
  return {
    recipient,
    isSeed,
    name,
    state,
    reason,
    answer,
    tries,
    changedAt: changedAt.toISOString(),
  }
}

function presentSending({ sending, market, campaign }: UnsentSending): Presented['sending'] {
  const { key, campaignKey, stepKey, stepNumber, stepName, channel, wave } = sending
  return {
    key,
    campaignKey,
    campaign: campaign.name,
    market,
    step: { key: stepKey, number: stepNumber, name: stepName },
    channel,
    wave,
    isSecond: sending.follows !== null,
  }
}
