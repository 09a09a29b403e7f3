import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { CardList } from '../../../ui/card-list/index.ts'
import { DebouncedSearchBox } from '../../../ui/search-box/index.ts'
import { CardsSkeleton, EmptyState, ErrorState } from '../../../ui/states/index.ts'
import { CampaignCard } from './campaign-card.tsx'
import { Filters } from './filters.tsx'
import { texts } from './texts.ts'
import type { Campaigns } from './use-campaigns.ts'
import { isNarrowed } from './wanted.rules.ts'

/** The list on a phone. */
export function CampaignCards({ asked, paging, wanted, want }: Campaigns) {
  const { response, status, error, retry, isRefreshing } = asked
  const { page, size } = paging.page
  const { campaigns = [], totalElements = 0, isMore = false } = response ?? {}
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 4, alignItems: 'center' }}>
        <DebouncedSearchBox
          initial={wanted.text}
          placeholder={texts.search}
          onSearch={(text) => want({ text })}
          cancelOnEscape
          sx={{ flex: '1 1 100%' }}
        />
        <Filters wanted={wanted} want={want} />
      </Box>
      {status === 'loading' && <CardsSkeleton />}
      {status === 'failed' && (
        <ErrorState title={texts.failed} onRetry={retry} retrying={isRefreshing}>
          {error}
        </ErrorState>
      )}
      {response && campaigns.length === 0 && (
        <EmptyState title={isNarrowed(wanted) ? texts.noneFound : texts.none} />
      )}
      {campaigns.length > 0 && (
        <>
          <Typography role="status" sx={{ color: 'text.secondary', mb: 4 }}>
            {texts.found(totalElements, isMore)}
          </Typography>
          <CardList
            label={texts.title}
            narrowest={16}
            pages={{
              label: texts.pages,
              page,
              turn: paging.source.changePage,
              count: Math.ceil(totalElements / size),
            }}
          >
            {campaigns.map((campaign) => (
              <CampaignCard key={campaign.key} campaign={campaign} />
            ))}
          </CardList>
        </>
      )}
    </>
  )
}
