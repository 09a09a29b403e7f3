import { channelNames, FULFILLMENT_CHANNELS } from '@marquee/rules/channels'
import { CREATIVE_STATUSES, PREVIEW_TYPES } from '@marquee/rules/creatives'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { whyNot } from '../../../api/index.ts'
import { copyCreativePath, creativePath } from '../../../app/paths.ts'
import { CardList } from '../../../ui/card-list/index.ts'
import { ReasonLink } from '../../../ui/disabled-reason/index.ts'
import { Filter } from '../../../ui/filter/index.ts'
import { Actions, Page } from '../../../ui/page/index.ts'
import { DebouncedSearchBox } from '../../../ui/search-box/index.ts'
import { CardsSkeleton, EmptyState, ErrorState } from '../../../ui/states/index.ts'
import { MailedThumbnail } from '../../../widgets/pieces/index.ts'
import { BrandFilter, useBrandNameIfSeveral } from '../../../widgets/user-state/index.ts'
import type { Creative } from './answers.ts'
import type { CreativeFilters } from './shown-creatives.rules.ts'
import { cardTexts, previewTypeNames, reasons, texts } from './texts.ts'
import { useCreatives, type Creatives } from './use-creatives.ts'

/** All creatives that reach the selected market, as they are mailed. */
export function Screen() {
  const creatives = useCreatives()
  const { query, total } = creatives
  const found = query.response
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
      {query.status === 'loading' && <CardsSkeleton cards={8} />}
      {query.status === 'failed' && (
        <ErrorState title={texts.loadFailed} onRetry={query.retry} retrying={query.isRefreshing}>
          {query.error}
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

function Filters({ filters, setFilters }: Pick<Creatives, 'filters' | 'setFilters'>) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 4 }}>
      <DebouncedSearchBox
        placeholder={texts.search}
        onSearch={(text) => setFilters({ text })}
        sx={{ flex: '1 1 14rem', maxWidth: '24rem' }}
      />
      <BrandFilter
        value={filters.hierarchyId}
        onChange={(hierarchyId) => setFilters({ hierarchyId })}
      />
      <Filter<CreativeFilters['channel']>
        label={texts.channel}
        value={filters.channel}
        choices={[
          [undefined, texts.anyChannel],
          ...FULFILLMENT_CHANNELS.map((channel) => [channel, channelNames[channel]] as const),
        ]}
        onChange={(channel) => setFilters({ channel })}
      />
      <Filter<CreativeFilters['kind']>
        label={texts.kind}
        value={filters.kind}
        choices={[
          [undefined, texts.anyKind],
          ...PREVIEW_TYPES.map((kind) => [kind, previewTypeNames[kind]] as const),
        ]}
        onChange={(kind) => setFilters({ kind })}
      />
      <Filter<CreativeFilters['status']>
        label={texts.status}
        value={filters.status}
        choices={[
          [undefined, texts.anyStatus],
          ...CREATIVE_STATUSES.map((status) => [status, texts.statuses[status]] as const),
        ]}
        onChange={(status) => setFilters({ status })}
      />
    </Box>
  )
}

type CreativeListProps = Pick<Creatives, 'shown' | 'total' | 'page' | 'pages' | 'turn'>

function CreativeList({ shown, total, page, pages, turn }: CreativeListProps) {
  return (
    <>
      <Typography role="status" sx={{ mb: 3, color: 'text.secondary' }}>
        {texts.found(total)}
      </Typography>
      <CardList
        label={texts.list}
        narrowest={18}
        pages={{ label: texts.pages, count: pages, page, turn }}
      >
        {shown.map((creative) => (
          <CreativeCard key={creative.key} creative={creative} />
        ))}
      </CardList>
    </>
  )
}

function CreativeCard({ creative }: { creative: Creative }) {
  const { name, status } = creative
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column' }}>
      <MailedThumbnail creative={creative} />
      <Box
        sx={{
          flex: 1,
          display: 'grid',
          alignContent: 'space-between',
          gap: 3,
          p: 4,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'start', justifyContent: 'space-between' }}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="h3" component="h2">
              {name}
            </Typography>
            <Facts creative={creative} />
          </Box>
          {status === 'INACTIVE' && (
            <Chip size="small" color="warning" label={texts.statuses.INACTIVE} />
          )}
        </Box>
        <CardActions creative={creative} />
      </Box>
    </Card>
  )
}

function Facts({ creative }: { creative: Creative }) {
  const { hierarchyId, fulfillmentChannels, preview, minAttachments, maxAttachments } = creative
  const brand = useBrandNameIfSeveral()?.(hierarchyId)
  const channels = fulfillmentChannels.map((channel) => channelNames[channel]).join(', ')
  const coupons = cardTexts.coupons(minAttachments, maxAttachments)
  return (
    <Typography sx={{ mt: 1, color: 'text.secondary' }}>
      {brand && `${brand} · `}
      {channels}
      <br />
      {cardTexts.facts(previewTypeNames[preview.type], coupons)}
    </Typography>
  )
}

function CardActions({ creative: { key, name, can } }: { creative: Creative }) {
  const named = (action: string) => ({
    children: action,
    'aria-label': cardTexts.of(action, name),
  })
  return (
    <Actions>
      <ReasonLink
        to={creativePath(key)}
        size="small"
        variant="outlined"
        reason={whyNot(can.change, reasons)}
        {...named(cardTexts.edit)}
      />
      <Button
        size="small"
        component={Link}
        to={copyCreativePath(key)}
        {...named(cardTexts.duplicate)}
      />
    </Actions>
  )
}
