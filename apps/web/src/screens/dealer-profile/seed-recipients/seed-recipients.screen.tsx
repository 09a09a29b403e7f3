import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import DriveFileRenameOutline from '@mui/icons-material/DriveFileRenameOutline'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { api, useChange, useOperation, whyNot } from '../../../api/index.ts'
import { paths, seedListPath } from '../../../app/paths.ts'
import { DisabledReason, ReasonButton } from '../../../ui/disabled-reason/index.ts'
import { FormDialog } from '../../../ui/form-dialog/index.ts'
import { useForm } from '../../../ui/form/index.ts'
import { Grid, loadingProps, type GridColumn } from '../../../ui/grid/index.ts'
import { Page } from '../../../ui/page/index.ts'
import { WarningDialog } from '../../../ui/warning-dialog/index.ts'
import { useArrangement } from '../../../widgets/list-preferences/index.ts'
import type { SeedList } from './answers.ts'
import { NameForm, type NameValues } from './name.form.tsx'
import { deleteTexts, nameTexts, reasons, texts } from './texts.ts'

const back = { to: paths.dealerProfile, name: texts.profile }

type Doing = 'renaming' | 'deleting'

/** The lists of seed recipients of the selected market. */
export function Screen() {
  const arrangement = useArrangement('seed-lists')
  const query = useSeedLists()
  const [isCreating, setCreating] = useState(false)
  const [doing, setDoing] = useState<{ what: Doing; list: SeedList }>()
  const done = () => setDoing(undefined)
  const create = (
    <ReasonButton
      variant="contained"
      reason={whyNot(query.response?.can.create, reasons)}
      onClick={() => setCreating(true)}
    >
      {texts.create}
    </ReasonButton>
  )
  const columns = useMemo(
    () =>
      columnsFor({
        onRename: (list) => setDoing({ what: 'renaming', list }),
        onDelete: (list) => setDoing({ what: 'deleting', list }),
      }),
    [],
  )
  return (
    <Page title={texts.title} back={back} intro={texts.intro} actions={create}>
      <Grid
        label={texts.title}
        columns={columns}
        arrangement={arrangement}
        rows={query.response?.sampleRecipientLists ?? []}
        rowId={({ key }) => key}
        {...loadingProps(query)}
        whenEmpty={texts.none}
      />
      {isCreating && <CreateDialog onClose={() => setCreating(false)} />}
      {doing?.what === 'renaming' && <RenameDialog list={doing.list} onClose={done} />}
      {doing?.what === 'deleting' && <DeleteDialog list={doing.list} onClose={done} />}
    </Page>
  )
}

/** The lists of the selected market. */
const useSeedLists = () => useOperation(api.seedLists.list, { query: {} })

const { columns } = texts

interface Acting {
  onRename: (list: SeedList) => void
  onDelete: (list: SeedList) => void
}

function columnsFor(acting: Acting): GridColumn<SeedList>[] {
  return [
    {
      id: 'name',
      title: columns.name,
      value: ({ name }) => name,
      link: ({ key }) => seedListPath(key),
      grow: 1,
      minWidth: 140,
    },
    {
      id: 'recipients',
      title: columns.recipients,
      value: ({ sampleRecipients }) => sampleRecipients.length,
      numeric: true,
      width: 110,
    },
    {
      id: 'actions',
      title: columns.actions,
      value: () => null,
      cell: (list) => <Actions list={list} {...acting} />,
      width: 104,
      sortable: false,
      notInCsv: true,
    },
  ]
}

function Actions({ list, onRename, onDelete }: { list: SeedList } & Acting) {
  const reason = whyNot(list.can.change, reasons)
  return (
    <>
      <DisabledReason reason={reason}>
        <IconButton
          edge="start"
          size="small"
          aria-label={texts.rename(list.name)}
          onClick={() => onRename(list)}
        >
          <DriveFileRenameOutline />
        </IconButton>
      </DisabledReason>
      <DisabledReason reason={reason}>
        <IconButton
          size="small"
          aria-label={texts.delete(list.name)}
          onClick={() => onDelete(list)}
        >
          <DeleteOutlined />
        </IconButton>
      </DisabledReason>
    </>
  )
}

/** Creates an empty list and goes there, where its recipients are added next. */
function CreateDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const form = useForm<NameValues>({ defaultValues: { name: '' } })
  const change = useChange(api.seedLists.create, {
    refreshes: [api.seedLists.list],
    fails: false,
  })
  const create = async ({ name }: NameValues) => {
    const { key } = await change.attempt({ query: {}, body: { name: name.trim() } })
    await navigate(seedListPath(key))
  }
  const { createTitle } = nameTexts
  return (
    <FormDialog form={form} width="sm" title={createTitle} onClose={onClose}>
      {(leave) => (
        <NameForm
          form={form}
          label={createTitle}
          save={nameTexts.create}
          onSubmit={create}
          onCancel={leave}
        />
      )}
    </FormDialog>
  )
}

interface RenameDialogProps {
  list: SeedList
  onClose: () => void
}

/** Renames a list. Its recipients are not sent, so that another person's change of them is not lost. */
function RenameDialog({ list, onClose }: RenameDialogProps) {
  // As it was when the dialog opened; later changes do not reach it.
  const [known] = useState(list)
  const form = useForm<NameValues>({ defaultValues: { name: known.name } })
  const change = useChange(api.seedLists.update, {
    refreshes: [api.seedLists.list, api.seedLists.read],
    success: ({ name }) => nameTexts.renamed(name),
    fails: false,
    selection: false,
  })
  const rename = async ({ name }: NameValues) => {
    const params = { id: String(known.key) }
    await change.attempt({ params, query: {}, body: { name: name.trim() } })
    onClose()
  }
  const title = nameTexts.renameTitle(known.name)
  return (
    <FormDialog form={form} width="sm" title={title} onClose={onClose}>
      {(leave) => (
        <NameForm
          form={form}
          label={title}
          save={nameTexts.save}
          onSubmit={rename}
          onCancel={leave}
        />
      )}
    </FormDialog>
  )
}

interface DeleteDialogProps {
  list: SeedList
  onClose: () => void
}

/** Asks before a list is deleted, and says what that means. */
function DeleteDialog({ list: { key, name }, onClose }: DeleteDialogProps) {
  const change = useChange(api.seedLists.delete, {
    refreshes: [api.seedLists.list],
    success: deleteTexts.deleted(name),
    selection: false,
  })
  const act = async () => {
    await change.run({ params: { id: String(key) }, query: {} })
    onClose()
  }
  return (
    <WarningDialog
      open
      title={deleteTexts.title(name)}
      onClose={onClose}
      onContinue={() => void act()}
      busy={change.isRunning}
    >
      <Typography>{deleteTexts.body}</Typography>
    </WarningDialog>
  )
}
