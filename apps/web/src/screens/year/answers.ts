import type { annual } from '@marquee/contract/annual'
import type { AnswerOf } from '@marquee/contract/operation'
import type { templates } from '@marquee/contract/templates'

export type YearsPage = AnswerOf<typeof annual.searchYears>
export type DealerYear = YearsPage['dealers'][number]
export type Season = DealerYear['seasons'][number]
export type PlaceYear = YearsPage['places'][number]
export type Totals = YearsPage['totals']
export type AnnualTemplate = AnswerOf<typeof templates.search>['campaignTemplates'][number]
