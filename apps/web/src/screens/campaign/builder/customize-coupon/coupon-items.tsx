import AddIcon from '@mui/icons-material/Add'
import { lazy, Suspense, useState } from 'react'
import { useFieldArray, useFormState } from 'react-hook-form'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import { GroupBox, namesOfErrors, useField } from '../../../../ui/form/index.ts'
import { Item, ItemList } from '../../../../ui/item-list/index.ts'
import { RowsSkeleton } from '../../../../ui/states/index.ts'
import { couponIn } from '../../../../widgets/coupons/index.ts'
import { attachmentOf, type Coupon } from '../attached-coupon.rules.ts'
import { typed, type CouponsValues, type TypedCoupon } from './coupons-values.rules.ts'
import { texts } from './texts.ts'
import type { CouponsForm } from './use-coupons-form.ts'

/** Loaded when the first coupon is opened. */
const CouponBody = lazy(async () => {
  const { CouponBody: Body } = await import('./coupon-body.tsx')
  return { default: Body }
})

/** Loaded when somebody chooses one. */
const CouponChooser = lazy(async () => {
  const { CouponChooser: Chooser } = await import('./coupon-chooser.tsx')
  return { default: Chooser }
})

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
    control,
    name: LIST,
    label: texts.coupons,
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
            coupons={coupons}
            at={at}
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
      {isChoosing && (
        <Suspense>
          <CouponChooser onChoose={take} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
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
        <Suspense fallback={<RowsSkeleton rows={4} />}>
          <CouponBody form={words} values={values} standard={standard} earliest={earliest} />
        </Suspense>
      )}
    </Item>
  )
}
