import Box from '@mui/material/Box'
import { api, useOperation } from '../../api/index.ts'
import { Section } from '../../ui/page/index.ts'
import { EmptyState, ErrorState, RowsSkeleton } from '../../ui/states/index.ts'
import { CampaignLines } from './campaign-lines.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { Drafts } from './drafts.tsx'
import { workTexts as texts } from './texts.ts'
import { WaitingOnMe } from './waiting-on-me.tsx'

/** What there is to do: what waits on me, my drafts, what others decide on, and what is mailed next. */
export function Work() {
  const { response, status, error, retry, isRefreshing } = useOperation(api.home.read, {
    query: {},
  })
  if (status === 'failed') {
    return (
      <Box sx={{ mb: 8 }}>
        <ErrorState title={texts.failed} onRetry={retry} retrying={isRefreshing}>
          {error}
        </ErrorState>
      </Box>
    )
  }
  if (!response) {
    return (
      <Box sx={{ mb: 8 }}>
        <RowsSkeleton rows={6} />
      </Box>
    )
  }
  const { drafts, waiting, upcoming, counts } = response
  return (
    <>
      <WaitingOnMe />
      <CategoryTiles counts={counts} />
      <Section title={texts.drafts} framed>
        {drafts.length === 0 ? (
          <EmptyState title={texts.noDrafts}>{texts.noDraftsWhy}</EmptyState>
        ) : (
          <Drafts drafts={drafts} />
        )}
      </Section>
      <Box sx={{ display: 'grid', columnGap: 6, gridTemplateColumns: { xl: '1fr 1fr' } }}>
        <Section title={texts.upcoming} framed>
          <CampaignLines campaigns={upcoming} none={texts.noUpcoming} />
        </Section>
        <Section title={texts.waiting} framed>
          <CampaignLines campaigns={waiting} none={texts.noWaiting} />
        </Section>
      </Box>
    </>
  )
}
