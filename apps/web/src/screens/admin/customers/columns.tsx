import Typography from '@mui/material/Typography'
import { customerImportPath } from '../../../app/paths.ts'
import { twoLines, type GridColumn } from '../../../ui/grid/index.ts'
import { showMoment } from '../../../widgets/calendar/index.ts'
import type { ShownImport } from './answers.ts'
import { StateChip, stateInWords } from './state-chip.tsx'
import { figure, texts } from './texts.ts'

const { columns: titles } = texts

export const columns: readonly GridColumn<ShownImport>[] = [
  {
    id: 'fileName',
    title: titles.file,
    value: ({ fileName }) => fileName,
    link: ({ key }) => customerImportPath(key),
    sortable: false,
    grow: 3,
    minWidth: 120,
  },
  {
    id: 'marketName',
    title: titles.market,
    value: ({ marketName }) => marketName,
    cell: ({ marketName }) => <Typography sx={twoLines}>{marketName}</Typography>,
    grow: 3,
    minWidth: 150,
    hideBelow: 'sm',
  },
  {
    id: 'uploadedAt',
    title: titles.uploadedAt,
    value: ({ uploadedAt }) => uploadedAt,
    show: ({ uploadedAt }) => showMoment(uploadedAt),
    width: 190,
    hideBelow: 'md',
  },
  {
    id: 'uploadedBy',
    title: titles.uploadedBy,
    value: ({ uploadedBy }) => uploadedBy || texts.byCommand,
    sortable: false,
    grow: 2,
    minWidth: 110,
    hideBelow: 'lg',
  },
  {
    id: 'state',
    title: titles.state,
    value: stateInWords,
    cell: (one) => <StateChip of={one} />,
    width: 196,
  },
  {
    id: 'households',
    title: titles.households,
    // Of others than these nothing is counted.
    value: ({ state, counts }) => (state === 'PUBLISHED' ? counts.households : null),
    show: ({ state, counts }) => (state === 'PUBLISHED' ? figure(counts.households) : ''),
    numeric: true,
    sortable: false,
    width: 110,
    hideBelow: 'lg',
  },
  {
    id: 'refused',
    title: titles.refused,
    value: ({ counts }) => counts.refused,
    show: ({ counts }) => figure(counts.refused),
    numeric: true,
    sortable: false,
    width: 120,
    hideBelow: 'lg',
  },
]
