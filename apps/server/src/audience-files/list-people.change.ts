import { createHash } from 'node:crypto'
import { audienceLines, isMatched, type AudienceCell } from '@marquee/rules/audience-files'
import { whyLeftOut, type SuppressedFor } from '@marquee/rules/sendings'
import { detailsOfRecipientsView } from '../customers/index.ts'
import { ordersStore } from '../orders/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { jointDeliveriesStore, sendingsStore, type SendingRow } from '../sendings/index.ts'
import { audienceFilesStore } from './audience-files.store.ts'
import { audienceLinesStore, type AudienceLine } from './audience-lines.store.ts'

/**
 * Begins the audience file of a sending: whom it names, and by which hashes. From here on all of it stands, so that what
 * is made later, or once more, is the same; people leave it until it is handed over, and nobody is added.
 */
export async function listPeople(sendingKey: number, now: number, use: Use): Promise<void> {
  const sending = await use(sendingsStore).lock(sendingKey)
  // A person, or another program, was faster.
  if (sending?.state !== 'running' || sending.plannedAt === null) return
  const { marketKey, path, wave, dueOn } = sending
  const { lines, leftOut } = await linesOf(sending, use)
  const at = new Date(now)
  await use(jointDeliveriesStore).suppress(sendingKey, leftOut, at)
  if (lines.length === 0) return
  const key = await use(audienceFilesStore).insert({
    sendingKey,
    marketKey,
    path,
    state: 'making',
    people: lines.length,
    ...(await namesOf(sending, use)),
    wave,
    shownFrom: dueOn,
    listedAt: at,
  })
  await use(audienceLinesStore).insert({ key, path }, lines)
}

async function namesOf({ key, orderKey, campaignKey }: SendingRow, use: Use) {
  const content = (await use(ordersStore).find(orderKey))?.content
  const ordered = content?.dealers.find((one) => one.campaignKey === campaignKey)
  if (!content || !ordered) throw new Error(`The order of sending ${key} does not name its dealer`)
  return { campaign: content.campaign.name, dealer: ordered.dealer.name }
}

async function linesOf({ key, marketKey, path, channel }: SendingRow, use: Use) {
  const pending = await use(jointDeliveriesStore).pending(key)
  const recipients = pending.map(({ recipient }) => recipient)
  const known = await use(detailsOfRecipientsView).all({ marketKey, path }, recipients)
  const lines: AudienceLine[] = []
  const leftOut: { recipient: number; suppressedFor: SuppressedFor }[] = []
  for (const recipient of recipients) {
    const found = known.get(recipient)
    const suppressedFor = whyLeftOut(channel, found?.contact)
    const cells = found && audienceLines(found.details)
    if (!cells || suppressedFor !== null) {
      leftOut.push({ recipient, suppressedFor: suppressedFor ?? 'GONE' })
    } else if (!isMatched(cells)) leftOut.push({ recipient, suppressedFor: 'UNMATCHED' })
    else lines.push({ recipient, cells: hashedLines(cells) })
  }
  return { lines, leftOut }
}

type Hashed = AudienceLine['cells']
type Line = readonly AudienceCell[] | null

function hashedLines({ META, GOOGLE, TIKTOK }: Readonly<Record<keyof Hashed, Line>>): Hashed {
  return { META: hashedLine(META), GOOGLE: hashedLine(GOOGLE), TIKTOK: hashedLine(TIKTOK) }
}

const hashedLine = (line: Line) =>
  line && line.map(({ text, isHashed }) => (isHashed && text !== '' ? sha256Of(text) : text))

const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex')
