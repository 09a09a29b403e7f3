import { yearsInWords } from '@marquee/rules/lineup'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { api, useOperation, whyNot } from '../../../api/index.ts'
import { paths } from '../../../app/paths.ts'
import { ReasonButton } from '../../../ui/disabled-reason/index.ts'
import { Filter } from '../../../ui/filter/index.ts'
import { Grid, loadingProps, twoLines, type GridColumn } from '../../../ui/grid/index.ts'
import { Page, Section } from '../../../ui/page/index.ts'
import { useArrangement } from '../../../widgets/list-preferences/index.ts'
import type { Lineup, ShownModel } from './answers.ts'
import { ModelDialog } from './model-dialog.tsx'
import { reasons, texts } from './texts.ts'

/** The models of brands: what is offered, and how it is changed by a form or a file. */
export function Screen() {
  const navigate = useNavigate()
  const query = useOperation(api.lineup.list, {}, { selection: false })
  const [open, setOpen] = useState<ShownModel | 'new'>()
  const lineup = query.response
  const reason = whyNot(lineup?.can.change, reasons)
  const [firstBrand] = lineup?.brands ?? []
  const actions = (
    <>
      <ReasonButton variant="outlined" reason={reason} onClick={() => setOpen('new')}>
        {texts.add}
      </ReasonButton>
      <ReasonButton
        variant="contained"
        startIcon={<UploadFileOutlined />}
        reason={reason}
        onClick={() => void navigate(paths.importVehicles)}
      >
        {texts.import}
      </ReasonButton>
    </>
  )
  return (
    <Page title={texts.title} intro={texts.intro} actions={lineup && actions}>
      <ModelsList lineup={lineup} loading={loadingProps(query)} onOpen={setOpen} />
      {lineup && open !== undefined && (
        <ModelDialog
          lineup={lineup}
          model={open === 'new' ? undefined : open}
          brand={firstBrand?.id ?? ''}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Page>
  )
}

interface ModelsListProps {
  lineup: Lineup | undefined
  loading: ReturnType<typeof loadingProps>
  onOpen: (model: ShownModel) => void
}

type Status = keyof typeof texts.statuses

const statusOf = ({ isRetired }: ShownModel): Status => (isRetired ? 'retired' : 'offered')

function ModelsList({ lineup, loading, onOpen }: ModelsListProps) {
  const arrangement = useArrangement('vehicles')
  const [search, setSearch] = useState('')
  const [brand, setBrand] = useState<string>()
  const [status, setStatus] = useState<Status>()
  const brands = lineup?.brands ?? []
  const columns = useMemo(() => columnsFor(onOpen, lineup?.brands ?? []), [onOpen, lineup])
  const sought = search.trim().toLowerCase()
  const rows = (lineup?.models ?? []).filter(
    (model) =>
      `${model.make} ${model.model}`.toLowerCase().includes(sought) &&
      (brand === undefined || model.hierarchyId === brand) &&
      (status === undefined || statusOf(model) === status),
  )
  return (
    <Section title={texts.list}>
      <Grid
        label={texts.list}
        columns={columns}
        arrangement={arrangement}
        rows={rows}
        rowId={({ hierarchyId, model }) => `${hierarchyId} ${model}`}
        {...loading}
        whenEmpty={lineup?.models.length === 0 ? texts.none : texts.noneFound}
        search={{ placeholder: texts.search, onSearch: setSearch }}
        filters={
          <>
            {brands.length > 1 && (
              <Filter<string | undefined>
                label={texts.brand}
                value={brand}
                choices={[
                  [undefined, texts.anyBrand],
                  ...brands.map(({ id, name }) => [id, name] as const),
                ]}
                onChange={setBrand}
              />
            )}
            <Filter<Status | undefined>
              label={texts.status}
              value={status}
              choices={[
                [undefined, texts.anyStatus],
                ['offered', texts.statuses.offered],
                ['retired', texts.statuses.retired],
              ]}
              onChange={setStatus}
            />
          </>
        }
      />
    </Section>
  )
}

const { columns: titles } = texts

const columnsFor = (
  onOpen: (model: ShownModel) => void,
  brands: Lineup['brands'],
): readonly GridColumn<ShownModel>[] => [
  {
    id: 'model',
    title: titles.model,
    value: ({ model }) => model,
    cell: (row) => (
      <Link component="button" type="button" onClick={() => onOpen(row)} sx={twoLines}>
        {row.model}
      </Link>
    ),
    grow: 3,
    minWidth: 110,
  },
  {
    id: 'make',
    title: titles.make,
    value: ({ make }) => make,
    grow: 2,
    minWidth: 90,
    hideBelow: 'sm',
  },
  ...brandColumn(brands),
  {
    id: 'years',
    title: titles.years,
    value: ({ years }) => yearsInWords(years),
    cell: ({ years }) => <Typography sx={twoLines}>{yearsInWords(years)}</Typography>,
    sortable: false,
    grow: 4,
    minWidth: 120,
  },
  {
    id: 'status',
    title: titles.status,
    value: (row) => texts.statuses[statusOf(row)],
    cell: (row) => (
      <Chip label={texts.statuses[statusOf(row)]} color={row.isRetired ? undefined : 'success'} />
    ),
    width: 112,
  },
]

/** For people who look after several brands. */
const brandColumn = (brands: Lineup['brands']): readonly GridColumn<ShownModel>[] =>
  brands.length > 1
    ? [
        {
          id: 'brand',
          title: titles.brand,
          value: ({ hierarchyId }) => brands.find(({ id }) => id === hierarchyId)?.name,
          grow: 2,
          minWidth: 100,
          hideBelow: 'md',
        },
      ]
    : []
