import type { maps } from '@marquee/contract/maps'
import type { AnswerOf } from '@marquee/contract/operation'

export type ZipCodeBoundaries = AnswerOf<typeof maps.zipCodeBoundaries>
export type ZipArea = ZipCodeBoundaries['features'][number]
