import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { categoryNames, hasTrait } from '@marquee/rules/templates'
import { Section } from '../../../ui/page/index.ts'
import { useToday } from '../../../widgets/calendar/index.ts'
import { InactiveChip } from '../../../widgets/templates/index.ts'
import { useTellingBrandName, useUserState } from '../../../widgets/user-state/index.ts'
import { HeroPicture } from '../hero-picture.tsx'
import { standingOf } from '../standing.rules.ts'
import { StandingChip, StandingReason } from '../standing.tsx'
import { cardTexts } from '../texts.ts'
import type { Template } from './answers.ts'
import { CampaignsPart } from './campaigns-part.tsx'
import { choicesOf } from './choices.rules.ts'
import { DatesPart } from './dates-part.tsx'
import { Glance } from './glance.tsx'
import { SeasonsPart } from './seasons-part.tsx'
import { StepsPart } from './steps-part.tsx'
import { choiceTexts } from './texts.ts'

interface DetailsProps {
  template: Template
  /** What is shown is no longer so. */
  onStale: () => void
}

export function Details({ template, onStale }: DetailsProps) {
  const today = useToday(useUserState().selectedMarket?.timeZone)
  const standing = standingOf(template, today)
  const brand = useTellingBrandName()?.(template.hierarchyId)
  const isActive = template.status === 'ACTIVE'
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        columnGap: 8,
        gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      {/* What it is and costs comes first where there is one column. */}
      <Box sx={{ minWidth: 0, gridColumn: { md: 2 } }}>
        <Box sx={{ mb: 6, border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
          <HeroPicture
            url={template.heroUrl}
            alt={cardTexts.pictureOf(template.name)}
            onBroken={onStale}
          />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
          {isActive ? <StandingChip standing={standing} /> : <InactiveChip />}
          {brand && <Chip label={brand} />}
          <Chip label={categoryNames[template.category].name} />
        </Box>
        <Box sx={{ mb: 6 }}>{isActive && <StandingReason standing={standing} />}</Box>
        <Glance template={template} today={today} />
        <CampaignsPart templateKey={template.key} />
      </Box>
      <Box sx={{ minWidth: 0, gridColumn: { md: 1 }, gridRow: { md: 1 } }}>
        {hasTrait(template.category, 'year') && <SeasonsPart template={template} today={today} />}
        <StepsPart template={template} />
        <Choices choices={choicesOf(template)} />
        <DatesPart template={template} />
      </Box>
    </Box>
  )
}

function Choices({ choices }: { choices: readonly string[] }) {
  return (
    <Section title={choiceTexts.title} framed>
      {choices.length === 0 && <Typography>{choiceTexts.nothing}</Typography>}
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {choices.map((choice) => (
          <li key={choice}>{choice}</li>
        ))}
      </Box>
    </Section>
  )
}
