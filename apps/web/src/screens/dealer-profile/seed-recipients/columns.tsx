import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import DriveFileRenameOutline from '@mui/icons-material/DriveFileRenameOutline'
import IconButton from '@mui/material/IconButton'
import { whyNot } from '../../../api/index.ts'
import { seedListPath } from '../../../app/paths.ts'
import { DisabledReason } from '../../../ui/disabled-reason/index.ts'
import type { GridColumn } from '../../../ui/grid/index.ts'
import type { SeedList } from './answers.ts'
import { reasons, texts } from './texts.ts'

const { columns } = texts

interface Acting {
  onRename: (list: SeedList) => void
  onDelete: (list: SeedList) => void
}

export function columnsFor(acting: Acting): GridColumn<SeedList>[] {
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
