import { levelNames, NETWORK_LEVELS, type NetworkLevel } from '@marquee/rules/network'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { api, useOperation, whyNot } from '../../../api/index.ts'
import { paths } from '../../../app/paths.ts'
import { ReasonButton } from '../../../ui/disabled-reason/index.ts'
import { Facts } from '../../../ui/facts/index.ts'
import { Filter } from '../../../ui/filter/index.ts'
import { Grid, loadingProps, twoLines, type GridColumn } from '../../../ui/grid/index.ts'
import { Page, Section } from '../../../ui/page/index.ts'
import { ErrorState, TextSkeleton } from '../../../ui/states/index.ts'
import { placeOf, typeNames, type BrandName } from '../../../widgets/markets/index.ts'
import { useBrandNameIfSeveral } from '../../../widgets/user-state/index.ts'
import { useArrangement } from '../../../widgets/list-preferences/index.ts'
import { MarketDialog } from './market-dialog.tsx'
import { figure, reasons, texts } from './texts.ts'
import { useMarkets, type ListedMarket } from './use-markets.ts'

/** The tree of markets: what is there, and how it is changed by a form or a file. */
export function Screen() {
  const navigate = useNavigate()
  const overview = useOperation(api.network.overview, {}, { selection: false })
  const [open, setOpen] = useState<number | 'new'>()
  const { can } = overview.response ?? {}
  const reason = whyNot(can?.change, reasons)
  const actions = (
    <>
      <ReasonButton variant="outlined" reason={reason} onClick={() => setOpen('new')}>
        {texts.add}
      </ReasonButton>
      <ReasonButton
        variant="contained"
        startIcon={<UploadFileOutlined />}
        reason={reason}
        onClick={() => void navigate(paths.importMarkets)}
      >
        {texts.import}
      </ReasonButton>
    </>
  )
  return (
    <Page title={texts.title} intro={texts.intro} actions={can && actions}>
      <Section title={texts.overview} framed>
        {overview.status === 'loading' && <TextSkeleton lines={2} />}
        {overview.status === 'failed' && (
          <ErrorState
            title={texts.overviewFailed}
            onRetry={overview.retry}
            retrying={overview.isRefreshing}
          >
            {overview.error}
          </ErrorState>
        )}
        {overview.response && <Counts counts={overview.response.counts} />}
      </Section>
      <MarketsList onOpen={setOpen} />
      {open !== undefined && (
        <MarketDialog
          marketKey={open === 'new' ? undefined : open}
          mayAddBrand={can?.addBrand.ok ?? false}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Page>
  )
}

function Counts({ counts }: { counts: Record<keyof typeof texts.counts, number> }) {
  const names = Object.keys(texts.counts) as (keyof typeof texts.counts)[]
  return <Facts facts={names.map((name) => [texts.counts[name], figure(counts[name])])} />
}

function MarketsList({ onOpen }: { onOpen: (key: number) => void }) {
  const arrangement = useArrangement('markets')
  const { query, filters, setFilters, paging } = useMarkets()
  const brandName = useBrandNameIfSeveral()
  const columns = useMemo(() => columnsFor(onOpen, brandName), [onOpen, brandName])
  const { text, type } = filters
  return (
    <Section title={texts.list}>
      <Grid
        label={texts.list}
        columns={columns}
        arrangement={arrangement}
        rows={query.response?.markets ?? []}
        rowId={({ key }) => key}
        paging={paging}
        total={query.response?.totalElements}
        {...loadingProps(query)}
        whenEmpty={text || type ? texts.noneFound : texts.none}
        search={{ placeholder: texts.search, onSearch: (typed) => setFilters({ text: typed }) }}
        filters={
          <Filter<NetworkLevel | undefined>
            label={texts.level}
            value={type === 'CORPORATE' ? undefined : type}
            choices={[
              [undefined, texts.anyLevel],
              ...NETWORK_LEVELS.map((level) => [level, levelNames[level]] as const),
            ]}
            onChange={(chosen) => setFilters({ type: chosen })}
          />
        }
      />
    </Section>
  )
}

const { columns: titles } = texts

/** How far down the tree it is, and by which number files name it. */
const LEVEL_AND_NUMBER: readonly GridColumn<ListedMarket>[] = [
  {
    id: 'type',
    title: titles.level,
    value: ({ type }) => (type === 'CORPORATE' ? typeNames[type] : levelNames[type]),
    width: 110,
  },
  {
    id: 'sourceId',
    title: titles.sourceId,
    value: ({ sourceId }) => sourceId.id,
    grow: 2,
    minWidth: 110,
    hideBelow: 'sm',
  },
]

const CITY_AND_STATUS: readonly GridColumn<ListedMarket>[] = [
  {
    id: 'city',
    title: titles.city,
    value: ({ city }) => city,
    grow: 2,
    minWidth: 110,
    hideBelow: 'lg',
  },
  {
    id: 'status',
    title: titles.status,
    value: ({ status }) => texts.statuses[status],
    cell: ({ status }) => (
      <Chip label={texts.statuses[status]} color={status === 'ACTIVE' ? 'success' : undefined} />
    ),
    sortable: false,
    width: 104,
  },
]

const columnsFor = (
  onOpen: (key: number) => void,
  brandName: BrandName | undefined,
): readonly GridColumn<ListedMarket>[] => [
  {
    id: 'name',
    title: titles.name,
    value: ({ name }) => name,
    cell: (market) => <Name market={market} onOpen={onOpen} />,
    grow: 4,
    minWidth: 150,
  },
  ...LEVEL_AND_NUMBER,
  {
    id: 'below',
    title: titles.below,
    value: (market) => placeOf(market, brandName),
    cell: (market) => <Typography sx={twoLines}>{placeOf(market, brandName)}</Typography>,
    sortable: false,
    grow: 4,
    minWidth: 160,
    hideBelow: 'md',
  },
  ...CITY_AND_STATUS,
]

/** A click on the name opens the market; that of all brands is part of no network. */
function Name({ market, onOpen }: { market: ListedMarket; onOpen: (key: number) => void }) {
  if (market.type === 'CORPORATE') return <Typography sx={twoLines}>{market.name}</Typography>
  return (
    <Link component="button" type="button" onClick={() => onOpen(market.key)} sx={twoLines}>
      {market.name}
    </Link>
  )
}
