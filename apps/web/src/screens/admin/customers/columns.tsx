import { customerImportPath } from '../../../app/paths.ts'
import type { GridColumn } from '../../../ui/grid/index.ts'
import { showMoment } from '../../../widgets/calendar/index.ts'
import type { ShownImport } from './answers.ts'
import { StateChip, stateInWords } from './state-chip.tsx'
import { texts } from './texts.ts'

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
    grow: 3,
    minWidth: 150,
    hideBelow: 'sm',
  },
  {
    id: 'uploadedAt',
    title: titles.uploadedAt,
    value: ({ uploadedAt }) => uploadedAt,
    show: ({ uploadedAt }) => showMoment(uploadedAt),
    width: 170,
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
    width: 180,
  },
  {
    id: 'households',
    title: titles.households,
    value: ({ counts }) => counts.households,
    show: ({ counts }) => counts.households.toLocaleString('en-US'),
    numeric: true,
    sortable: false,
    width: 110,
    hideBelow: 'md',
  },
  {
    id: 'refused',
    title: titles.refused,
    value: ({ counts }) => counts.refused,
    show: ({ counts }) => counts.refused.toLocaleString('en-US'),
    numeric: true,
    sortable: false,
    width: 120,
    hideBelow: 'lg',
  },
]
