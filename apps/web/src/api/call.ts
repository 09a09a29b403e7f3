import type { contract } from '@marquee/contract'
import type { AnswerOf, Method, OperationShape, SentBy } from '@marquee/contract/operation'
import type { WireNames } from '@marquee/rules/wire-names'

type Contract = typeof contract

/** Every operation of the contract as a function, by noun. */
export type Api = {
  [Noun in keyof Contract]: {
    [Verb in keyof Contract[Noun]]: Contract[Noun][Verb] extends OperationShape
      ? Call<Contract[Noun][Verb]>
      : never
  }
}

/** What the browser knows of an operation at run time. */
export interface Operation {
  /** `noun.verb`, which names the cache key as well. */
  name: string
  method: Method
  path: string
  /** The query parameters that it takes. */
  query: readonly string[]
  /** Done once however often it is sent with the same key. */
  idempotent?: boolean
  /** What fields of the body, and of the reply, are called on the wire, where the code has other names. */
  bodyNames?: WireNames
  replyNames?: WireNames
}

export interface CallOptions {
  signal?: AbortSignal
  /** Most calls carry the selected market and brand; false leaves them out. */
  selection?: boolean
  /** Of a file: how many characters of it are enough; the rest is not loaded. */
  most?: number
  /** Of a press that is tried again: the key that it had. Without it, a call that is done once gets a new one. */
  idempotencyKey?: string
}

export interface Call<Op extends OperationShape> {
  (...args: ArgumentsOf<Op>): Promise<AnswerOf<Op>>
  operation: Operation
}

/** Any call, where only its name matters. */
export interface AnyCall {
  operation: Operation
}

export type InputOf<Op extends OperationShape> = OptionalWhereUndefined<SentBy<Op>>

export type ArgumentsOf<Op extends OperationShape> =
  {} extends InputOf<Op>
    ? [input?: InputOf<Op>, options?: CallOptions]
    : [input: InputOf<Op>, options?: CallOptions]

type OptionalWhereUndefined<Parts> = {
  [Part in keyof Parts as undefined extends Parts[Part] ? never : Part]: Parts[Part]
} & {
  [Part in keyof Parts as undefined extends Parts[Part] ? Part : never]?: Parts[Part]
}
