import { LIFTING_REASONS } from '@marquee/rules/customers'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { api, useChange } from '../../../../api/index.ts'
import { Filter } from '../../../../ui/filter/index.ts'
import { WarningDialog } from '../../../../ui/warning-dialog/index.ts'
import { personTexts } from '../texts.ts'
import { liftTexts, texts } from './texts.ts'
import type { ListedSuppression } from './use-suppressions.ts'

interface LiftDialogProps {
  of: ListedSuppression
  onClose: () => void
}

type LiftingReason = (typeof LIFTING_REASONS)[number]

/** Lifts one suppression, once it is said what that does and why it is done. */
export function LiftDialog({ of, onClose }: LiftDialogProps) {
  const [reason, setReason] = useState<LiftingReason>('CONSENTED')
  const lift = useChange(api.customers.liftListed, {
    refreshes: [api.customers.searchSuppressions, api.customers.market, api.customers.customer],
    success: liftTexts.done,
  })
  const act = async () => {
    await lift.run({ params: { suppression: String(of.key) }, body: { reason } })
    onClose()
  }
  return (
    <WarningDialog
      open
      title={liftTexts.title(of.person?.name ?? liftTexts.someone)}
      question=""
      leftLabel={liftTexts.no}
      rightLabel={liftTexts.yes}
      onClose={onClose}
      onContinue={() => void act()}
      busy={lift.isRunning}
    >
      <Typography>{liftTexts.does(of.marketName, texts.channels[of.channel])}</Typography>
      <Box sx={{ mt: 4 }}>
        <Filter<LiftingReason>
          label={liftTexts.why}
          value={reason}
          choices={LIFTING_REASONS.map((one) => [one, personTexts.liftedFor[one]] as const)}
          onChange={setReason}
        />
      </Box>
    </WarningDialog>
  )
}
