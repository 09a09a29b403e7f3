import type { AnswerOf } from '@marquee/contract/operation'
import type { templates } from '@marquee/contract/templates'

export type Template = AnswerOf<typeof templates.read>
