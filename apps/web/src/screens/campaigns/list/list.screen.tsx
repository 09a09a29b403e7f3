import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Link, useLocation } from 'react-router'
import { catalogPath, paths } from '../../../app/paths.ts'
import { Grid, standingOf } from '../../../ui/grid/index.ts'
import { Page } from '../../../ui/page/index.ts'
import { useUserState } from '../../../widgets/user-state/index.ts'
import { CampaignCards } from './campaign-cards.tsx'
import { columns } from './columns.tsx'
import { Filters } from './filters.tsx'
import { texts } from './texts.ts'
import { useCampaigns, type Campaigns } from './use-campaigns.ts'
import { isNarrowed } from './wanted.rules.ts'

/** A search that leads here from here begins anew. */
export function Screen() {
  const { state } = useLocation()
  return <List key={String(state)} />
}

/** All campaigns of the market that somebody works in, and below it. */
function List() {
  const { selectedMarket } = useUserState()
  const campaigns = useCampaigns()
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'))
  const isOfOne = campaigns.wanted.of !== undefined
  const ofAll = selectedMarket ? texts.intro(selectedMarket.name) : texts.everywhere
  const { isMore = false, totalElements = 0 } = campaigns.asked.response ?? {}
  return (
    <Page
      title={texts.title}
      {...(isOfOne && { back: { to: paths.campaigns, name: texts.all } })}
      intro={isOfOne ? introOfOne(campaigns) : ofAll}
      actions={
        <Button component={Link} to={catalogPath('on-demand')} variant="contained">
          {texts.start}
        </Button>
      }
    >
      {isMore && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {texts.tooMany(totalElements)}
        </Alert>
      )}
      {isNarrow ? <CampaignCards {...campaigns} /> : <CampaignGrid {...campaigns} />}
    </Page>
  )
}

/** Each dealer's part bears the name of the whole. */
function introOfOne({ asked }: Campaigns): string {
  const [first] = asked.response?.campaigns ?? []
  return first ? texts.dealersOf(first.name) : texts.dealersOfOne
}

function CampaignGrid({ asked, paging, wanted, want }: Campaigns) {
  return (
    <Grid
      label={texts.title}
      columns={columns}
      rows={asked.response?.campaigns ?? []}
      rowId={({ key }) => key}
      pageSizes="data-grid"
      paging={paging}
      total={asked.response?.totalElements}
      {...standingOf(asked)}
      whenEmpty={isNarrowed(wanted) ? texts.noneFound : texts.none}
      search={{
        initial: wanted.text,
        placeholder: texts.search,
        onSearch: (text) => want({ text }),
      }}
      filters={<Filters wanted={wanted} want={want} />}
    />
  )
}
