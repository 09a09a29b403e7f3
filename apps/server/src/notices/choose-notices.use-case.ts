import type { notices } from '@marquee/contract/notices'
import { CHOSEN_FOR_ALL, NOTICE_KINDS } from '@marquee/rules/notices'
import { accept } from '@marquee/rules/result'
import type { Call, UseCase } from '../platform/use-case.ts'
import { noticeChoicesStore } from './notices.store.ts'

export const readChoices: UseCase<typeof notices.choices> = async (call) =>
  accept(await choicesNow(call))

export const choose: UseCase<typeof notices.choose> = async (call) => {
  const { body, person, use, announce } = call
  await use(noticeChoicesStore).choose(person.key, body.choices)
  announce({ kinds: body.choices.length })
  return accept(await choicesNow(call))
}

/** Of every kind, as chosen or as by default. */
async function choicesNow({ person, use }: Pick<Call<typeof notices.choices>, 'person' | 'use'>) {
  const chosen = new Map(
    (await use(noticeChoicesStore).of(person.key)).map((choice) => [choice.kind, choice]),
  )
  return {
    choices: NOTICE_KINDS.map((kind) => {
      const { inProduct, byEmail } = chosen.get(kind) ?? CHOSEN_FOR_ALL
      return { kind, inProduct, byEmail }
    }),
  }
}
