import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { paths } from '../../../../app/paths.ts'
import { Page } from '../../../../ui/page/index.ts'
import { EmptyState, ErrorState, FormSkeleton } from '../../../../ui/states/index.ts'
import { showMoment } from '../../../../widgets/calendar/index.ts'
import type { Creative } from '../answers.ts'
import { KnownCreative } from './known-creative.tsx'
import { NewCreative } from './new-creative.tsx'
import { texts } from './texts.ts'
import { useAskedCreative, type AskedCreative } from './use-asked-creative.ts'

/** The editor of creatives: for a new one, a copy, and one that is there. */
export function Screen() {
  const { key = '' } = useParams()
  const [search] = useSearchParams()
  const isNew = key === 'new'
  const copiedKey = search.get('copy') ?? undefined
  const asked = useAskedCreative(isNew ? copiedKey : key)
  const { creative, hosts } = asked
  const isThere = hosts !== undefined && (creative !== undefined || (isNew && !copiedKey))
  return (
    <Page
      title={titleOf(isNew, creative?.name)}
      back={{ to: paths.creativeTemplates, name: texts.back }}
      intro={creative && !isNew && <Versions creative={creative} />}
    >
      {isThere && isNew && <NewCreative key={copiedKey} copied={creative} hosts={hosts} />}
      {isThere && !isNew && creative && (
        <KnownCreative key={creative.key} creative={creative} hosts={hosts} />
      )}
      {!isThere && <NotThere {...asked} />}
    </Page>
  )
}

function titleOf(isNew: boolean, name: string | undefined): string {
  if (!isNew) return name ?? texts.title
  return name === undefined ? texts.newTitle : texts.copyTitle(name)
}

const Versions = ({ creative: { version, updatedAt } }: { creative: Creative }) => (
  <>
    {texts.version(version, showMoment(updatedAt))} {texts.kept}
  </>
)

/** While it is loaded, and where it cannot be. */
function NotThere({ failed, isLoading }: AskedCreative): ReactNode {
  if (isLoading) return <FormSkeleton fields={8} />
  if (!failed) return null
  const { failure, error, retry, isRefreshing } = failed
  // 400: what stands in the address is no key.
  if (failure?.status === 404 || failure?.status === 400) {
    const toAll = (
      <Button component={Link} to={paths.creativeTemplates} variant="outlined">
        {texts.toAll}
      </Button>
    )
    return (
      <EmptyState title={texts.gone} action={toAll}>
        {texts.goneWhy}
      </EmptyState>
    )
  }
  return (
    <ErrorState title={texts.loadFailed} onRetry={retry} retrying={isRefreshing}>
      {error}
    </ErrorState>
  )
}
