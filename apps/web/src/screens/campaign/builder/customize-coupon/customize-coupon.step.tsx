import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { campaignAbilityTexts } from '@marquee/rules/campaigns'
import { couponReturn } from '@marquee/rules/coupons'
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import { useFieldArray, useFormState, useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { whyNot } from '../../../../api/index.ts'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import { GroupBox, namesOfErrors, useField } from '../../../../ui/form/index.ts'
import { Item, ItemList, useOpenItem } from '../../../../ui/item-list/index.ts'
import { RowsSkeleton } from '../../../../ui/states/index.ts'
import { couponIn } from '../../../../widgets/coupons/index.ts'
import { attachmentOf, type Coupon } from '../attached-coupon.rules.ts'
import { useBuilder } from '../builder.ts'
import { howLong } from '../facts.rules.ts'
import { StepForm } from '../step-form.tsx'
import { StepTitle } from '../step-title.tsx'
import { withCreative } from '../steps.rules.ts'
import { useCampaignStep } from '../use-campaign-step.ts'
import { useNeighbours, type Neighbours } from '../use-neighbours.ts'
import { useSaving } from '../use-saving.ts'
import {
  attachmentsOf,
  differencesOf,
  typed,
  valuesOf,
  type CouponsValues,
  type TypedCoupon,
} from './coupons-values.rules.ts'
import { FewerCoupons } from './fewer-coupons.tsx'
import { EditedCoupon } from './edited-coupon.tsx'
import { texts } from './texts.ts'
import { CampaignPiece } from '../../../../widgets/campaigns/index.ts'
import {
  refuseHalfDays,
  useCouponsForm,
  useTypedCreative,
  type CouponsForm,
} from './use-coupons-form.ts'

/** The coupons of a step's piece: which ones, in which order, and what they say in this campaign. */
export function Step() {
  const { campaign } = useBuilder()
  const { step, name } = useCampaignStep()
  const coupons = useCouponsForm()
  const { form } = coupons
  const { coupon, neighbours } = useEntered()
  const index = step.creative.attachments.findIndex(({ couponKey }) => couponKey === coupon)
  const first = index === -1 ? undefined : `attachments.${index}`
  const items = useOpenItem(form.control, 'attachments', first)
  const saving = useSaving()
  const { key, opted, creative, fulfillmentChannels, fulfillmentChannelVariations } = step
  const decided = { key, opted, fulfillmentChannels, fulfillmentChannelVariations }
  return (
    <>
      <StepTitle intro={texts.intro}>{name ? texts.titleOf(name) : texts.title}</StepTitle>
      <StepForm
        form={form}
        saving={saving}
        neighbours={neighbours}
        valuesOf={valuesOf(key)}
        typed={(values) =>
          withCreative(campaign, key, { ...creative, attachments: attachmentsOf(values) })
        }
        label={texts.form}
        differences={differencesOf}
        reason={whyNot(campaign.can.saveStep, campaignAbilityTexts)}
        save={async (values) => {
          refuseHalfDays(values)
          const attachments = attachmentsOf(values)
          return saving.saveStep({ ...decided, creative: { ...creative, attachments } })
        }}
      >
        <Box sx={columns}>
          <CouponItems coupons={coupons} items={items} />
          <Preview coupons={coupons} items={items} />
        </Box>
      </StepForm>
    </>
  )
}

const columns = {
  display: 'grid',
  alignItems: 'start',
  gap: 8,
  gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  // What gets focus is seen between the coupon, where it stands above, and the buttons below.
  '& :is(input, textarea, [role="combobox"])': {
    scrollMarginTop: { xs: '18rem', lg: '5rem' },
    scrollMarginBottom: '7rem',
  },
}

const KEY = /^[1-9]\d{0,9}$/

interface Entered {
  /** The coupon that a link opened for editing. */
  coupon: number | undefined
  /** The steps before and after; both are the creative for a person who came from there. */
  neighbours: Neighbours
}

/** By which way the coupons were entered, as the address says. */
function useEntered(): Entered {
  const [search] = useSearchParams()
  const { campaign } = useBuilder()
  const { step } = useCampaignStep()
  const usual = useNeighbours()
  const coupon = keyIn(search, 'coupon')
  const creative = keyIn(search, 'creative')
  if (creative === undefined) return { coupon, neighbours: usual }
  const back = couponReturn('CAMPAIGN_BUILDER_TO_EDIT_COUPON_WITH_CREATIVE', {
    campaign: campaign.key,
    step: step.key,
    creative,
  })
  return { coupon, neighbours: back.ok ? { previous: back.value, next: back.value } : usual }
}

function keyIn(search: URLSearchParams, name: string): number | undefined {
  const text = search.get(name)
  return text !== null && KEY.test(text) ? Number(text) : undefined
}

/** Loaded when the first coupon is opened. */
const CouponBody = lazy(async () => {
  const { CouponBody: Body } = await import('./coupon-body.tsx')
  return { default: Body }
})

/** Loaded when a coupon is to be chosen. */
const CouponChooser = lazy(async () => {
  const { CouponChooser: Chooser } = await import('./coupon-chooser.tsx')
  return { default: Chooser }
})

const LIST = 'attachments'
const itemAt = (at: number) => `${LIST}.${at}` as const

/** One coupon is open at a time. */
interface OpenItems {
  isOpen: (item: string) => boolean
  toggle: (item: string) => void
  move: (from: string, to: string) => void
}

interface CouponItemsProps {
  coupons: CouponsForm
  items: OpenItems
}

/** The coupons in the order in which they stand on the piece, each of which opens to be edited. */
function CouponItems({ coupons, items }: CouponItemsProps) {
  const { form, earliest } = coupons
  const { step: campaignStep } = useCampaignStep()
  const [isChoosing, setChoosing] = useState(false)
  const { fields, append, move, remove } = useFieldArray({ control: form.control, name: LIST })
  const { targetAttachmentCount: target } = campaignStep.creative
  const isFull = fields.length >= target
  const take = (coupon: Coupon) => {
    const isOver = coupon.endDate !== null && coupon.endDate < earliest
    append(typed(attachmentOf(isOver ? { ...coupon, endDate: null } : coupon)), {
      shouldFocus: false,
    })
    setChoosing(false)
    if (!items.isOpen(itemAt(fields.length))) items.toggle(itemAt(fields.length))
  }
  const step = (at: number, by: -1 | 1) => {
    move(at, at + by)
    items.move(itemAt(at), itemAt(at + by))
  }
  return (
    <CouponsBox coupons={coupons} count={fields.length} target={target}>
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
      <FewerCoupons count={fields.length} />
      {isChoosing && (
        <Suspense>
          <CouponChooser onChoose={take} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </CouponsBox>
  )
}

interface CouponsBoxProps {
  coupons: CouponsForm
  count: number
  target: number
  children: ReactNode
}

/** What is wrong with the coupons as a whole. It renders at every key press, and not what stands in it. */
function CouponsBox({ coupons, count, target, children }: CouponsBoxProps) {
  const { place, invalid, message } = useField<CouponsValues, TypedCoupon[]>({
    control: coupons.form.control,
    name: LIST,
    label: texts.coupons,
  })
  return (
    <GroupBox
      label={texts.count(count, target)}
      error={invalid}
      help={message ?? (count === 0 && texts.none)}
      place={place}
    >
      {children}
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
  const { form, ends, earliest } = coupons
  const { errors } = useFormState({ control: form.control })
  useWatch({ control: form.control, name: itemAt(at) })
  const words = useMemo(() => couponIn(form, `${itemAt(at)}.customValues`), [form, at])
  const values = attachmentsOf(form.getValues())[at]?.customValues
  if (!values) return null
  const isWrong = namesOfErrors(errors).some((name) => name.startsWith(`${itemAt(at)}.`))
  return (
    <Item
      {...item}
      place={at + 1}
      name={values.heading || texts.unnamed}
      note={[values.offerTitle, howLong(values.endDate, ends)].filter(Boolean).join(' · ')}
      {...(isWrong && { problem: texts.wrong })}
    >
      {() => (
        <Suspense fallback={<RowsSkeleton rows={4} />}>
          <CouponBody form={words} values={values} ends={ends} earliest={earliest} />
        </Suspense>
      )}
    </Item>
  )
}

interface PreviewProps {
  coupons: CouponsForm
  items: OpenItems
}

/** The coupon that is edited, and the whole piece. */
function Preview({ coupons, items }: PreviewProps) {
  return (
    <Box component="aside" aria-label={texts.preview} sx={place}>
      <OpenCoupon coupons={coupons} items={items} />
      <Box>
        <Typography variant="subtitle2" component="h3" sx={{ mb: 2 }}>
          {texts.piece}
        </Typography>
        <TypedPiece coupons={coupons} />
      </Box>
    </Box>
  )
}

/** Drawn again at each key press. */
function OpenCoupon({ coupons, items }: PreviewProps) {
  const { attachments } = useTypedCreative(coupons)
  const edited = attachments.find((_, at) => items.isOpen(itemAt(at)))
  if (!edited) return null
  return (
    <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 2 }}>
        {texts.coupon}
      </Typography>
      <EditedCoupon coupon={edited.customValues} ends={coupons.ends} />
    </Box>
  )
}

/** Drawn again at each key press. */
function TypedPiece({ coupons }: Pick<PreviewProps, 'coupons'>) {
  const { campaign } = useBuilder()
  const { step } = useCampaignStep()
  const creative = useTypedCreative(coupons)
  if (creative.creativeTemplateKey === null) {
    return <Typography sx={{ color: 'text.secondary' }}>{texts.noCreative}</Typography>
  }
  return (
    <CampaignPiece
      campaign={campaign}
      step={{ key: step.key, creative }}
      size="large"
      showsCoupons
    />
  )
}

const place = {
  display: 'grid',
  gap: 6,
  position: { lg: 'sticky' },
  top: '5rem',
  '--piece-height': '44dvh',
}
