import { defaultEndDate } from '@marquee/rules/coupons'
import { pieceCoupon } from '@marquee/rules/pieces'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { api, useAnswers } from '../../../../api/index.ts'
import { Filter } from '../../../../ui/filter/index.ts'
import { PlainDialog } from '../../../../ui/plain-dialog/index.ts'
import { useToday } from '../../../../widgets/calendar/index.ts'
import { MarketChoice, type ChosenMarket } from '../../../../widgets/markets/index.ts'
import { asMailed, CreativePreview, previewLink } from '../../../../widgets/pieces/index.ts'
import type { CreativeValues, TemplateValues } from '../../../../widgets/templates/index.ts'
import { useSelectedDealerOf } from '../../../../widgets/user-state/index.ts'
import { contentOf } from './content.rules.ts'
import type { PaneProps } from './parts.tsx'
import { asDealerTexts as texts } from './texts.ts'
import { useCreatives } from './use-creatives.ts'

/** From every part of the form: its pieces in the name of a dealer, as they are written just now. */
export function AsDealerButton({ form }: PaneProps) {
  const [shown, setShown] = useState<TemplateValues>()
  return (
    <>
      <Button variant="text" onClick={() => setShown(form.getValues())}>
        {texts.open}
      </Button>
      {shown && <AsDealerDialog values={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}

interface AsDealerDialogProps {
  values: TemplateValues
  onClose: () => void
}

function AsDealerDialog({ values, onClose }: AsDealerDialogProps) {
  const { hierarchyId, name, creativeTemplates } = values
  // Who works for a dealer of the brand begins with that one.
  const selected = useSelectedDealerOf(hierarchyId)
  const [dealer, setDealer] = useState<ChosenMarket | null>(selected)
  const [place, setPlace] = useState('0')
  const { nameOf } = useCreatives(hierarchyId)
  const piece = creativeTemplates[Number(place)]
  return (
    <PlainDialog open title={texts.title(name)} width="md" fillsNarrow onClose={onClose}>
      {piece ? (
        <>
          <Box sx={{ display: 'grid', justifyItems: 'start', gap: 3, my: 3 }}>
            <MarketChoice
              type="DEALER"
              hierarchyId={hierarchyId}
              value={dealer}
              onChange={setDealer}
              around={{ sx: { width: '100%', maxWidth: '32rem' } }}
              input={{ label: texts.dealer, helperText: texts.hint }}
            />
            {creativeTemplates.length > 1 && (
              <Filter
                label={texts.piece}
                value={place}
                choices={creativeTemplates.map(({ stepNumber, name: called, ...one }, at) => [
                  String(at),
                  texts.unnamedPiece(stepNumber, called || nameOf(one.creativeTemplateKey)),
                ])}
                onChange={setPlace}
              />
            )}
          </Box>
          <Piece values={values} piece={piece} dealer={dealer} />
        </>
      ) : (
        <Typography sx={{ my: 4 }}>{texts.noPieces}</Typography>
      )}
    </PlainDialog>
  )
}

interface PieceProps {
  values: TemplateValues
  piece: CreativeValues
  /** A sample where there is none. */
  dealer: ChosenMarket | null
}

/** With its default coupons, which end when they would if a campaign began today. */
function Piece({ values, piece, dealer }: PieceProps) {
  const { creatives } = useCreatives(values.hierarchyId)
  const today = useToday(dealer?.timeZone)
  const { category, mailDate, campaignEndDate } = contentOf(values)
  const expires = defaultEndDate({ category, mailDate, campaignEndDate, today })
  const couponKeys = piece.defaultCoupons.map(({ couponKey }) => couponKey)
  const coupons = useAnswers(
    api.coupons.read,
    couponKeys.map((key) => ({ params: { key: String(key) }, query: {} })),
  )
  const creative = creatives.find(({ key }) => key === piece.creativeTemplateKey)
  if (!creative) return null
  return (
    <CreativePreview
      creative={asMailed(creative)}
      marketKey={dealer?.key}
      composed={{ couponKeys }}
      coupons={coupons.map((coupon) =>
        pieceCoupon(coupon, { expires: coupon.endDate ?? expires, link: previewLink() }),
      )}
    />
  )
}
