import type { coupons } from '@marquee/contract/coupons'
import type { creatives } from '@marquee/contract/creatives'
import type { AnswerOf } from '@marquee/contract/operation'
import type { templateFiles } from '@marquee/contract/template-files'
import type { templates } from '@marquee/contract/templates'

export type TemplatesPage = AnswerOf<typeof templates.search>
export type TemplateRow = TemplatesPage['campaignTemplates'][number]
export type Template = AnswerOf<typeof templates.read>
export type CountedAccess = AnswerOf<typeof templates.readAccess>
/** What is written of a template and not published. */
export type TemplateDraft = AnswerOf<typeof templates.saveDraft>
export type TemplateVersion = AnswerOf<typeof templates.versions>['versions'][number]

export type Creative = AnswerOf<typeof creatives.search>['customCreativeTemplates'][number]
export type Coupon = AnswerOf<typeof coupons.list>['coupons'][number]

/** What a file of templates would bring. */
export type Findings = AnswerOf<typeof templateFiles.try>
