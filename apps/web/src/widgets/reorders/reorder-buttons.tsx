import type { campaigns } from '@marquee/contract/campaigns'
import type { AnswerOf } from '@marquee/contract/operation'
import ReplayOutlined from '@mui/icons-material/ReplayOutlined'
import { type Category, hasTrait } from '@marquee/rules/templates'
import { whyNot } from '../../api/index.ts'
import { ReasonButton } from '../../ui/disabled-reason/index.ts'
import { FeedbackDialog } from '../../ui/feedback-dialog/index.ts'
import { useUserState } from '../user-state/index.ts'
import { reorderReasonTexts, reorderTexts as texts } from './texts.ts'
import { useReorder } from './use-reorder.ts'

interface ReorderButtonsProps {
  campaign: { key: number; category: Category; market: { key: number } }
  can: AnswerOf<typeof campaigns.read>['can']['reorder']
}

/** Makes a campaign again: for its own market, and for another dealer that is selected. */
export function ReorderButtons({ campaign, can }: ReorderButtonsProps) {
  const { reorder, isRunning, error, forget } = useReorder(campaign.key)
  const other = useOtherDealer(campaign)
  const reason = whyNot(can, reorderReasonTexts)
  const look = { variant: 'outlined', startIcon: <ReplayOutlined />, loading: isRunning } as const
  return (
    <>
      <ReasonButton {...look} reason={reason} onClick={() => void reorder()}>
        {texts.again}
      </ReasonButton>
      {other && (
        <ReasonButton
          {...look}
          reason={reason}
          onClick={() => void reorder({ marketKey: other.key, hierarchyId: other.hierarchyId })}
        >
          {texts.againFor(other.name)}
        </ReasonButton>
      )}
      <FeedbackDialog
        showErrorModal={error !== undefined}
        errorMessage={error ?? ''}
        onClose={forget}
      />
    </>
  )
}

/** A campaign of several dealers is reordered in its own market, to which its group belongs. */
function useOtherDealer({ category, market }: ReorderButtonsProps['campaign']) {
  const { selectedMarket } = useUserState()
  if (hasTrait(category, 'several-dealers') || selectedMarket?.type !== 'DEALER') return undefined
  return selectedMarket.key === market.key ? undefined : selectedMarket
}
