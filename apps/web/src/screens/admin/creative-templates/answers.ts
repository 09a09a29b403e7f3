import type { creatives } from '@marquee/contract/creatives'
import type { images } from '@marquee/contract/images'
import type { AnswerOf } from '@marquee/contract/operation'

export type CreativePage = AnswerOf<typeof creatives.search>
export type Creative = AnswerOf<typeof creatives.read>
export type StoredPicture = AnswerOf<typeof images.list>['images'][number]
