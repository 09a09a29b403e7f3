import { CHOSEN_FOR_ALL, type NoticeFacts, type NoticeKind } from '@marquee/rules/notices'
import { writeEmails } from '../outbox/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { noticeEmail } from './notice-email.painter.ts'
import { noticeChoicesStore, noticesStore } from './notices.store.ts'

export interface Addressee {
  key: number
  email: string
  path: string
  /** Another campaign than the one it is about: their own part of it. */
  campaignKey?: number
}

export interface Notifying {
  use: Use
  now: number
  isSending: boolean
  publicUrl: string
}

interface Notice {
  kind: NoticeKind
  campaignKey: number
  eventKey: number | null
  /** The event, or the day. */
  occasion: string
  at: Date
  facts: Omit<NoticeFacts, 'kind' | 'occasion'>
}

/** Notifies each person once, in the product and by email, as they chose. */
export async function notify(
  { kind, campaignKey, eventKey, occasion, at, facts }: Notice,
  addressees: readonly Addressee[],
  on: Notifying,
): Promise<void> {
  const { use, publicUrl } = on
  const chosen = await use(noticeChoicesStore).ofKind(
    kind,
    addressees.map(({ key }) => key),
  )
  const choiceOf = (key: number) => chosen.get(key) ?? CHOSEN_FOR_ALL
  const added = await use(noticesStore).add(
    addressees
      .filter(({ key }) => choiceOf(key).inProduct || choiceOf(key).byEmail)
      .map(({ key, path, campaignKey: own = campaignKey }) => ({
        personKey: key,
        kind,
        campaignKey: own,
        eventKey,
        occasion,
        by: facts.by,
        path,
        inProduct: choiceOf(key).inProduct,
        at,
      })),
  )
  const keys = new Map(added.map(({ key, personKey }) => [personKey, key]))
  const written = addressees.filter(({ key }) => keys.has(key) && choiceOf(key).byEmail)
  await writeEmails(
    written.map(({ key, email, path, campaignKey: own = campaignKey }) => ({
      occasion: `notice ${keys.get(key)}`,
      personKey: key,
      toAddress: email,
      path,
      ...noticeEmail({ ...facts, kind, occasion, campaignKey: own }, publicUrl),
    })),
    on,
  )
}
