import type { coupons } from '@marquee/contract/coupons'
import { changeCoupon as mayChange, mayManageCoupon } from '@marquee/rules/coupons'
import { accept, refuse } from '@marquee/rules/result'
import type { UseCase } from '../platform/use-case.ts'
import { couponColumns } from './coupon-fields.check.ts'
import { couponsStore } from './coupons.store.ts'
import { couponNow } from './coupon.present.ts'

export const changeCoupon: UseCase<typeof coupons.update> = async (call) => {
  const { params, body, person, use, now, announce } = call
  const stored = await use(couponsStore).find(params.key)
  if (!stored) return refuse('not-found')
  const managed = mayManageCoupon(person, stored)
  if (!managed.ok) return managed
  const allowed = mayChange(stored, body)
  if (!allowed.ok) return allowed
  const columns = await couponColumns(body, stored, call)
  if (!columns.ok) return columns

  const by = { savedBy: person.key, savedAt: new Date(now) }
  const saved = await use(couponsStore).save(stored, { ...columns.value, ...by, status: 'ACTIVE' })
  if (!saved) return refuse('coupon.changed-meanwhile')
  announce({ key: saved.key, status: saved.status })
  return couponNow(saved.key, person, use)
}

export const retireCoupon: UseCase<typeof coupons.retire> = async (call) => {
  const { params, person, use, now, announce } = call
  const stored = await use(couponsStore).find(params.key)
  if (!stored) return refuse('not-found')
  const managed = mayManageCoupon(person, stored)
  if (!managed.ok) return managed
  if (stored.status === 'RETIRED') return refuse('coupon.retired')
  const by = { savedBy: person.key, savedAt: new Date(now) }
  const saved = await use(couponsStore).save(stored, { ...by, status: 'RETIRED' })
  if (!saved) return refuse('coupon.changed-meanwhile')
  announce({ key: saved.key })
  return accept({ key: saved.key, status: saved.status })
}
