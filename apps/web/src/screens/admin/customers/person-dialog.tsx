import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useForm } from '../../../ui/form/index.ts'
import { FormDialog } from '../../../ui/form-dialog/index.ts'
import { WarningDialog } from '../../../ui/warning-dialog/index.ts'
import type { ChosenMarket } from '../../../widgets/markets/index.ts'
import { useUserState } from '../../../widgets/user-state/index.ts'
import { inWords, namedPerson, type Doing, type PersonValues } from './person-values.rules.ts'
import { PersonForm } from './person.form.tsx'
import { confirmTexts, eraseTexts, liftTexts, personTexts, suppressTexts } from './texts.ts'
import { useLeaveAlone } from './use-leave-alone.ts'

const TEXTS = { suppress: suppressTexts, lift: liftTexts, erase: eraseTexts } as const

type Values = PersonValues<ChosenMarket>

interface PersonDialogProps {
  doing: Doing
  onClose: () => void
}

/** Names a person, says what is going to happen, and does it when that is confirmed. */
export function PersonDialog({ doing, onClose }: PersonDialogProps) {
  const { selectedMarket } = useUserState()
  const [asked, setAsked] = useState<Values>()
  const form = useForm<Values>({ defaultValues: { ...EMPTY, where: selectedMarket ?? null } })
  const { title } = TEXTS[doing]
  return (
    <>
      <FormDialog form={form} width="sm" title={title} onClose={onClose}>
        {(leave) => (
          <PersonForm
            form={form}
            doing={doing}
            label={title}
            onSubmit={setAsked}
            onCancel={leave}
          />
        )}
      </FormDialog>
      {asked && (
        <Confirmation
          doing={doing}
          asked={asked}
          onBack={() => setAsked(undefined)}
          onDone={onClose}
        />
      )}
    </>
  )
}

interface ConfirmationProps {
  doing: Doing
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
      title={TEXTS[doing].asks(who)}
      question=""
      leftLabel={confirmTexts.no}
      rightLabel={confirmTexts.yes[doing]}
      onClose={onBack}
      onContinue={() => void act()}
      busy={isRunning}
    >
      <Typography>{TEXTS[doing].does(where, personTexts.channels[asked.channel])}</Typography>
      {doing !== 'lift' && (
        <Typography sx={{ mt: 2, fontWeight: 'fontWeightMedium' }}>{confirmTexts.final}</Typography>
      )}
    </WarningDialog>
  )
}

const EMPTY: Values = {
  where: null,
  knownBy: 'EMAIL',
  email: '',
  lastName: '',
  line1: '',
  postalCode: '',
  channel: 'ALL',
  reason: 'OPTED_OUT',
  liftedFor: 'CONSENTED',
}
