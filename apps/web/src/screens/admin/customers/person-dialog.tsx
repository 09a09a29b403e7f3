import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { api, useChange } from '../../../api/index.ts'
import { FormDialog } from '../../../ui/form-dialog/index.ts'
import { useForm } from '../../../ui/form/index.ts'
import { WarningDialog } from '../../../ui/warning-dialog/index.ts'
import type { ChosenMarket } from '../../../widgets/markets/index.ts'
import { useUserState } from '../../../widgets/user-state/index.ts'
import { inWords, namedPerson, type Doing, type PersonValues } from './person-values.rules.ts'
import { PersonForm } from './person.form.tsx'
import { confirmTexts, eraseTexts, liftTexts, personTexts, suppressTexts } from './texts.ts'

const TEXTS = { suppress: suppressTexts, lift: liftTexts, erase: eraseTexts } as const

type Values = PersonValues<ChosenMarket>

interface PersonDialogProps {
  doing: Doing
  onClose: () => void
}

/** Names a person, says what is going to happen, and does it when that is confirmed. */
export function PersonDialog({ doing, onClose }: PersonDialogProps) {
  const { selectedMarket } = useUserState()
  const [entered, setEntered] = useState<Values>()
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
            onSubmit={setEntered}
            onCancel={leave}
          />
        )}
      </FormDialog>
      {entered && (
        <Confirmation
          doing={doing}
          entered={entered}
          onBack={() => setEntered(undefined)}
          onDone={onClose}
        />
      )}
    </>
  )
}

interface ConfirmationProps {
  doing: Doing
  entered: Values
  onBack: () => void
  onDone: () => void
}

function Confirmation({ doing, entered, onBack, onDone }: ConfirmationProps) {
  const { leaveAlone, isRunning } = useLeaveAlone(doing)
  const who = inWords(namedPerson(entered))
  const where = entered.where?.name ?? ''
  const act = async () => {
    if (await leaveAlone(entered)) onDone()
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
      <Typography>{TEXTS[doing].does(where, personTexts.channels[entered.channel])}</Typography>
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

interface LeavingAlone {
  /** Did it work? If not, the reason has been shown. */
  leaveAlone: (values: PersonValues<ChosenMarket>) => Promise<boolean>
  isRunning: boolean
}

/** Suppresses mail to a person, lifts that, or erases the person. */
function useLeaveAlone(doing: Doing): LeavingAlone {
  const options = { refreshes: [api.customers.market], selection: false } as const
  const suppress = useChange(api.customers.suppress, {
    ...options,
    success: ({ households }) => suppressTexts.done(households),
  })
  const erase = useChange(api.customers.erase, {
    ...options,
    success: ({ households }) => eraseTexts.done(households),
  })
  const lift = useChange(api.customers.liftSuppression, {
    ...options,
    success: ({ lifted, households }) => liftTexts.done(lifted, households),
  })
  const leaveAlone = async (values: PersonValues<ChosenMarket>) => {
    const { where, channel, reason, liftedFor } = values
    if (!where) return false
    const what = { marketKey: where.key, person: namedPerson(values) }
    const does = {
      suppress: () => suppress.run({ body: { ...what, channel, reason } }),
      lift: () => lift.run({ body: { ...what, channel, reason: liftedFor } }),
      erase: () => erase.run({ body: what }),
    }
    return (await does[doing]()) !== undefined
  }
  return { leaveAlone, isRunning: suppress.isRunning || lift.isRunning || erase.isRunning }
}
