import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { showDate } from '@marquee/rules/calendar'
import { usesMailDate } from '@marquee/rules/campaigns'
import { Facts } from '../../../ui/facts/index.ts'
import { Section } from '../../../ui/page/index.ts'
import type { Campaign } from './answers.ts'
import { useAsTyped } from './as-typed.tsx'
import { audienceFacts, inHomeLines, piecePrices } from './facts.rules.ts'
import { MissingLinks } from './missing-links.tsx'
import { PieceThumbnail } from './piece-thumbnail.tsx'
import { summaryTexts as texts } from './texts.ts'

/** Never scrolls away: the piece, the dates, the price, and what is missing. */
export function Summary() {
  const { campaign } = useAsTyped()
  return (
    <Section title={texts.title} framed>
      <Box sx={{ maxWidth: '24rem' }}>
        <PieceThumbnail />
      </Box>
      <Box sx={{ mt: 4 }}>
        <Facts facts={factsOf(campaign)} />
      </Box>
      <Missing />
    </Section>
  )
}

function factsOf(campaign: Campaign): [string, string | false][] {
  const { campaignStartDate: first, deploymentDateTwo: second, category } = campaign
  return [
    [
      texts.mailDate,
      first ? showDate(first) : usesMailDate(category) ? texts.noDate : texts.asNeeded,
    ],
    [texts.secondWave, campaign.secondWave && second !== null && showDate(second)],
    [texts.inHome, inHomeLines(campaign)],
    [texts.price, piecePrices(campaign)],
    ...audienceFacts(campaign),
  ]
}

function Missing() {
  const { flow } = useAsTyped()
  return (
    <Box sx={{ mt: 5 }} role="status">
      <Typography variant="subtitle2">{texts.missing}</Typography>
      {flow.missing.length === 0 ? (
        <Typography>{texts.nothing}</Typography>
      ) : (
        <MissingLinks missing={flow.missing} />
      )}
    </Box>
  )
}
