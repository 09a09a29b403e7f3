import Typography from '@mui/material/Typography'
import type { Ability } from '@marquee/rules/result'
import { useMemo, useState, type ComponentType } from 'react'
import { whyNot, type QueryState } from '../../api/index.ts'
import { ReasonButton } from '../../ui/disabled-reason/index.ts'
import {
  Grid,
  loadingProps,
  twoLines,
  useGridPage,
  type GridColumn,
  type GridPageState,
} from '../../ui/grid/index.ts'
import { Section } from '../../ui/page/index.ts'
import { showDayOf, showMoment } from '../calendar/index.ts'
import type { QuestionProps } from './question-props.ts'
import { importsTexts as texts } from './texts.ts'

interface ListedImport<Counts, Reason extends string> {
  key: number
  fileName: string
  counts: Counts
  importedBy: string | null
  importedAt: string
  undone: { by: string | null; at: string } | null
  can: { undo: Ability<Reason> }
}

interface OfKind<Counts, Reason extends string> {
  /** What an import did, in one line. */
  describe: (counts: Counts) => string
  reasons: Readonly<Record<Reason, string>>
}

interface EarlierImportsProps<Counts, Reason extends string> extends OfKind<Counts, Reason> {
  paging: GridPageState
  query: QueryState<{ imports: ListedImport<Counts, Reason>[]; totalElements: number }>
  whenEmpty: string
  /** Asks before an import is undone. */
  question: ComponentType<QuestionProps>
}

/** The newest come first. */
export const useImportsPage = () =>
  useGridPage<'importedAt'>({ sort: [{ id: 'importedAt', direction: 'DESCENDING' }] })

/** What was imported before, and what of it can be undone. */
export function EarlierImports<Counts, Reason extends string>({
  paging,
  query,
  whenEmpty,
  question: Question,
  describe,
  reasons,
}: EarlierImportsProps<Counts, Reason>) {
  const [undoing, setUndoing] = useState<ListedImport<Counts, Reason>>()
  const columns = useMemo(() => columnsFor({ describe, reasons }, setUndoing), [describe, reasons])
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
        whenEmpty={whenEmpty}
      />
      {undoing && (
        <Question
          importKey={undoing.key}
          fileName={undoing.fileName}
          onClose={() => setUndoing(undefined)}
        />
      )}
    </Section>
  )
}

const { columns: titles } = texts

const FILE: readonly GridColumn<ListedImport<unknown, string>>[] = [
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
]

const columnsFor = <Counts, Reason extends string>(
  { describe, reasons }: OfKind<Counts, Reason>,
  onUndo: (one: ListedImport<Counts, Reason>) => void,
): readonly GridColumn<ListedImport<Counts, Reason>>[] => [
  ...FILE,
  {
    id: 'what',
    title: titles.what,
    value: ({ counts }) => describe(counts),
    cell: ({ counts }) => <Typography sx={twoLines}>{describe(counts)}</Typography>,
    sortable: false,
    grow: 3,
    minWidth: 140,
    hideBelow: 'md',
  },
  {
    id: 'undo',
    title: titles.undo,
    value: undoInWords,
    cell: (one) => <Undo of={one} reasons={reasons} onUndo={onUndo} />,
    sortable: false,
    grow: 3,
    minWidth: 140,
  },
]

function undoInWords({ undone, can }: ListedImport<unknown, string>): string {
  if (undone) {
    const day = showDayOf(undone.at)
    if (undone.by === null) return texts.undoneByCommand(day)
    return texts.undone(undone.by || texts.undoneByOthers, day)
  }
  return !can.undo.ok && can.undo.reason === 'import.undo-too-late' ? texts.over : ''
}

interface UndoProps<Counts, Reason extends string> {
  of: ListedImport<Counts, Reason>
  reasons: Readonly<Record<Reason, string>>
  onUndo: (one: ListedImport<Counts, Reason>) => void
}

function Undo<Counts, Reason extends string>({ of, reasons, onUndo }: UndoProps<Counts, Reason>) {
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
