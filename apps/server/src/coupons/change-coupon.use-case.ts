import type { coupons } from '@marquee/contract/coupons'
import { changeCoupon as mayChange, mayManageCoupon } from '@marquee/rules/coupons'
import { accept, refuse } from '@marquee/rules/result'
import type { UseCase } from '../platform/use-case.ts'
import { couponColumns } from './coupon-fields.check.ts'
import { couponsStore } from './coupons.store.ts'
import { couponNow } from './coupon.present.ts'

export const changeCoupon: UseCase<typeof coupons.update> = async (call) => {
  const { params, body, person, use, now, announce } = call
  const known = await use(couponsStore).find(params.key)
  if (!known) return refuse('not-found')
  const managed = mayManageCoupon(person, known)
  if (!managed.ok) return managed
  const allowed = mayChange(known, body)
  if (!allowed.ok) return allowed
  const columns = await couponColumns(body, known, call)
  if (!columns.ok) return columns

  const by = { savedBy: person.key, savedAt: new Date(now) }
  const saved = await use(couponsStore).save(known, { ...columns.value, ...by, status: 'ACTIVE' })
  if (!saved) return refuse('coupon.changed-meanwhile')
  announce({ key: saved.key, status: saved.status })
  return couponNow(saved.key, person, use)
}

export const retireCoupon: UseCase<typeof coupons.retire> = async (call) => {
  const { params, person, use, now, announce } = call
  const known = await use(couponsStore).find(params.key)
  if (!known) return refuse('not-found')
  const managed = mayManageCoupon(person, known)
  if (!managed.ok) return managed
  if (known.status === 'RETIRED') return refuse('coupon.retired')
  const by = { savedBy: person.key, savedAt: new Date(now) }
  const saved = await use(couponsStore).save(known, { ...by, status: 'RETIRED' })
  if (!saved) return refuse('coupon.changed-meanwhile')
  announce({ key: saved.key })
  return accept({ key: saved.key, status: saved.status })
}
