import type { AnswerOf } from '@marquee/contract/operation'
import type { network } from '@marquee/contract/network'

export type ShownMarket = AnswerOf<typeof network.read>
export type Overview = AnswerOf<typeof network.overview>
export type NetworkUndo = AnswerOf<typeof network.readUndo>
export type Differences = AnswerOf<typeof network.try>
