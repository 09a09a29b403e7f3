import { BROWSING_SLUGS, categoryNames, type BrowsingSlug } from '@marquee/rules/templates'
import { Navigate, useLocation, useParams } from 'react-router'
import { api, useOperation } from '../../../api/index.ts'
import { catalogPath, catalogTemplatePath, paths } from '../../../app/paths.ts'
import { NotFoundPage, Page } from '../../../ui/page/index.ts'
import { NotLoaded, RowsSkeleton } from '../../../ui/states/index.ts'
import { browsingNames } from '../../../widgets/templates/index.ts'
import { NoMarket, useUserState } from '../../../widgets/user-state/index.ts'
import { Details } from './details.tsx'
import { EditLink } from './edit-link.tsx'
import { StartLink } from './start-link.tsx'
import { texts } from './texts.ts'

/** All that one wants to know of a template before a campaign is made from it. */
export function Screen() {
  const { browsingSlug, templateKey = '' } = useParams()
  const slug = BROWSING_SLUGS.find((each) => each === browsingSlug)
  const { selectedMarket } = useUserState()
  if (!slug) return <NotFoundPage home={paths.home} />
  if (selectedMarket) return <TemplateOf slug={slug} templateKey={templateKey} />
  return (
    <Page title={texts.title}>
      <NoMarket target={catalogTemplatePath(slug, Number(templateKey))}>
        {texts.noMarketWhy}
      </NoMarket>
    </Page>
  )
}

function TemplateOf({ slug, templateKey }: { slug: BrowsingSlug; templateKey: string }) {
  const asked = useOperation(api.templates.read, { params: { key: templateKey } })
  const { response: template, status, error, failure, retry, isRefreshing } = asked
  const { state } = useLocation() as { state: { search?: string } | null }
  const back = { to: catalogPath(slug) + (state?.search ?? ''), name: browsingNames[slug] }
  if (template) {
    const { key, name, description, category } = template
    const { browsingSlug } = categoryNames[category]
    // The menu shows where one is; an address may name another part.
    if (browsingSlug !== slug)
      return <Navigate to={catalogTemplatePath(browsingSlug, key)} replace />
    return (
      <Page
        title={name}
        back={back}
        intro={description}
        actions={
          <>
            <EditLink template={template} />
            <StartLink template={template} />
          </>
        }
      >
        <Details template={template} onStale={retry} />
      </Page>
    )
  }
  const failed = status === 'failed' ? { failure, error, retry, isRefreshing } : undefined
  return (
    <Page title={texts.title} back={back}>
      <NotLoaded failed={failed} isLoading={status === 'loading'} texts={texts} to={back.to}>
        <RowsSkeleton />
      </NotLoaded>
    </Page>
  )
}
