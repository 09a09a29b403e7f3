import { showDate } from '@marquee/rules/calendar'
import { categoryNames } from '@marquee/rules/templates'
import Chip from '@mui/material/Chip'
import { campaignTemplatePath } from '../../../app/paths.ts'
import type { GridColumn } from '../../../ui/grid/index.ts'
import { showMoment } from '../../../widgets/calendar/index.ts'
import type { TemplateRow } from './answers.ts'
import { TemplateActions, type TemplateActing } from './template-actions.tsx'
import { statusNames, texts } from './texts.ts'

const { columns } = texts

const PLAIN: readonly GridColumn<TemplateRow>[] = [
  {
    id: 'version',
    title: columns.version,
    value: ({ version }) => version,
    numeric: true,
    width: 92,
    hideBelow: 'lg',
  },
  {
    id: 'window',
    title: columns.window,
    value: ({ mailWindow }) => mailWindow.startDate,
    show: windowOf,
    width: 204,
    hideBelow: 'lg',
  },
  {
    id: 'updatedAt',
    title: columns.updated,
    value: ({ updatedAt }) => updatedAt,
    show: ({ updatedAt }) => showMoment(updatedAt),
    width: 192,
    hideBelow: 'md',
  },
]

interface Acting extends TemplateActing {
  /** Only for those who look after several brands. */
  brandName?: (hierarchyId: string) => string | undefined
}

export function columnsFor({ brandName, ...acting }: Acting): GridColumn<TemplateRow>[] {
  const brand: GridColumn<TemplateRow> = {
    id: 'brand',
    title: columns.brand,
    value: ({ hierarchyId }) => brandName?.(hierarchyId),
    width: 100,
    hideBelow: 'md',
  }
  return [
    ...described,
    ...(brandName ? [brand] : []),
    ...PLAIN,
    {
      id: 'actions',
      title: columns.actions,
      value: () => null,
      cell: (template) => <TemplateActions template={template} {...acting} />,
      width: 96,
      sortable: false,
      notInCsv: true,
    },
  ]
}

const described: readonly GridColumn<TemplateRow>[] = [
  {
    id: 'name',
    title: columns.name,
    value: ({ name }) => name,
    link: ({ key }) => campaignTemplatePath(key),
    grow: 4,
    minWidth: 110,
  },
  {
    id: 'category',
    title: columns.category,
    value: ({ category }) => categoryNames[category].name,
    grow: 2,
    minWidth: 168,
    hideBelow: 'sm',
  },
  {
    id: 'status',
    title: columns.status,
    value: ({ status }) => statusNames[status],
    cell: ({ status }) => (
      <Chip
        size="small"
        label={statusNames[status]}
        color={status === 'ACTIVE' ? 'success' : 'default'}
      />
    ),
    width: 100,
  },
]

function windowOf({ mailWindow: { startDate, endDate } }: TemplateRow): string {
  if (startDate === null) return endDate === null ? texts.open : texts.until(showDate(endDate))
  return endDate === null
    ? texts.from(showDate(startDate))
    : texts.between(showDate(startDate), showDate(endDate))
}
