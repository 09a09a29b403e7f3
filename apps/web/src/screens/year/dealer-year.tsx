import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { isOrdered } from '@marquee/rules/annual'
import { categoryNames } from '@marquee/rules/templates'
import { Link } from 'react-router'
import { whyNot } from '../../api/index.ts'
import { campaignPath, startCampaignPath } from '../../app/paths.ts'
import { ReasonLink } from '../../ui/disabled-reason/index.ts'
import { Section } from '../../ui/page/index.ts'
import { EmptyState } from '../../ui/states/index.ts'
import { SeasonCards } from '../../widgets/annual/index.ts'
import { startReasons } from '../../widgets/templates/index.ts'
import type { AnnualTemplate, DealerYear as Year, YearsPage } from './answers.ts'
import { MoneyByMonth } from './money-by-month.tsx'
import { SeasonTile } from './season-tile.tsx'
import { dealerTexts as texts } from './texts.ts'

interface DealerYearProps {
  year: YearsPage
  template: AnnualTemplate
}

/** A dealer's four seasons, each with the way to it, and what they cost. */
export function DealerYear({ year, template }: DealerYearProps) {
  const [own] = year.dealers
  const enrollment = own?.enrollment ?? null
  return (
    <>
      {enrollment === null && <NotEnrolled template={template} />}
      {enrollment && !isOrdered({ enrollment }) && <NotOrdered enrollmentKey={enrollment.key} />}
      <Section
        title={texts.seasons}
        actions={
          enrollment && (
            <Button component={Link} to={campaignPath(enrollment.key)} variant="outlined">
              {texts.open}
            </Button>
          )
        }
      >
        <SeasonCards label={texts.seasons}>
          {year.template.seasons.map((planned) => (
            <SeasonTile
              key={planned.season}
              planned={planned}
              season={seasonOf(own, planned.season)}
              enrollment={enrollment}
            />
          ))}
        </SeasonCards>
      </Section>
      <MoneyByMonth totals={year.totals} />
    </>
  )
}

const seasonOf = (own: Year | undefined, season: Year['seasons'][number]['season']) =>
  own?.seasons.find((one) => one.season === season)

function NotEnrolled({ template }: Pick<DealerYearProps, 'template'>) {
  const { key, name, category, can } = template
  return (
    <Box sx={{ mb: 8 }}>
      <EmptyState
        title={texts.notEnrolled(name)}
        action={
          <ReasonLink
            to={startCampaignPath(categoryNames[category].builderSlug, key)}
            variant="contained"
            reason={whyNot(can.start, startReasons)}
          >
            {texts.enroll}
          </ReasonLink>
        }
      >
        {texts.notEnrolledWhy}
      </EmptyState>
    </Box>
  )
}

const NotOrdered = ({ enrollmentKey }: { enrollmentKey: number }) => (
  <Alert
    severity="warning"
    // On a phone the way on stands below: beside it, the words would have a narrow column.
    sx={{ mb: 6, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
    action={
      <Button component={Link} to={campaignPath(enrollmentKey)} color="inherit">
        {texts.continue}
      </Button>
    }
  >
    {texts.notOrdered}
  </Alert>
)
