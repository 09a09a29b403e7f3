import { USER_LEVELS } from '@marquee/rules/access'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { api, useOperation, whyNot, type QueryState } from '../../../api/index.ts'
import { DisabledReason } from '../../../ui/disabled-reason/index.ts'
import { FormDialog } from '../../../ui/form-dialog/index.ts'
import { useForm } from '../../../ui/form/index.ts'
import {
  Grid,
  loadingProps,
  twoLines,
  useGridPage,
  useFilters,
  type GridColumn,
  type GridPageState,
  type FiltersState,
} from '../../../ui/grid/index.ts'
import { Page } from '../../../ui/page/index.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden/index.ts'
import {
  levelsInWords,
  marketsInWords,
  problemsOfAccess,
  type AccessPage,
  type AccessRow,
  type Level,
  type NamedGroup,
  type WithAccess,
} from '../../../widgets/templates/index.ts'
import {
  BrandFilter,
  levelNames,
  useBrandName,
  useBrandNameIfSeveral,
} from '../../../widgets/user-state/index.ts'
import { useArrangement } from '../../../widgets/list-preferences/index.ts'
import { AccessForm, valuesOf } from './access.form.tsx'
import { formTexts, reasons, texts } from './texts.ts'

export function Screen() {
  const arrangement = useArrangement('template-access')
  const { query, filters, setFilters, paging } = useTemplateAccess()
  const [changing, setChanging] = useState<AccessRow>()
  const nameOf = useBrandName()
  const brandName = useBrandNameIfSeveral()
  const { text, hierarchyId } = filters
  const groups = query.response?.marketGroups ?? NO_GROUPS
  const columns = useMemo(
    () =>
      columnsFor({
        onChange: setChanging,
        marketsOf: (row) => marketsInWords(row, nameOf(row.hierarchyId), groups),
        brandName,
      }),
    [nameOf, groups, brandName],
  )
  return (
    <Page title={texts.title} intro={texts.intro}>
      <Grid
        label={texts.title}
        columns={columns}
        arrangement={arrangement}
        rows={query.response?.campaignTemplates ?? []}
        rowId={({ key }) => key}
        paging={paging}
        total={query.response?.totalElements}
        {...loadingProps(query)}
        whenEmpty={text || hierarchyId ? texts.noneFound : texts.none}
        search={{ placeholder: texts.search, onSearch: (typed) => setFilters({ text: typed }) }}
        filters={
          brandName && (
            <BrandFilter value={hierarchyId} onChange={(id) => setFilters({ hierarchyId: id })} />
          )
        }
      />
      {changing && (
        <AccessDialog
          row={changing}
          groups={groups.filter((group) => group.hierarchyId === changing.hierarchyId)}
          onClose={() => setChanging(undefined)}
        />
      )}
    </Page>
  )
}

const NO_GROUPS: readonly NamedGroup[] = []

interface AccessFilters {
  text: string
  /** Only templates of this brand. */
  hierarchyId: string | undefined
}

interface TemplateAccess extends FiltersState<AccessFilters> {
  query: QueryState<AccessPage>
  paging: GridPageState
}

const SORTABLE = ['name', 'category'] as const

/** One page of the templates that the search and the brand name, each with who sees it. */
function useTemplateAccess(): TemplateAccess {
  const paging = useGridPage({ sort: [{ id: 'name', direction: 'ASCENDING' }] })
  const { filters, setFilters } = useFilters<AccessFilters>(paging, {
    text: '',
    hierarchyId: undefined,
  })
  const { text, hierarchyId } = filters
  const { page, size, sort } = paging.page
  const order = sort.find(({ id }) => SORTABLE.some((each) => each === id))
  const query = useOperation(
    api.templates.accessMatrix,
    {
      query: {
        page: String(page),
        size: String(size),
        ...(order && { sort: order.id as (typeof SORTABLE)[number], direction: order.direction }),
        ...(text && { text }),
        ...(hierarchyId && { hierarchyId }),
      },
    },
    { selection: false, keepsPrevious: true },
  )
  return { query, filters, setFilters, paging }
}

const { columns } = texts

const NAME: GridColumn<AccessRow> = {
  id: 'name',
  title: columns.name,
  value: ({ name }) => name,
  cell: ({ name }) => <Typography sx={twoLines}>{name}</Typography>,
  grow: 3,
  minWidth: 110,
}

const CATEGORY: GridColumn<AccessRow> = {
  id: 'category',
  title: columns.category,
  value: ({ categoryName }) => categoryName,
  width: 160,
  hideBelow: 'lg',
}

interface Showing {
  onChange: (row: AccessRow) => void
  marketsOf: (row: AccessRow) => string
  /** Only for those who look after several brands. */
  brandName?: (hierarchyId: string) => string | undefined
}

function columnsFor({ onChange, marketsOf, brandName }: Showing): GridColumn<AccessRow>[] {
  const brand: GridColumn<AccessRow> = {
    id: 'brand',
    title: columns.brand,
    value: ({ hierarchyId }) => brandName?.(hierarchyId),
    width: 110,
    sortable: false,
    hideBelow: 'md',
  }
  return [
    NAME,
    ...(brandName ? [brand] : []),
    CATEGORY,
    {
      id: 'markets',
      title: columns.markets,
      value: marketsOf,
      cell: (row) => <Markets markets={marketsOf(row)} levels={row.access.levels} />,
      grow: 3,
      minWidth: 120,
      sortable: false,
    },
    ...USER_LEVELS.map(levelColumn),
    {
      id: 'change',
      title: columns.change,
      value: () => null,
      cell: (row) => <ChangeButton row={row} onChange={onChange} />,
      width: 80,
      sortable: false,
      notInCsv: true,
    },
  ]
}

function levelColumn(level: Level): GridColumn<AccessRow> {
  const sees = ({ access }: AccessRow) => access.levels.includes(level)
  return {
    id: level,
    title: levelNames[level],
    value: (row) => (sees(row) ? texts.sees : texts.seesNot),
    cell: (row) => <Mark isOn={sees(row)} />,
    width: 84,
    sortable: false,
    hideBelow: 'lg',
  }
}

/** Where there is no room for a column for each level, they stand below. */
function Markets({ markets, levels }: { markets: string; levels: readonly Level[] }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography noWrap title={markets}>
        {markets}
      </Typography>
      <Typography
        variant="caption"
        component="p"
        noWrap
        sx={{ display: { lg: 'none' }, color: 'text.secondary' }}
      >
        {levelsInWords(levels)}
      </Typography>
    </Box>
  )
}

function Mark({ isOn }: { isOn: boolean }) {
  return (
    <Box sx={{ display: 'flex', color: isOn ? 'success.main' : 'text.secondary' }}>
      {isOn ? <CheckOutlined aria-hidden /> : <span aria-hidden>–</span>}
      <VisuallyHidden>{isOn ? texts.sees : texts.seesNot}</VisuallyHidden>
    </Box>
  )
}

function ChangeButton({ row, onChange }: { row: AccessRow } & Pick<Showing, 'onChange'>) {
  return (
    <DisabledReason reason={whyNot(row.can.changeAccess, reasons)}>
      <IconButton
        edge="start"
        size="small"
        aria-label={texts.change(row.name)}
        onClick={() => onChange(row)}
      >
        <EditOutlined />
      </IconButton>
    </DisabledReason>
  )
}

interface AccessDialogProps {
  row: AccessRow
  /** Those of the template's brand. */
  groups: readonly NamedGroup[]
  onClose: () => void
}

function AccessDialog({ row, groups, onClose }: AccessDialogProps) {
  const form = useForm<WithAccess>({ defaultValues: valuesOf(row), problems: problemsOfAccess })
  return (
    <FormDialog form={form} width="sm" title={formTexts.title(row.name)} onClose={onClose}>
      {(leave) => (
        <AccessForm form={form} row={row} groups={groups} onDone={onClose} onCancel={leave} />
      )}
    </FormDialog>
  )
}
