import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { api, useChange } from '../../../api/index.ts'
import { FormDialog } from '../../../ui/form-dialog/index.ts'
import { useForm } from '../../../ui/form/index.ts'
import { WarningDialog } from '../../../ui/warning-dialog/index.ts'
import type { ChosenMarket } from '../../../widgets/markets/index.ts'
import { useUserState } from '../../../widgets/user-state/index.ts'
import {
  inWords,
  namedPerson,
  type Doing,
  type KnownPerson,
  type NamedPerson,
  type PersonValues,
} from './person-values.rules.ts'
import { PersonForm } from './person.form.tsx'
import { confirmTexts, eraseTexts, liftTexts, personTexts, suppressTexts } from './texts.ts'

const TEXTS = { suppress: suppressTexts, lift: liftTexts, erase: eraseTexts } as const

type Values = PersonValues<ChosenMarket>

interface PersonDialogProps {
  doing: Doing
  /** Where it is known already who it is; else the person is named first. */
  known?: KnownPerson
  onClose: () => void
}

/** Names a person, says what is going to happen, and does it when that is confirmed. */
export function PersonDialog({ doing, known, onClose }: PersonDialogProps) {
  const { selectedMarket } = useUserState()
  const [entered, setEntered] = useState<Values>()
  const where = known?.market ?? selectedMarket ?? null
  const form = useForm<Values>({ defaultValues: { ...EMPTY, where } })
  const title = known ? TEXTS[doing].titleOf(known.name) : TEXTS[doing].title
  return (
    <>
      <FormDialog form={form} width="sm" title={title} onClose={onClose}>
        {(leave) => (
          <PersonForm
            form={form}
            doing={doing}
            isKnown={known !== undefined}
            label={title}
            onSubmit={setEntered}
            onCancel={leave}
          />
        )}
      </FormDialog>
      {entered && (
        <Confirmation
          doing={doing}
          known={known}
          entered={entered}
          onBack={() => setEntered(undefined)}
          onDone={onClose}
        />
      )}
    </>
  )
}

interface ErasingProps {
  known: KnownPerson
  onBack: () => void
  onDone: () => void
}

/** Of a known person there is nothing to be named: it asks once, and says what is lost. */
export function Erasing({ known, onBack, onDone }: ErasingProps) {
  const entered = { ...EMPTY, where: known.market }
  return (
    <Confirmation doing="erase" known={known} entered={entered} onBack={onBack} onDone={onDone} />
  )
}

interface ConfirmationProps {
  doing: Doing
  known: KnownPerson | undefined
  entered: Values
  onBack: () => void
  onDone: () => void
}

function Confirmation({ doing, known, entered, onBack, onDone }: ConfirmationProps) {
  const { leaveAlone, isRunning } = useLeaveAlone(doing)
  const person = known?.person ?? namedPerson(entered)
  const who = known?.name ?? inWords(person)
  const where = entered.where?.name ?? ''
  const act = async () => {
    if (await leaveAlone(entered, person)) onDone()
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
      {known && doing === 'erase' ? (
        <>
          <Typography>{eraseTexts.doesAtDealer(where)}</Typography>
          <Typography sx={{ mt: 2 }}>{eraseTexts.elsewhere}</Typography>
        </>
      ) : (
        <Typography>{TEXTS[doing].does(where, personTexts.channels[entered.channel])}</Typography>
      )}
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
  leaveAlone: (values: Values, person: NamedPerson) => Promise<boolean>
  isRunning: boolean
}

/** Suppresses mail to a person, lifts that, or erases the person. */
function useLeaveAlone(doing: Doing): LeavingAlone {
  const options = {
    refreshes: [api.customers.market, api.customers.customer],
    selection: false,
  } as const
  const suppress = useChange(api.customers.suppress, {
    ...options,
    success: ({ households }) => suppressTexts.done(households),
  })
  const erase = useChange(api.customers.erase, {
    // Of who is erased there is nothing to be loaded again.
    refreshes: [api.customers.market],
    selection: false,
    success: ({ households }) => eraseTexts.done(households),
  })
  const lift = useChange(api.customers.liftSuppression, {
    ...options,
    success: ({ lifted, households }) => liftTexts.done(lifted, households),
  })
  const leaveAlone = async (values: Values, person: NamedPerson) => {
    const { where, channel, reason, liftedFor } = values
    if (!where) return false
    const what = { marketKey: where.key, person }
    const does = {
      suppress: () => suppress.run({ body: { ...what, channel, reason } }),
      lift: () => lift.run({ body: { ...what, channel, reason: liftedFor } }),
      erase: () => erase.run({ body: what }),
    }
    return (await does[doing]()) !== undefined
  }
  return { leaveAlone, isRunning: suppress.isRunning || lift.isRunning || erase.isRunning }
}
