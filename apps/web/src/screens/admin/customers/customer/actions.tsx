import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api, useChange, whyNot } from '../../../../api/index.ts'
import { paths } from '../../../../app/paths.ts'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import { downloadText } from '../../../../ui/grid/index.ts'
import type { Customer } from '../answers.ts'
import { Erasing, PersonDialog } from '../person-dialog.tsx'
import { reasons } from '../texts.ts'
import { CorrectDialog } from './correct-dialog.tsx'
import { knownPerson } from './customer.rules.ts'
import { texts } from './texts.ts'

type Doing = 'correct' | 'suppress' | 'lift' | 'erase'

const { actions } = texts

/** What can be done about a customer. */
export function CustomerActions({ customer }: { customer: Customer }) {
  const [doing, setDoing] = useState<Doing>()
  const { can, suppressions } = customer
  const stop = () => setDoing(undefined)
  const suppressing = whyNot(can.suppress, reasons)
  return (
    <>
      <ExportButton customer={customer} />
      <ReasonButton variant="outlined" reason={suppressing} onClick={() => setDoing('suppress')}>
        {actions.suppress}
      </ReasonButton>
      {suppressions.length > 0 && (
        <ReasonButton variant="outlined" reason={suppressing} onClick={() => setDoing('lift')}>
          {actions.lift}
        </ReasonButton>
      )}
      <ReasonButton
        variant="outlined"
        reason={whyNot(can.erase, reasons)}
        onClick={() => setDoing('erase')}
      >
        {actions.erase}
      </ReasonButton>
      <ReasonButton
        variant="contained"
        reason={whyNot(can.correct, reasons)}
        onClick={() => setDoing('correct')}
      >
        {actions.correct}
      </ReasonButton>
      <Dialog customer={customer} doing={doing} onClose={stop} />
    </>
  )
}

interface DialogProps {
  customer: Customer
  doing: Doing | undefined
  onClose: () => void
}

function Dialog({ customer, doing, onClose }: DialogProps) {
  const navigate = useNavigate()
  if (doing === undefined) return null
  if (doing === 'correct') return <CorrectDialog customer={customer} onClose={onClose} />
  const known = knownPerson(customer)
  if (doing === 'erase') {
    const leave = () => void navigate(paths.customers, { replace: true })
    return <Erasing known={known} onBack={onClose} onDone={leave} />
  }
  return <PersonDialog doing={doing} known={known} onClose={onClose} />
}

function ExportButton({ customer: { marketKey, household } }: { customer: Customer }) {
  const exporting = useChange(api.customers.export, { selection: false, success: texts.exported })
  const save = async () => {
    const params = { marketKey: String(marketKey), household: String(household) }
    const file = await exporting.run({ params })
    if (file) downloadText(file.fileName, file.text, texts.fileType)
  }
  return (
    <ReasonButton variant="outlined" loading={exporting.isRunning} onClick={() => void save()}>
      {actions.export}
    </ReasonButton>
  )
}
