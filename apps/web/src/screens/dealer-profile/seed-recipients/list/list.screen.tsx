import { EVERY_SEED_CHANNEL, seedCapacity, type SeedPerson } from '@marquee/rules/seed-lists'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useParams } from 'react-router'
import { api, useChange, useOperation, whyNot } from '../../../../api/index.ts'
import { paths } from '../../../../app/paths.ts'
import { useNotifications } from '../../../../ui/notifications/index.ts'
import { Page } from '../../../../ui/page/index.ts'
import { NotLoaded, RowsSkeleton } from '../../../../ui/states/index.ts'
import { WarningDialog } from '../../../../ui/warning-dialog/index.ts'
import { nameOf, RecipientsEditor } from '../../../../widgets/seed-lists/index.ts'
import type { SeedList, SeedRecipient } from '../answers.ts'
import { listTexts, reasons, texts } from '../texts.ts'

const back = { to: paths.seedLists, name: texts.title }

/** The recipients of one list. */
export function Screen() {
  const { key = '' } = useParams()
  const query = useOperation(api.seedLists.read, { params: { id: key }, query: {} }, OF_ANY_MARKET)
  const { response: list, status } = query
  const failed = status === 'failed' ? query : undefined
  return (
    <Page
      title={list?.name ?? listTexts.title}
      back={back}
      intro={list ? listTexts.intro : undefined}
    >
      <Box sx={{ maxWidth: '48rem' }}>
        {list ? (
          <Recipients list={list} />
        ) : (
          <NotLoaded
            isLoading={status === 'loading'}
            failed={failed}
            texts={listTexts}
            to={paths.seedLists}
          >
            <RowsSkeleton />
          </NotLoaded>
        )}
      </Box>
    </Page>
  )
}

const OF_ANY_MARKET = { selection: false }

/** Each recipient is saved as soon as they are typed; a full list takes no more. */
function Recipients({ list }: { list: SeedList }) {
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

/** Adds a person to the list, or changes one; a refusal is thrown, for the form to show. */
function usePutRecipient({ key }: SeedList) {
  const refreshes = [api.seedLists.read, api.seedLists.list]
  const { notify } = useNotifications()
  const change = useChange(api.seedLists.putRecipient, {
    refreshes,
    fails: false,
    selection: false,
  })
  return async (person: SeedPerson, replaced: SeedRecipient | undefined) => {
    const body = { ...person, ...(replaced && { checksum: replaced.checksum }) }
    await change.attempt({ params: { id: String(key) }, query: {}, body })
    notify('success', listTexts.saved(nameOf(person)))
  }
}

interface RemoveDialogProps {
  list: SeedList
  recipient: SeedRecipient
  onClose: () => void
}

/** Asks before a recipient is deleted from a list. */
function RemoveDialog({ list, recipient, onClose }: RemoveDialogProps) {
  const name = nameOf(recipient)
  const change = useChange(api.seedLists.deleteRecipient, {
    refreshes: [api.seedLists.read, api.seedLists.list],
    success: listTexts.removed(name),
    selection: false,
  })
  const act = async () => {
    const params = { id: String(list.key), recipientId: recipient.checksum }
    await change.run({ params, query: {} })
    onClose()
  }
  return (
    <WarningDialog
      open
      title={listTexts.removeTitle(name)}
      onClose={onClose}
      onContinue={() => void act()}
      busy={change.isRunning}
    >
      <Typography>{listTexts.removeBody}</Typography>
    </WarningDialog>
  )
}
