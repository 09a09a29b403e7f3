import { describeCounts } from '@marquee/rules/network'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { api, useOperation, whyNot } from '../../../../api/index.ts'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import {
  Grid,
  loadingProps,
  twoLines,
  useGridPage,
  type GridColumn,
} from '../../../../ui/grid/index.ts'
import { Section } from '../../../../ui/page/index.ts'
import { showDayOf, showMoment } from '../../../../widgets/calendar/index.ts'
import type { NetworkImport } from '../answers.ts'
import { reasons } from '../texts.ts'
import { importsTexts as texts } from './texts.ts'
import { UndoDialog } from './undo-dialog.tsx'

/** What was imported before, the newest first, and what of it can be undone. */
export function EarlierImports() {
  const paging = useGridPage<'importedAt'>({
    sort: [{ id: 'importedAt', direction: 'DESCENDING' }],
  })
  const query = useOperation(
    api.network.imports,
    { body: paging.page },
    { selection: false, keepsPrevious: true },
  )
  const [undoing, setUndoing] = useState<NetworkImport>()
  const columns = useMemo(() => columnsFor(setUndoing), [])
  return (
    <Section title={texts.title} description={texts.why}>
      <Grid
        label={texts.title}
        columns={columns}
        rows={query.response?.imports ?? []}
        rowId={({ key }) => key}
        paging={paging}
        total={query.response?.totalElements}
        {...loadingProps(query)}
        whenEmpty={texts.none}
      />
      {undoing && (
        <UndoDialog
          importKey={undoing.key}
          fileName={undoing.fileName}
          onClose={() => setUndoing(undefined)}
        />
      )}
    </Section>
  )
}

const { columns: titles } = texts

/** What the file changed; how much of it was as before says nothing of an import. */
const whatItDid = ({ counts }: NetworkImport): string =>
  describeCounts({ ...counts, unchanged: 0, absent: 0 })

const WHAT: readonly GridColumn<NetworkImport>[] = [
  {
    id: 'importedAt',
    title: titles.importedAt,
    value: ({ importedAt }) => importedAt,
    show: ({ importedAt }) => showMoment(importedAt),
    width: 180,
  },
  {
    id: 'fileName',
    title: titles.file,
    value: ({ fileName }) => fileName,
    cell: ({ fileName }) => <Typography sx={twoLines}>{fileName}</Typography>,
    sortable: false,
    grow: 2,
    minWidth: 120,
    hideBelow: 'sm',
  },
  {
    id: 'importedBy',
    title: titles.by,
    value: ({ importedBy }) =>
      importedBy === null ? texts.byCommand : importedBy || texts.byOthers,
    sortable: false,
    grow: 2,
    minWidth: 110,
    hideBelow: 'lg',
  },
  {
    id: 'what',
    title: titles.what,
    value: whatItDid,
    cell: (one) => <Typography sx={twoLines}>{whatItDid(one)}</Typography>,
    sortable: false,
    grow: 3,
    minWidth: 140,
    hideBelow: 'md',
  },
]

const columnsFor = (onUndo: (one: NetworkImport) => void): readonly GridColumn<NetworkImport>[] => [
  ...WHAT,
  {
    id: 'undo',
    title: titles.undo,
    value: undoInWords,
    cell: (one) => <Undo of={one} onUndo={onUndo} />,
    sortable: false,
    grow: 3,
    minWidth: 140,
  },
]

function undoInWords({ undone, can }: NetworkImport): string {
  if (undone) {
    const day = showDayOf(undone.at)
    if (undone.by === null) return texts.undoneByCommand(day)
    return texts.undone(undone.by || texts.undoneByOthers, day)
  }
  return !can.undo.ok && can.undo.reason === 'network.undo-too-late' ? texts.over : ''
}

function Undo({ of, onUndo }: { of: NetworkImport; onUndo: (one: NetworkImport) => void }) {
  const words = undoInWords(of)
  if (words) return <Typography sx={[twoLines, { color: 'text.secondary' }]}>{words}</Typography>
  return (
    <ReasonButton
      size="small"
      variant="outlined"
      aria-label={texts.undoOf(of.fileName, showMoment(of.importedAt))}
      reason={whyNot(of.can.undo, reasons)}
      onClick={() => onUndo(of)}
    >
      {texts.undo}
    </ReasonButton>
  )
}
