import { whyNot } from '../../../api/index.ts'
import { creativePath } from '../../../app/paths.ts'
import { ReasonLink } from '../../../ui/disabled-reason/index.ts'
import { Page } from '../../../ui/page/index.ts'
import { CardsSkeleton, EmptyState, ErrorState } from '../../../ui/states/index.ts'
import { CreativeList } from './creative-list.tsx'
import { Filters } from './filters.tsx'
import { reasons, texts } from './texts.ts'
import { useCreatives } from './use-creatives.ts'

/** All creatives that reach the selected market, as they are mailed. */
export function Screen() {
  const creatives = useCreatives()
  const { asked, total } = creatives
  const found = asked.response
  const create = (
    <ReasonLink
      to={creativePath('new')}
      variant="contained"
      reason={whyNot(found?.can.create, reasons)}
    >
      {texts.create}
    </ReasonLink>
  )
  return (
    <Page title={texts.title} intro={texts.intro} actions={create}>
      <Filters {...creatives} />
      {asked.status === 'loading' && <CardsSkeleton cards={8} />}
      {asked.status === 'failed' && (
        <ErrorState title={texts.loadFailed} onRetry={asked.retry} retrying={asked.isRefreshing}>
          {asked.error}
        </ErrorState>
      )}
      {found && total > 0 && <CreativeList {...creatives} />}
      {found && total === 0 && <NoCreatives isEmpty={found.totalElements === 0} />}
    </Page>
  )
}

function NoCreatives({ isEmpty }: { isEmpty: boolean }) {
  return isEmpty ? (
    <EmptyState title={texts.none}>{texts.noneWhy}</EmptyState>
  ) : (
    <EmptyState title={texts.noneFound}>{texts.noneFoundWhy}</EmptyState>
  )
}
