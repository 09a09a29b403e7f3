import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { places } from '@marquee/rules/builder'
import { campaignAbilityTexts, usedSteps } from '@marquee/rules/campaigns'
import { seasonHint } from '@marquee/rules/mail-dates'
import { showMoney } from '@marquee/rules/money'
import { useState } from 'react'
import { Link } from 'react-router'
import { whyNot } from '../../../../api/index.ts'
import { ReasonLink } from '../../../../ui/disabled-reason/index.ts'
import {
  periodInWords,
  SeasonCard,
  SeasonCards,
  SeasonCardsSkeleton,
} from '../../../../widgets/annual/index.ts'
import { CampaignPiece, CancelCampaign } from '../../../../widgets/campaigns/index.ts'
import type { Season } from '../answers.ts'
import { useBuilder } from '../builder.ts'
import { MissingLinks } from '../missing-links.tsx'
import { BarFrame } from '../step-bar.tsx'
import { StepTitle } from '../step-title.tsx'
import { useNeighbours } from '../use-neighbours.ts'
import { texts } from './texts.ts'

/** The campaigns of a year: what each sends, how long it can be customized, and the way to it. */
export function Step() {
  const { seasons, pathTo } = useBuilder()
  const { previous } = useNeighbours()
  return (
    <>
      <StepTitle intro={texts.intro}>{texts.title}</StepTitle>
      {seasons.length === 0 && <SeasonCardsSkeleton />}
      <SeasonCards label={texts.list}>
        {seasons.map((season) => (
          <OneSeason key={season.campaign.key} season={season} />
        ))}
      </SeasonCards>
      <BarFrame previous={previous}>
        <Button component={Link} to={pathTo(places.confirmation)} variant="contained">
          {texts.next}
        </Button>
      </BarFrame>
    </>
  )
}

function OneSeason({ season }: { season: Season }) {
  const { flow, pathTo } = useBuilder()
  const { campaign, customization } = season
  const { key, name, status, mailDate, audience, can } = campaign
  const [step] = usedSteps(campaign)
  const place = places.seasonalCoupon(step?.key ?? 0, key)
  const missing = flow.missing.filter((one) => one.place === place)
  const hint = status === 'CANCELLED' ? undefined : seasonHint(season.season)
  return (
    <SeasonCard
      name={name}
      status={status}
      picture={step && <CampaignPiece campaign={campaign} step={step} size="small" />}
      mailDate={mailDate}
      cost={audience ? audience.estimatedCost : null}
      isOrdered={status !== 'DRAFT'}
    >
      {hint && <Typography sx={{ color: 'text.secondary' }}>{hint}</Typography>}
      <Typography>
        {status === 'DRAFT' ? texts.asDraft : status === 'RESERVED' && periodInWords(customization)}
      </Typography>
      {step?.status === 'PENDING' && <Typography>{texts.changeWaits}</Typography>}
      {missing.length > 0 && <MissingLinks missing={missing} />}
      <Box sx={{ mt: 'auto', display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <ReasonLink
          to={pathTo(place)}
          variant="outlined"
          reason={whyNot(can.saveStep, campaignAbilityTexts)}
        >
          {texts.customize}
        </ReasonLink>
        <CancelSeason season={season} />
      </Box>
    </SeasonCard>
  )
}

/** Leaves a season out that is ordered, while the rest of the year stands. */
function CancelSeason({ season: { campaign } }: { season: Season }) {
  const [isAsking, setAsking] = useState(false)
  const { status, can, audience } = campaign
  if (status === 'DRAFT' || !can.cancel.ok) return null
  const saved = audience && showMoney(audience.estimatedCost)
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {texts.leaveOut}
      </Button>
      {isAsking && (
        <CancelCampaign
          campaign={campaign}
          note={saved === null ? undefined : texts.saves(saved)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
