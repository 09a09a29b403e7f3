import { useState } from 'react'
import { whyNot } from '../../../api/index.ts'
import { paths } from '../../../app/paths.ts'
import { ReasonButton } from '../../../ui/disabled-reason/index.ts'
import { Grid, standingOf } from '../../../ui/grid/index.ts'
import { Page } from '../../../ui/page/index.ts'
import type { SeedList } from './answers.ts'
import { columnsFor } from './columns.tsx'
import { CreateDialog } from './create-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { reasons, texts } from './texts.ts'
import { useSeedLists } from './use-seed-lists.ts'

const back = { to: paths.dealerProfile, name: texts.profile }

type Doing = 'renaming' | 'deleting'

/** The lists of seed recipients of the selected market. */
export function Screen() {
  const asked = useSeedLists()
  const [isCreating, setCreating] = useState(false)
  const [doing, setDoing] = useState<{ what: Doing; list: SeedList }>()
  const done = () => setDoing(undefined)
  const create = (
    <ReasonButton
      variant="contained"
      reason={whyNot(asked.response?.can.create, reasons)}
      onClick={() => setCreating(true)}
    >
      {texts.create}
    </ReasonButton>
  )
  const columns = columnsFor({
    onRename: (list) => setDoing({ what: 'renaming', list }),
    onDelete: (list) => setDoing({ what: 'deleting', list }),
  })
  return (
    <Page title={texts.title} back={back} intro={texts.intro} actions={create}>
      <Grid
        label={texts.title}
        columns={columns}
        rows={asked.response?.sampleRecipientLists ?? []}
        rowId={({ key }) => key}
        {...standingOf(asked)}
        whenEmpty={texts.none}
      />
      {isCreating && <CreateDialog onClose={() => setCreating(false)} />}
      {doing?.what === 'renaming' && <RenameDialog list={doing.list} onClose={done} />}
      {doing?.what === 'deleting' && <DeleteDialog list={doing.list} onClose={done} />}
    </Page>
  )
}
