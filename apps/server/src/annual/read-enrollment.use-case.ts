import type { annual } from '@marquee/contract/annual'
import { accept, refuse } from '@marquee/rules/result'
import type { UseCase } from '../platform/use-case.ts'
import { presentEnrollment } from './enrollment.present.ts'

export const readEnrollment: UseCase<typeof annual.read> = async (call) => {
  const presented = await presentEnrollment(call.params.key, call)
  return presented ? accept(presented) : refuse('not-found')
}
