import { channelNames } from '@marquee/rules/channels'
import { limitInWords } from '@marquee/rules/contact-pressure'
import Typography from '@mui/material/Typography'
import { api, useChange } from '../../../api/index.ts'
import { WarningDialog } from '../../../ui/warning-dialog/index.ts'
import type { BrandLimits, ChannelLimit } from './answers.ts'
import { texts } from './texts.ts'

interface RemoveDialogProps {
  brand: BrandLimits['brand']
  one: ChannelLimit
  onClose: () => void
}

/** Asks before a limit is removed, and says what follows. */
export function RemoveDialog({ brand, one: { channel }, onClose }: RemoveDialogProps) {
  const change = useChange(api.contactPressure.change, {
    refreshes: [api.contactPressure.list],
    success: limitInWords(channel, null),
    selection: false,
  })
  const remove = async () => {
    await change.run({ params: { hierarchyId: brand.id }, body: { channel, limit: null } })
    onClose()
  }
  return (
    <WarningDialog
      open
      title={texts.removeTitle(channelNames[channel], brand.name)}
      question={null}
      leftLabel={texts.keep}
      rightLabel={texts.removeShort}
      onClose={onClose}
      onContinue={() => void remove()}
      busy={change.isRunning}
    >
      <Typography>{limitInWords(channel, null)}</Typography>
    </WarningDialog>
  )
}
