import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api, ApiError, useChange } from '../../../../api/index.ts'
import { useForm } from '../../../../ui/form/index.ts'
import { endDateOf, fieldsOf } from '../../../../widgets/coupons/index.ts'
import type { Coupon } from '../answers.ts'
import { placeOf, valuesOf, type CouponValues } from './coupon.rules.ts'
import { texts } from './texts.ts'
import type { Entered } from './use-entered.ts'

interface Meanwhile {
  before: Coupon
  now: Coupon
}

export interface Editing {
  /** The coupon that is edited; undefined makes a new one. */
  coupon: Coupon | undefined
  initial: CouponValues
  backWith: Entered['backWith']
}

/** The form of a coupon, and how it is saved; a refusal is thrown, for the form to show. */
export function useCouponForm({ coupon, initial, backWith }: Editing) {
  const navigate = useNavigate()
  // What the form was filled with: what is typed is compared to this, and its version is sent.
  const [base, setBase] = useState(coupon)
  const [meanwhile, setMeanwhile] = useState<Meanwhile>()
  const form = useForm<CouponValues>({ defaultValues: initial })
  const send = useSend(base)

  const save = async (values: CouponValues) => {
    try {
      const { key } = await send(values)
      await navigate(backWith(key) ?? '/')
    } catch (error) {
      if (base && isStale(error)) {
        const now = await presentState(base.key)
        setMeanwhile({ before: base, now })
        setBase(now)
        form.reset(valuesOf(now, values), KEEPING)
      }
      throw error
    }
  }
  const takeOver = () => {
    if (!base) return
    setMeanwhile(undefined)
    form.reset(valuesOf(base, initial))
  }
  return { form, save, meanwhile, takeOver }
}

/** Sends a new coupon, or what is changed of the one that is known. */
function useSend(stored: Coupon | undefined): (values: CouponValues) => Promise<Coupon> {
  const options = { refreshes: [api.coupons.list, api.coupons.read], fails: false } as const
  const create = useChange(api.coupons.create, {
    ...options,
    success: ({ heading }) => texts.created(heading),
  })
  const update = useChange(api.coupons.update, {
    ...options,
    success: ({ heading }) => texts.saved(heading),
  })
  return (values) => {
    const content = { ...fieldsOf(values), endDate: endDateOf(values) }
    if (!stored) return create.attempt({ query: {}, body: { ...content, ...placeOf(values) } })
    const params = { key: String(stored.key) }
    return update.attempt({ params, query: {}, body: { ...content, version: stored.version } })
  }
}

/** What was typed stays, and counts as not saved. */
const KEEPING = { keepDirtyValues: true, keepDirty: true, keepSubmitCount: true }

const isStale = (error: unknown) =>
  error instanceof ApiError && error.code === 'coupon.changed-meanwhile'

const presentState = (key: number): Promise<Coupon> =>
  api.coupons.read({ params: { key: String(key) }, query: {} }, { selection: false })
