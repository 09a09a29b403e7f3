import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { EmptyState } from '../../../../ui/states/index.ts'
import { useBuilder } from '../builder.ts'
import { BarFrame } from '../step-bar.tsx'
import { StepTitle } from '../step-title.tsx'
import { useNeighbours } from '../use-neighbours.ts'
import { texts } from './texts.ts'

/** Whom the campaign reaches. */
export function Step() {
  const { campaign } = useBuilder()
  const { previous, next } = useNeighbours()
  const miles = campaign.template.distanceFilteringMax
  return (
    <>
      <StepTitle intro={miles === null ? undefined : texts.distance(miles)}>
        {texts.title}
      </StepTitle>
      <EmptyState title={texts.none}>{texts.noneWhy}</EmptyState>
      <BarFrame previous={previous}>
        <Button component={Link} to={next} variant="contained">
          {texts.continue}
        </Button>
      </BarFrame>
    </>
  )
}
