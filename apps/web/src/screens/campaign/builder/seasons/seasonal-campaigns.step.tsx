import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { places } from '@marquee/rules/builder'
import { showDate } from '@marquee/rules/calendar'
import { campaignAbilityTexts, usedSteps } from '@marquee/rules/campaigns'
import { seasonHint } from '@marquee/rules/mail-dates'
import { showMoney } from '@marquee/rules/money'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { whyNot } from '../../../../api/index.ts'
import { ReasonLink } from '../../../../ui/disabled-reason/index.ts'
import { Facts } from '../../../../ui/facts/index.ts'
import { RowsSkeleton } from '../../../../ui/states/index.ts'
import { periodInWords } from '../../../../widgets/annual/index.ts'
import { CampaignPiece, CancelCampaign, StatusChip } from '../../../../widgets/campaigns/index.ts'
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
      {seasons.length === 0 && <RowsSkeleton rows={4} />}
      <Box component="ul" aria-label={texts.list} sx={cards}>
        {seasons.map((season) => (
          <SeasonCard key={season.campaign.key} season={season} />
        ))}
      </Box>
      <BarFrame previous={previous}>
        <Button component={Link} to={pathTo(places.confirmation)} variant="contained">
          {texts.next}
        </Button>
      </BarFrame>
    </>
  )
}

const cards = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
} as const

const card = {
  display: 'flex',
  flexDirection: 'column',
  gap: 3,
  p: 4,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const

function SeasonCard({ season }: { season: Season }) {
  const { flow, pathTo } = useBuilder()
  const id = useId()
  const { campaign, customization } = season
  const { key, name, status, mailDate, audience, can } = campaign
  const [step] = usedSteps(campaign)
  const place = places.seasonalCoupon(step?.key ?? 0, key)
  const missing = flow.missing.filter((one) => one.place === place)
  const hint = status === 'CANCELLED' ? undefined : seasonHint(season.season)
  return (
    <Box component="li" aria-labelledby={id} sx={card}>
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', alignItems: 'start' }}>
        <Typography variant="h3" id={id} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <StatusChip status={status} />
      </Box>
      {step && <CampaignPiece campaign={campaign} step={step} size="small" />}
      <Facts
        facts={[
          [texts.mailDate, mailDate ? showDate(mailDate) : texts.noDate],
          [texts.cost, audience ? showMoney(audience.estimatedCost) : texts.noAudience],
        ]}
      />
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
    </Box>
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
