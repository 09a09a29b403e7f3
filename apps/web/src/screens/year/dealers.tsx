import { ENROLLED_FILTERS, enrolledFilterLabels, type EnrolledFilter } from '@marquee/rules/annual'
import { api, loadEveryPage, useOperation } from '../../api/index.ts'
import { Filter } from '../../ui/filter/index.ts'
import { DownloadAll, Grid, loadingProps, useFilters, useGridPage } from '../../ui/grid/index.ts'
import { Section } from '../../ui/page/index.ts'
import type { YearsPage } from './answers.ts'
import { columnsWith, fileColumns } from './columns.tsx'
import { listTexts as texts } from './texts.ts'
import type { ShownYearState } from './use-shown-year.ts'

interface DealersProps {
  templateKey: number
  place: YearsPage['place']
  address: ShownYearState
}

type Column = 'marketName' | 'district' | 'status' | 'cost'

/** Each dealer with their seasons. */
export function Dealers({ templateKey, place, address }: DealersProps) {
  const { shown, show, pathWith } = address
  const { enrolled } = shown
  const paging = useGridPage<Column>()
  const { filters, setFilters } = useFilters(paging, { text: '' })
  const request = requestOf({ templateKey, placeKey: place.key, text: filters.text, enrolled })
  const query = useOperation(
    api.annual.searchYears,
    { ...request, body: { ...request.body, ...paging.page } },
    { keepsPrevious: true },
  )
  const changeFilter = (filter: EnrolledFilter | undefined) => {
    paging.restart()
    show({ enrolled: filter })
  }
  return (
    <Section
      title={texts.title}
      actions={<DownloadAll columns={fileColumns} load={() => allOf(request)} />}
    >
      <Grid
        label={texts.title}
        columns={columnsWith(pathWith, place.type === 'DISTRICT')}
        rows={query.response?.dealers ?? []}
        rowId={({ marketKey }) => marketKey}
        paging={paging}
        total={query.response?.totalElements}
        {...loadingProps(query)}
        whenEmpty={texts.none}
        search={{ placeholder: texts.search, onSearch: (text) => setFilters({ text }) }}
        filters={
          <Filter<EnrolledFilter | undefined>
            label={texts.filter}
            value={enrolled}
            choices={[
              [undefined, texts.everyone],
              ...ENROLLED_FILTERS.map((one) => [one, enrolledFilterLabels[one]] as const),
            ]}
            onChange={changeFilter}
          />
        }
      />
    </Section>
  )
}

interface Requested extends Pick<DealersProps, 'templateKey'> {
  placeKey: number
  text: string
  enrolled: EnrolledFilter | undefined
}

const requestOf = ({ templateKey, placeKey, text, enrolled }: Requested) => ({
  params: { templateKey: String(templateKey) },
  query: { marketKey: String(placeKey) },
  body: { criteria: { text: text || undefined, enrolled } },
})

const LARGEST_PAGE = 100

/** All that match. */
const allOf = (request: ReturnType<typeof requestOf>) => {
  const all = { ...request, body: { ...request.body, size: LARGEST_PAGE } }
  return loadEveryPage(api.annual.searchYears, all, 'dealers')
}
