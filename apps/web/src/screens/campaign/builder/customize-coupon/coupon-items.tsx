import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useFieldArray, useFormState } from 'react-hook-form'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import { GroupBox, namesOfErrors, useField } from '../../../../ui/form/index.ts'
import { Item, ItemList } from '../../../../ui/item-list/index.ts'
import { couponIn, EndPart, OfferPart, WordsPart } from '../../../../widgets/coupons/index.ts'
import { attachmentOf, type Coupon } from '../attached-coupon.rules.ts'
import { CouponChooser } from './coupon-chooser.tsx'
import { EditedCoupon } from './edited-coupon.tsx'
import { typed, type CouponsValues, type TypedCoupon } from './coupons-values.rules.ts'
import { texts } from './texts.ts'
import type { CouponsForm } from './use-coupons-form.ts'

const LIST = 'attachments'
const itemAt = (at: number) => `${LIST}.${at}`

/** Of the coupons one is open at a time. */
export interface OpenItems {
  isOpen: (item: string) => boolean
  toggle: (item: string) => void
  move: (from: string, to: string) => void
}

interface CouponItemsProps {
  coupons: CouponsForm
  items: OpenItems
}

/** The coupons in the order in which they stand on the piece, each of which opens to be edited. */
export function CouponItems({ coupons, items }: CouponItemsProps) {
  const { form, held, earliest } = coupons
  const { control } = form
  const [isChoosing, setChoosing] = useState(false)
  const { fields, append, move, remove } = useFieldArray({ control, name: LIST })
  const { place, invalid, message } = useField<CouponsValues, TypedCoupon[]>({
    ...{ control, name: LIST, label: texts.coupons },
  })
  const { attachments, targetAttachmentCount: target } = held
  const isFull = attachments.length >= target
  const take = (coupon: Coupon) => {
    const isOver = coupon.endDate !== null && coupon.endDate < earliest
    append(typed(attachmentOf(isOver ? { ...coupon, endDate: null } : coupon)), {
      shouldFocus: false,
    })
    setChoosing(false)
    if (!items.isOpen(itemAt(attachments.length))) items.toggle(itemAt(attachments.length))
  }
  const step = (at: number, by: -1 | 1) => {
    move(at, at + by)
    items.move(itemAt(at), itemAt(at + by))
  }
  return (
    <GroupBox
      label={texts.count(attachments.length, target)}
      error={invalid}
      help={message ?? (attachments.length === 0 && texts.none)}
      place={place}
    >
      <ItemList label={texts.list}>
        {fields.map(({ id }, at) => (
          <CouponItem
            key={id}
            {...{ coupons, at }}
            count={fields.length}
            isOpen={items.isOpen(itemAt(at))}
            onToggle={() => items.toggle(itemAt(at))}
            onMove={(by) => step(at, by)}
            onRemove={() => remove(at)}
          />
        ))}
      </ItemList>
      <ReasonButton
        variant="outlined"
        startIcon={<AddIcon />}
        reason={isFull ? texts.full(target) : undefined}
        onClick={() => setChoosing(true)}
      >
        {texts.add}
      </ReasonButton>
      {isChoosing && <CouponChooser onChoose={take} onClose={() => setChoosing(false)} />}
    </GroupBox>
  )
}

interface CouponItemProps {
  coupons: CouponsForm
  at: number
  count: number
  isOpen: boolean
  onToggle: () => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function CouponItem({ coupons, at, ...item }: CouponItemProps) {
  const { form, held, standard, earliest } = coupons
  const { errors } = useFormState({ control: form.control })
  const values = held.attachments[at]?.customValues
  if (!values) return null
  const isWrong = namesOfErrors(errors).some((name) => name.startsWith(`${itemAt(at)}.`))
  const words = couponIn(form, `${itemAt(at)}.customValues`)
  return (
    <Item
      {...item}
      place={at + 1}
      name={values.heading || texts.unnamed}
      note={[values.offerTitle, texts.until(values.endDate ?? standard)]
        .filter(Boolean)
        .join(' · ')}
      {...(isWrong && { problem: texts.wrong })}
    >
      {() => (
        <>
          <Box sx={onTop}>
            <Box sx={{ maxWidth: '20rem', mx: 'auto' }}>
              <EditedCoupon coupon={values} standard={standard} />
            </Box>
          </Box>
          <WordsPart form={words} />
          <OfferPart form={words} offer="offer_1" />
          <OfferPart form={words} offer="offer_2" />
          <EndPart
            form={words}
            earliest={earliest}
            endDateHint={texts.endHint(standard, earliest)}
          />
        </>
      )}
    </Item>
  )
}

/** Where there is no room beside the form, the coupon stays in sight above it. */
const onTop = {
  // Above the labels of the fields that pass below it.
  ...{ display: { lg: 'none' }, position: 'sticky', top: '3.5rem', zIndex: 2, py: 2, mb: 3 },
  bgcolor: 'background.default',
}
