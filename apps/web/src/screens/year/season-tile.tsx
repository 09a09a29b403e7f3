import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { isLeftToCustomize, isOrdered } from '@marquee/rules/annual'
import { mayCustomize } from '@marquee/rules/campaigns'
import { Link } from 'react-router'
import { campaignPath } from '../../app/paths.ts'
import { periodInWords, SeasonCard } from '../../widgets/annual/index.ts'
import { CampaignThumbnail } from '../../widgets/campaigns/index.ts'
import { seasonNames } from '../../widgets/templates/index.ts'
import type { DealerYear, Season, YearsPage } from './answers.ts'
import { dealerTexts as texts } from './texts.ts'

interface SeasonTileProps {
  /** As its template has it. */
  planned: YearsPage['template']['seasons'][number]
  /** The dealer's own; undefined where they do not take part in it. */
  season: Season | undefined
  enrollment: DealerYear['enrollment']
}

export function SeasonTile({ planned, season, enrollment }: SeasonTileProps) {
  return (
    <SeasonCard
      name={seasonNames[planned.season]}
      note={planned.name}
      status={season?.status}
      picture={
        season && <CampaignThumbnail campaignKey={season.campaignKey} none={texts.noPiece} fills />
      }
      mailDate={season ? season.mailDate : planned.mailDate}
      cost={season?.cost}
      isOrdered={isOrdered({ enrollment })}
    >
      {season ? (
        <OfSeason season={season} enrollment={enrollment} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          {planned.isAhead ? whyWithout(enrollment) : texts.passed}
        </Typography>
      )}
    </SeasonCard>
  )
}

const whyWithout = (enrollment: SeasonTileProps['enrollment']) =>
  enrollment ? texts.notPart : texts.notPartYet

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
