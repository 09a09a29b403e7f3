import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Failures } from '../../../ui/failures/index.ts'
import { ChoiceBar, type ChoiceState } from '../../../ui/grid/index.ts'
import { ReasonDialog } from '../../../ui/reason-dialog/index.ts'
import { WarningDialog } from '../../../ui/warning-dialog/index.ts'
import { cancelTexts, type CampaignSummary } from '../../../widgets/campaigns/index.ts'
import { ACTS, fitFor, type Act } from './several.rules.ts'
import { severalTexts as texts } from './texts.ts'
import { useSeveral } from './use-several.ts'

const MOST_OF_REASON = 500
/** More names are not read before a question is answered. */
const MOST_NAMED = 8

/** What can be done with the campaigns that are chosen in the list, and what became of it. */
export function SeveralBar({ choosing }: { choosing: ChoiceState<CampaignSummary> }) {
  const several = useSeveral()
  const [asking, setAsking] = useState<Act>()
  const chosen = [...choosing.choice.named.values()]
  const carryOut = async (act: Act, reason?: string) => {
    const failed = await several.run(act, fitFor(act, chosen), reason)
    setAsking(undefined)
    choosing.clear()
    choosing.add(failed.map(({ campaign }) => campaign))
  }
  return (
    <>
      <ChoiceBar {...choosing} things={texts.things}>
        {ACTS.map((act) => {
          const count = fitFor(act, chosen).length
          if (count === 0) return null
          return (
            <Button
              key={act}
              size="small"
              disabled={several.isRunning}
              onClick={() => (act === 'favorite' ? void carryOut(act) : setAsking(act))}
            >
              {texts.act[act](count)}
            </Button>
          )
        })}
      </ChoiceBar>
      <Box sx={{ mx: 4, mt: several.failures.length > 0 ? 3 : 0 }}>
        <Failures
          title={texts.failed(several.failures.length)}
          failures={several.failures.map(({ campaign: { key }, words }) => ({ key, words }))}
          onClose={several.forgetFailures}
        />
      </Box>
      {asking && (
        <Question
          act={asking}
          campaigns={fitFor(asking, chosen)}
          isRunning={several.isRunning}
          onYes={(reason) => carryOut(asking, reason)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}

interface QuestionProps {
  act: Act
  campaigns: readonly CampaignSummary[]
  isRunning: boolean
  onYes: (reason?: string) => Promise<void>
  onClose: () => void
}

/** One question for all of them. */
function Question({ act, campaigns, isRunning, onYes, onClose }: QuestionProps) {
  const title = texts.act[act](campaigns.length)
  const dealers = campaigns.reduce((all, { dealerCount }) => all + (dealerCount ?? 0), 0)
  if (act === 'cancel') {
    return (
      <ReasonDialog
        title={title}
        intro={`${texts.why.cancel} ${namesOf(campaigns)}`}
        hint={cancelTexts.hint}
        isOptional
        leave={texts.keep}
        most={MOST_OF_REASON}
        onDecide={onYes}
        onClose={onClose}
      />
    )
  }
  return (
    <WarningDialog
      open
      title={`${title}?`}
      busy={isRunning}
      onContinue={() => void onYes()}
      onClose={onClose}
    >
      <Typography>{texts.why[act]}</Typography>
      {act === 'delete' && dealers > 0 && (
        <Typography sx={{ mt: 2 }}>{texts.dealersToo(dealers)}</Typography>
      )}
      <Typography sx={{ mt: 2, overflowWrap: 'anywhere' }}>{namesOf(campaigns)}</Typography>
    </WarningDialog>
  )
}

function namesOf(campaigns: readonly CampaignSummary[]): string {
  const names = campaigns.slice(0, MOST_NAMED).map(({ name }) => `“${name}”`)
  return texts.names(names.join(', '), campaigns.length - names.length)
}
