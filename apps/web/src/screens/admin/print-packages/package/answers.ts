import type { AnswerOf } from '@marquee/contract/operation'
import type { printPackages } from '@marquee/contract/print-packages'

export type PrintPackage = AnswerOf<typeof printPackages.read>
