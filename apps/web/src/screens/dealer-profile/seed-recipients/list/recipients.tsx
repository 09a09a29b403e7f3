import { EVERY_SEED_CHANNEL, seedCapacity, type SeedPerson } from '@marquee/rules/seed-lists'
import { useState } from 'react'
import { whyNot } from '../../../../api/index.ts'
import { RecipientsEditor } from '../../../../widgets/seed-lists/index.ts'
import type { SeedList, SeedRecipient } from '../answers.ts'
import { reasons } from '../texts.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { usePutRecipient } from './use-put-recipient.ts'

/** Each recipient is saved as soon as they are typed; a full list takes no more. */
export function Recipients({ list }: { list: SeedList }) {
  const { sampleRecipients, limit, can } = list
  const [leaving, setLeaving] = useState<SeedRecipient>()
  const put = usePutRecipient(list)
  const isFull = sampleRecipients.length >= limit
  return (
    <>
      <RecipientsEditor
        recipients={sampleRecipients}
        channels={EVERY_SEED_CHANNEL}
        limit={limit}
        reason={whyNot(can.change, reasons)}
        addReason={isFull ? seedCapacity(sampleRecipients.length, limit).text : undefined}
        onPut={(person: SeedPerson, _, replaced) => put(person, replaced)}
        onDelete={setLeaving}
      />
      {leaving && (
        <RemoveDialog list={list} recipient={leaving} onClose={() => setLeaving(undefined)} />
      )}
    </>
  )
}
