import {
  wireNames,
  type AnswerOf,
  type BodyOf,
  type OperationShape,
} from '@marquee/contract/operation'
import { renamed } from '@marquee/rules/wire-names'

/** The contract's examples are written as on the wire; these are in the names of the code. */
export const replyExample = <Op extends OperationShape>({ reply: { body }, example }: Op) =>
  body.parse(renamed(example.reply, wireNames(body))) as AnswerOf<Op>

export const bodyExample = <Op extends OperationShape>({ body, example }: Op) =>
  body?.parse(renamed(example.body, wireNames(body))) as BodyOf<Op>
