import type { AnswerOf } from '@marquee/contract/operation'
import type { contactPressure } from '@marquee/contract/contact-pressure'

export type BrandLimits = AnswerOf<typeof contactPressure.list>['brands'][number]
export type ChannelLimit = BrandLimits['limits'][number]
