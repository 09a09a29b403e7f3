import Button from '@mui/material/Button'
import { placeOfRejection } from '@marquee/rules/builder'
import { Link } from 'react-router'
import { LastWords } from '../../../../widgets/approvals/index.ts'
import { useBuilder } from '../builder.ts'
import { stepNames } from '../texts.ts'
import { submitTexts as texts } from './texts.ts'

/** Of a draft that came back: who rejected it, when and why, and the way to what they speak of. */
export function Rejection() {
  const { campaign } = useBuilder()
  if (campaign.status !== 'DRAFT') return null
  return (
    <LastWords
      campaignKey={campaign.key}
      of="rejection"
      renderAction={(event) => <MendLink reason={event.words} />}
    />
  )
}

function MendLink({ reason }: { reason: string }) {
  const { campaign, flow, closed, pathTo } = useBuilder()
  const step = placeOfRejection(reason, flow, campaign)
  if (closed || !step) return null
  return (
    <Button component={Link} to={pathTo(step.place)} variant="outlined" sx={{ mt: 3 }}>
      {texts.mend(stepNames[step.type])}
    </Button>
  )
}
