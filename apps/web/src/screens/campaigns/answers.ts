import type { AnswerOf } from '@marquee/contract/operation'
import type { templates } from '@marquee/contract/templates'

export type Found = AnswerOf<typeof templates.search>
export type Summary = Found['campaignTemplates'][number]
export type Tile = AnswerOf<typeof templates.enrollmentTiles>['enrollmentTiles'][number]
