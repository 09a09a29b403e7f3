import type { coupons } from '@marquee/contract/coupons'
import type { creatives } from '@marquee/contract/creatives'
import { accept, refuse } from '@marquee/rules/result'
import { couponsStore } from '../coupons/index.ts'
import { creativesStore } from '../creatives/index.ts'
import { narrowedScope } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { usesView } from './uses.view.ts'

export const readCouponUses: UseCase<typeof coupons.uses> = async ({ params, use }) => {
  const known = await use(couponsStore).find(params.key)
  return known ? accept(await use(usesView).ofCoupon(params.key)) : refuse('not-found')
}

export const readCreativeUses: UseCase<typeof creatives.uses> = async (call) => {
  const { params, use } = call
  const part = await narrowedScope(call)
  const known = part && (await use(creativesStore).find(params.key))
  return known ? accept(await use(usesView).ofCreative(params.key)) : refuse('not-found')
}
