import { cancellingOf } from '@marquee/rules/campaigns'
import { api, useChange } from '../../api/index.ts'
import { ReasonDialog } from '../../ui/reason-dialog/index.ts'
import type { CampaignSummary } from './answers.ts'
import { cancelTexts as texts } from './texts.ts'

const MOST_OF_REASON = 500

interface CancelCampaignProps {
  campaign: Pick<CampaignSummary, 'key' | 'status'>
  /** What else becomes of it. */
  note?: string | undefined
  onClose: () => void
}

/** Cancels a campaign or requests it, with a reason for the person who decides about it. */
export function CancelCampaign({ campaign, note, onClose }: CancelCampaignProps) {
  const action = cancellingOf(campaign.status)
  const change = useChange(api.orders.cancel, {
    fails: false,
    success: texts.done[action],
    refreshes: [
      api.campaigns.read,
      api.campaigns.search,
      api.annual.searchYears,
      api.annual.read,
      api.orders.ofCampaign,
      api.approvals.timeline,
    ],
  })
  const params = { key: String(campaign.key) }
  return (
    <ReasonDialog
      title={texts.titles[action]}
      intro={note === undefined ? texts.bodies[action] : `${texts.bodies[action]} ${note}`}
      hint={texts.hint}
      isOptional
      leave={texts.leave}
      most={MOST_OF_REASON}
      onDecide={(reason) => change.attempt({ params, body: { reason } })}
      onClose={onClose}
    />
  )
}
