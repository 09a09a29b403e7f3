import { whyLeftOut } from '@marquee/rules/sendings'
import { knownContactsView } from '../customers/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { jointDeliveriesStore, sendingsStore, type SendingRow } from '../sendings/index.ts'
import { audienceContentsStore } from './audience-contents.store.ts'
import { audienceFilesStore } from './audience-files.store.ts'
import { audienceLinesStore } from './audience-lines.store.ts'

/** Who of those in an audience file opted out or was erased since it was listed. */
export async function peopleGone(
  { marketKey, path, channel }: SendingRow,
  fileKey: number,
  use: Use,
) {
  const recipients = await use(audienceLinesStore).recipients(fileKey)
  const market = { marketKey, path }
  const known = await use(knownContactsView).codes(market, Uint32Array.from(recipients))
  return recipients.flatMap((recipient) => {
    const suppressedFor = whyLeftOut(channel, known.get(recipient))
    return suppressedFor === null ? [] : [{ recipient, suppressedFor }]
  })
}

/** Until somebody takes it, whoever opts out leaves it, and it is made once more without them. */
export async function leaveOutPeople(key: number, now: number, use: Use): Promise<void> {
  const file = await use(audienceFilesStore).lock(key)
  const sending = file && (await use(sendingsStore).lock(file.sendingKey))
  if (!sending || file.state === 'handed-over') return
  const gone = await peopleGone(sending, key, use)
  if (gone.length === 0) return
  await use(jointDeliveriesStore).suppress(sending.key, gone, new Date(now))
  if (gone.length === file.people) return use(audienceFilesStore).delete(key)
  const recipients = gone.map(({ recipient }) => recipient)
  await use(audienceLinesStore).leaveOut(key, recipients)
  await use(audienceContentsStore).forget(key)
  await use(audienceFilesStore).change(key, {
    state: 'making',
    people: file.people - gone.length,
    found: null,
    readyAt: null,
    sha256: null,
  })
}
