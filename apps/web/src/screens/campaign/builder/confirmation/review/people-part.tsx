import Box from '@mui/material/Box'
import { Section } from '../../../../../ui/page/index.ts'
import type { Campaign, Review } from './answers.ts'
import { reviewTexts as texts } from './texts.ts'

interface PeoplePartProps extends Pick<Review, 'dealers'> {
  campaign: Campaign
}

/** The dealers of a metro campaign, and who gets each piece as a test. */
export function PeoplePart({ campaign, dealers }: PeoplePartProps) {
  const seeds = campaign.sampleRecipients.map(({ foreName, surName, email, address }) =>
    [`${foreName} ${surName}`, email, address.line1, address.city].filter(Boolean).join(', '),
  )
  return (
    <>
      {dealers.length > 0 && <Names title={texts.dealers(dealers.length)} names={dealers} />}
      {seeds.length > 0 && <Names title={texts.seeds} names={seeds} />}
    </>
  )
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <Section title={title} framed>
      <Box
        component="ul"
        aria-label={title}
        sx={{ columnWidth: '18rem', columnGap: 6, m: 0, pl: 5, overflowWrap: 'anywhere' }}
      >
        {names.map((name, at) => (
          // Two dealers may have the same name.
          <li key={`${name} ${at}`}>{name}</li>
        ))}
      </Box>
    </Section>
  )
}
