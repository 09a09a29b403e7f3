import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { api, useOperation } from '../../api/index.ts'
import { catalogPath, paths, yearPath } from '../../app/paths.ts'
import { Filter } from '../../ui/filter/index.ts'
import { Page } from '../../ui/page/index.ts'
import { EmptyState, ErrorState, NotLoaded, RowsSkeleton } from '../../ui/states/index.ts'
import { SeasonCardsSkeleton } from '../../widgets/annual/index.ts'
import { useUserState } from '../../widgets/user-state/index.ts'
import { inAddress } from './address.rules.ts'
import type { AnnualTemplate, YearsPage } from './answers.ts'
import { DealerYear } from './dealer-year.tsx'
import { StaffYear } from './staff-year.tsx'
import { texts } from './texts.ts'
import { useShownYear, type ShownYearState } from './use-shown-year.ts'

/** A year of seasons: a dealer's, or those of all dealers below a place. */
export function Screen() {
  const address = useShownYear()
  const query = useOperation(
    api.templates.search,
    { query: { category: 'ANNUAL_SEASONAL' } },
    { everyPage: 'campaignTemplates' },
  )
  const templates = query.response?.campaignTemplates
  if (!templates) {
    return (
      <Page title={texts.title} intro={texts.intro}>
        {query.status === 'failed' ? (
          <ErrorState title={texts.loadFailed} onRetry={query.retry} retrying={query.isRefreshing}>
            {query.error}
          </ErrorState>
        ) : (
          <YearSkeleton />
        )}
      </Page>
    )
  }
  const named = templates.find(({ key }) => key === address.shown.template)
  const template = named ?? templates[0]
  if (!template) return <NoTemplate />
  return <OfTemplate template={template} templates={templates} address={address} />
}

function NoTemplate() {
  return (
    <Page title={texts.title} intro={texts.intro}>
      <EmptyState
        title={texts.none}
        action={
          <Button component={Link} to={catalogPath('national-promotions')} variant="outlined">
            {texts.toCatalog}
          </Button>
        }
      >
        {texts.noneWhy}
      </EmptyState>
    </Page>
  )
}

interface OfTemplateProps {
  template: AnnualTemplate
  templates: readonly AnnualTemplate[]
  address: ShownYearState
}

function OfTemplate({ template, templates, address }: OfTemplateProps) {
  const { shown, show } = address
  const { selectedMarket } = useUserState()
  const query = useYear(template.key, shown.at ?? selectedMarket?.key)
  const { response, status } = query
  const isNarrowed = shown.at !== undefined && shown.at !== selectedMarket?.key
  const top = yearPath(inAddress({ ...shown, at: undefined, enrolled: undefined }))
  return (
    <Page
      title={isNarrowed && response ? texts.titled(response.place.name) : texts.title}
      back={isNarrowed ? { to: top, name: selectedMarket?.name ?? texts.title } : undefined}
      intro={texts.intro}
      actions={
        templates.length > 1 && (
          <Filter
            label={texts.template}
            value={String(template.key)}
            choices={templates.map(({ key, name }) => [String(key), name] as const)}
            onChange={(key) => show({ template: Number(key) })}
          />
        )
      }
    >
      {response ? (
        <OfPlace year={response} template={template} address={address} />
      ) : (
        <NotLoaded
          isLoading={status === 'loading'}
          failed={status === 'failed' ? query : undefined}
          texts={texts}
          to={paths.year}
        >
          <YearSkeleton />
        </NotLoaded>
      )}
    </Page>
  )
}

/** What all dealers of the place come to; the first page of them is not looked at. */
function useYear(templateKey: number, placeKey: number | undefined) {
  return useOperation(api.annual.searchYears, {
    params: { templateKey: String(templateKey) },
    query: { marketKey: placeKey?.toString() },
    body: { size: 1 },
  })
}

/** A dealer's seasons, or rows of dealers: whose year it is, the selected market says. */
function YearSkeleton() {
  const { selectedMarket } = useUserState()
  return selectedMarket?.type === 'DEALER' ? <SeasonCardsSkeleton /> : <RowsSkeleton rows={8} />
}

interface OfPlaceProps extends Pick<OfTemplateProps, 'template' | 'address'> {
  year: YearsPage
}

function OfPlace({ year, template, address }: OfPlaceProps) {
  return year.place.type === 'DEALER' ? (
    <DealerYear year={year} template={template} />
  ) : (
    <StaffYear key={year.place.key} year={year} address={address} />
  )
}
