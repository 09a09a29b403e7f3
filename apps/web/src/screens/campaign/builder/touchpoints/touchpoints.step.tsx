import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { showMoment } from '../../../../widgets/calendar/index.ts'
import { useBuilder } from '../builder.ts'
import { BarFrame } from '../step-bar.tsx'
import { StepTitle } from '../step-title.tsx'
import { stepsIn } from '../steps.rules.ts'
import { texts as builderTexts } from '../texts.ts'
import { useNeighbours } from '../use-neighbours.ts'
import { texts } from './texts.ts'
import { TouchpointCard } from './touchpoint-card.tsx'

/** All occasions of the campaign: from here one goes to each one's creative and coupons, and comes back. */
export function Step() {
  const { campaign } = useBuilder()
  const { previous, next } = useNeighbours()
  const shown = stepsIn(campaign).filter(({ optionality }) => optionality !== 'DISABLED')
  return (
    <>
      <StepTitle intro={texts.intro}>{texts.title}</StepTitle>
      <Box
        component="ol"
        aria-label={texts.list}
        sx={{ display: 'grid', gap: 5, m: 0, p: 0, listStyle: 'none' }}
      >
        {shown.map((step) => (
          <TouchpointCard key={step.key} step={step} />
        ))}
      </Box>
      <BarFrame status={builderTexts.saved(showMoment(campaign.updatedAt))} previous={previous}>
        <Button component={Link} to={next} variant="contained">
          {texts.continue}
        </Button>
      </BarFrame>
    </>
  )
}
