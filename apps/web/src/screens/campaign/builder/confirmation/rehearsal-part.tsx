import { campaignPhases } from '@marquee/rules/campaigns'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { rehearsalPath } from '../../../../app/paths.ts'
import { Section } from '../../../../ui/page/index.ts'
import type { Campaign } from '../answers.ts'
import { rehearsalTexts as texts } from './texts.ts'

/** The way to see what would happen. */
export function RehearsalPart({ campaign }: { campaign: Campaign }) {
  const { key, status } = campaign
  if (campaignPhases[status] === 'over') return null
  return (
    <Section title={texts.title} description={texts.why} framed>
      <Button component={Link} to={rehearsalPath(key)} variant="outlined">
        {texts.open}
      </Button>
    </Section>
  )
}
