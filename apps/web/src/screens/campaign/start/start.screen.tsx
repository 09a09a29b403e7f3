import Button from '@mui/material/Button'
import { categoryNames } from '@marquee/rules/templates'
import { Link, useParams } from 'react-router'
import { api, useOperation } from '../../../api/index.ts'
import { catalogTemplatePath, paths } from '../../../app/paths.ts'
import { Page } from '../../../ui/page/index.ts'
import { EmptyState, ErrorState, RowsSkeleton } from '../../../ui/states/index.ts'
import { StartForm } from './start.form.tsx'
import { texts } from './texts.ts'

/** For which market a campaign is made from a template, and for how long. */
export function Screen() {
  const { templateKey = '' } = useParams()
  const asked = useOperation(api.templates.read, { params: { key: templateKey } })
  const { response: template, failure, status, error, retry, isRefreshing } = asked
  if (template) {
    const { key, name, category, description } = template
    const back = { to: catalogTemplatePath(categoryNames[category].browsingSlug, key), name }
    return (
      <Page title={texts.titled(name)} back={back} intro={description}>
        <StartForm template={template} />
      </Page>
    )
  }
  // 400: what stands in the address is no key.
  const isGone = failure?.status === 404 || failure?.status === 400
  return (
    <Page title={texts.title}>
      {isGone && (
        <EmptyState
          title={texts.gone}
          action={
            <Button component={Link} to={paths.home} variant="outlined">
              {texts.toHome}
            </Button>
          }
        >
          {texts.goneWhy}
        </EmptyState>
      )}
      {!isGone && status === 'failed' && (
        <ErrorState title={texts.loadFailed} onRetry={retry} retrying={isRefreshing}>
          {error}
        </ErrorState>
      )}
      {status === 'loading' && <RowsSkeleton />}
    </Page>
  )
}
