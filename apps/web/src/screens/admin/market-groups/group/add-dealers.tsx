import { useSearchParams } from 'react-router'
import { whyNot } from '../../../../api/index.ts'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import { groupPart } from '../address.ts'
import type { MarketGroup } from '../answers.ts'
import { reasons } from '../texts.ts'
import { AddDealersDialog } from './add-dealers-dialog.tsx'
import { dealerTexts } from './texts.ts'

/** The way to more dealers; a group that was just created comes here with it open. */
export function AddDealers({ group }: { group: MarketGroup }) {
  const [inAddress, setInAddress] = useSearchParams()
  const { can } = group
  const open = () => setInAddress(groupPart.adding, { preventScrollReset: true })
  const close = () => setInAddress('', { replace: true, preventScrollReset: true })
  return (
    <>
      <ReasonButton variant="contained" reason={whyNot(can.change, reasons)} onClick={open}>
        {dealerTexts.add}
      </ReasonButton>
      {inAddress.has(groupPart.adding) && can.change.ok && (
        <AddDealersDialog group={group} onClose={close} />
      )}
    </>
  )
}
