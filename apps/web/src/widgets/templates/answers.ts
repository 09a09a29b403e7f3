import type { AnswerOf } from '@marquee/contract/operation'
import type { templates } from '@marquee/contract/templates'

export type AccessPage = AnswerOf<typeof templates.accessMatrix>
export type AccessRow = AccessPage['campaignTemplates'][number]
export type NamedGroup = AccessPage['marketGroups'][number]
export type Level = AccessRow['access']['levels'][number]

/** What an author writes; the rest the server adds. */
export type TemplateContent = Omit<
  AnswerOf<typeof templates.read>,
  | 'key'
  | 'version'
  | 'status'
  | 'categoryName'
  | 'selectAudience'
  | 'couponBodyKey'
  | 'couponBulletKey'
  | 'heroUrl'
  | 'updatedAt'
  | 'can'
>
