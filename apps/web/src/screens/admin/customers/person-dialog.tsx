import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useForm } from '../../../ui/form/index.ts'
import { FormDialog } from '../../../ui/form-dialog/index.ts'
import { WarningDialog } from '../../../ui/warning-dialog/index.ts'
import type { ChosenMarket } from '../../../widgets/markets/index.ts'
import { useUserState } from '../../../widgets/user-state/index.ts'
import { inWords, namedPerson, type PersonValues } from './person-values.rules.ts'
import { PersonForm } from './person.form.tsx'
import { confirmTexts, eraseTexts, personTexts, suppressTexts } from './texts.ts'
import { useLeaveAlone } from './use-leave-alone.ts'

type Values = PersonValues<ChosenMarket>

interface PersonDialogProps {
  doing: 'suppress' | 'erase'
  onClose: () => void
}

/** Names a person, says what is going to happen, and does it when that is confirmed. */
export function PersonDialog({ doing, onClose }: PersonDialogProps) {
  const { selectedMarket } = useUserState()
  const [asked, setAsked] = useState<Values>()
  const form = useForm<Values>({ defaultValues: { ...EMPTY, where: selectedMarket ?? null } })
  const { title } = doing === 'erase' ? eraseTexts : suppressTexts
  return (
    <>
      <FormDialog form={form} width="sm" title={title} onClose={onClose}>
        {(leave) => (
          <PersonForm {...{ form, doing }} label={title} onSubmit={setAsked} onCancel={leave} />
        )}
      </FormDialog>
      {asked && (
        <Confirmation {...{ doing, asked }} onBack={() => setAsked(undefined)} onDone={onClose} />
      )}
    </>
  )
}

interface ConfirmationProps {
  doing: 'suppress' | 'erase'
  asked: Values
  onBack: () => void
  onDone: () => void
}

function Confirmation({ doing, asked, onBack, onDone }: ConfirmationProps) {
  const { leaveAlone, isRunning } = useLeaveAlone(doing)
  const who = inWords(namedPerson(asked))
  const where = asked.where?.name ?? ''
  const act = async () => {
    if (await leaveAlone(asked)) onDone()
    else onBack()
  }
  return (
    <WarningDialog
      open
      title={(doing === 'erase' ? eraseTexts : suppressTexts).asks(who)}
      question=""
      leftLabel={confirmTexts.no}
      rightLabel={confirmTexts.yes[doing]}
      onClose={onBack}
      onContinue={() => void act()}
      busy={isRunning}
    >
      <Typography>
        {doing === 'erase'
          ? eraseTexts.does(where)
          : suppressTexts.does(where, personTexts.channels[asked.channel])}
      </Typography>
      <Typography sx={{ mt: 2, fontWeight: 'fontWeightMedium' }}>{confirmTexts.final}</Typography>
    </WarningDialog>
  )
}

const EMPTY: Values = {
  ...{ where: null, knownBy: 'EMAIL', email: '', lastName: '', line1: '', postalCode: '' },
  ...{ channel: 'ALL', reason: 'OPTED_OUT' },
}
