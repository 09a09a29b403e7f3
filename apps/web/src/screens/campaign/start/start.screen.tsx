import { categoryNames, hasTrait } from '@marquee/rules/templates'
import { Navigate, useParams } from 'react-router'
import { api, useOperation } from '../../../api/index.ts'
import { catalogTemplatePath, paths, startCampaignPath } from '../../../app/paths.ts'
import { Page } from '../../../ui/page/index.ts'
import { NotLoaded, RowsSkeleton } from '../../../ui/states/index.ts'
import { EnrollForm } from '../../../widgets/annual/index.ts'
import { StartForm } from '../../../widgets/builder/index.ts'
import { ForStaffOnly } from '../../../widgets/templates/index.ts'
import { texts } from './texts.ts'

/** For which market a campaign is made from a template, and for how long. */
export function Screen() {
  const { builderSlug, templateKey = '' } = useParams()
  const query = useOperation(api.templates.read, { params: { key: templateKey } })
  const { response: template, status } = query
  if (!template) {
    const failed = status === 'failed' ? query : undefined
    return (
      <Page title={texts.title}>
        <NotLoaded isLoading={status === 'loading'} failed={failed} texts={texts} to={paths.home}>
          <RowsSkeleton />
        </NotLoaded>
      </Page>
    )
  }
  const { key, name, category, description } = template
  const slugs = categoryNames[category]
  if (builderSlug !== slugs.builderSlug) {
    return <Navigate to={startCampaignPath(slugs.builderSlug, key)} replace />
  }
  const back = { to: catalogTemplatePath(slugs.browsingSlug, key), name }
  return (
    <Page title={texts.titled(name)} back={back} intro={description}>
      <ForStaffOnly slug={slugs.browsingSlug} />
      {hasTrait(category, 'year') ? (
        <EnrollForm template={template} />
      ) : (
        <StartForm template={template} />
      )}
    </Page>
  )
}
