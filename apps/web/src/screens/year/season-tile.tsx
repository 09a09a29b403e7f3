import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { isLeftToCustomize, isOrdered } from '@marquee/rules/annual'
import { showDate } from '@marquee/rules/calendar'
import { mayCustomize } from '@marquee/rules/campaigns'
import { showMoney } from '@marquee/rules/money'
import { useId } from 'react'
import { Link } from 'react-router'
import { campaignPath } from '../../app/paths.ts'
import { Facts } from '../../ui/facts/index.ts'
import { periodInWords } from '../../widgets/annual/index.ts'
import { CampaignThumbnail, StatusChip } from '../../widgets/campaigns/index.ts'
import { seasonNames } from '../../widgets/templates/index.ts'
import type { DealerYear, Season, YearsPage } from './answers.ts'
import { dealerTexts as texts } from './texts.ts'

export const tiles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
} as const

const tile = {
  display: 'flex',
  flexDirection: 'column',
  gap: 3,
  p: 4,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const

interface SeasonTileProps {
  /** As its template has it. */
  planned: YearsPage['template']['seasons'][number]
  /** The dealer's own; undefined where they do not take part in it. */
  season: Season | undefined
  enrollment: DealerYear['enrollment']
}

export function SeasonTile({ planned, season, enrollment }: SeasonTileProps) {
  const id = useId()
  const mailDate = season ? season.mailDate : planned.mailDate
  return (
    <Box component="li" aria-labelledby={id} sx={tile}>
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', alignItems: 'start' }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" id={id}>
            {seasonNames[planned.season]}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {planned.name}
          </Typography>
        </Box>
        {season && <StatusChip status={season.status} />}
      </Box>
      {season && <CampaignThumbnail campaignKey={season.campaignKey} none={texts.noPiece} fills />}
      <Facts
        facts={[
          [texts.mailDate, mailDate ? showDate(mailDate) : texts.noDate],
          [isOrdered({ enrollment }) ? texts.ordered : texts.cost, season && costOf(season)],
        ]}
      />
      {season ? (
        <OfSeason season={season} enrollment={enrollment} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          {planned.isAhead ? whyWithout(enrollment) : texts.passed}
        </Typography>
      )}
    </Box>
  )
}

const whyWithout = (enrollment: SeasonTileProps['enrollment']) =>
  enrollment ? texts.notPart : texts.notPartYet

const costOf = ({ cost }: Season) => (cost === null ? texts.noAudience : showMoney(cost))

interface OfSeasonProps extends Pick<SeasonTileProps, 'enrollment'> {
  season: Season
}

/** Whether it is customized, how long it can be, and the way to it. */
function OfSeason({ season, enrollment }: OfSeasonProps) {
  const { status, isCustomized, customization, campaignKey } = season
  const name = seasonNames[season.season]
  const takesChanges =
    enrollment !== null &&
    mayCustomize(customization, enrollment.status).ok &&
    status === 'RESERVED'
  const isOpen = status === 'DRAFT' || takesChanges
  return (
    <>
      {status !== 'CANCELLED' && (
        <Chip
          size="small"
          label={isCustomized ? texts.customized : texts.default}
          color={isCustomized ? 'success' : 'default'}
          variant="outlined"
          sx={{ alignSelf: 'start' }}
        />
      )}
      {status === 'RESERVED' && <Typography>{periodInWords(customization)}</Typography>}
      <Button
        component={Link}
        to={campaignPath(campaignKey)}
        variant={isLeftToCustomize(season, { enrollment }) ? 'contained' : 'outlined'}
        sx={{ mt: 'auto', alignSelf: 'start' }}
      >
        {isOpen ? texts.customize(name) : texts.see(name)}
      </Button>
    </>
  )
}
