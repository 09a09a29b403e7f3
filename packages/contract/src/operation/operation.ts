import type { Permission } from '@marquee/rules/access'
import type { AuditEvent } from '@marquee/rules/operation'
import { z } from 'zod'
import { selection } from './schemas.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may call: signed-in people with these permissions. */
export interface Access {
  /** One of these is enough; an empty list opens it to every signed-in person. */
  anyOf: readonly Permission[]
  /** All of these are needed as well. */
  also?: readonly Permission[]
  /**
   * self: about the caller. scope: only what lies in the caller's part of the tree. public: no sign-in
   * needed; where the caller has to prove something, the operation checks a signed address itself.
   */
  scope: 'self' | 'scope' | 'public'
  /** Where the key of the object stands that must lie in the caller's scope. */
  object?: `params.${string}` | `body.${string}` | `query.${string}`
}

export interface OperationShape {
  method: Method
  path: `/${string}`
  /** One sentence for the API document. */
  summary: string
  access: Access
  /** The event that a success writes to the audit log; every write has one. */
  audit?: AuditEvent
  params?: z.ZodObject
  query?: z.ZodObject
  /** The specification lists its parameters, and takes no others. */
  hasOwnQuery?: true
  body?: z.ZodType
  /** Takes one file, as multipart/form-data with the field `file`. */
  upload?: { most: number }
  /** Takes the form of a mail program in place of JSON: this text, in either of the two ways of forms. */
  form?: string
  /**
   * Takes what another service calls with, as it came, in place of JSON of ours: its signature is over each byte.
   * An example of it.
   */
  signed?: object
  reply: { status: 200 | 201; body: z.ZodType }
  /** For how long a browser need not ask again; without it, every time. */
  cacheSeconds?: number
  /**
   * The version for the ETag of a reply. A change sends it back as If-Match, and an old one is refused;
   * without If-Match the change overwrites what is there. A method, so that each operation may take its
   * own reply and body.
   */
  versionOf?(this: void, reply: unknown, body: unknown): number
  /**
   * Done once however often it is sent with the same Idempotency-Key: what was answered first is answered
   * again. A call that was refused has done nothing, and may be sent again.
   */
  idempotent?: true
  /** Of the calls that a person may make in a minute, as many may be this one: for what lends itself to guessing. */
  shareOfCalls?: number
  /** The reasons a rule may refuse with, and the status each is answered with. */
  failures: Readonly<Record<string, 400 | 403 | 404 | 409 | 412 | 422 | 503>>
  /** As on the wire: fields have the names there. */
  example: { params?: unknown; query?: unknown; body?: unknown; reply: unknown }
}

export type Operation<Shape extends OperationShape = OperationShape> = Shape & {
  /** `noun.verb`: names the client call, the cache key, the use case, the event and the log line. */
  name: string
}

export type OperationsOf<Shapes extends Record<string, OperationShape>> = {
  [Verb in keyof Shapes]: Operation<Shapes[Verb]>
}

/** The operations of one noun, each named after it, and taking what every call may carry. */
export function operations<const Shapes extends Record<string, OperationShape>>(
  noun: string,
  shapes: Shapes,
): OperationsOf<Shapes> {
  return Object.fromEntries(
    Object.entries(shapes).map(([verb, shape]) => [
      verb,
      { ...shape, query: takingSelection(shape), name: `${noun}.${verb}` },
    ]),
  ) as OperationsOf<Shapes>
}

/**
 * Browsers send the selected market and brand with every call. Where an operation declares them they narrow
 * what it is about; anywhere else they are taken and change nothing.
 */
function takingSelection({ query, hasOwnQuery, access }: OperationShape): z.ZodObject | undefined {
  if (hasOwnQuery || access.scope === 'public') return query
  const known = query ?? z.strictObject({})
  const missing = Object.entries(selection).filter(([name]) => !(name in known.shape))
  return missing.length === 0 ? known : known.safeExtend(Object.fromEntries(missing))
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined

/** What a use case receives. */
export type ParamsOf<Op extends OperationShape> = Parsed<Op['params']>
export type QueryOf<Op extends OperationShape> = Parsed<Op['query']>
export type BodyOf<Op extends OperationShape> = Parsed<Op['body']>
export type ReplyOf<Op extends OperationShape> = OnlyRead<z.input<Op['reply']['body']>>
export type FailureOf<Op extends OperationShape> = keyof Op['failures'] & string

/** A reply is written out and never changed: it may be built of lists that are only read. */
type OnlyRead<Value> = unknown extends Value
  ? Value
  : Value extends string | Uint8Array
    ? Value
    : { readonly [Part in keyof Value]: OnlyRead<Value[Part]> }

/** A file as a browser knows it. */
export interface SentFile {
  readonly name: string
  readonly size: number
}

/** What a caller sends and gets. */
export type SentBy<Op extends OperationShape> = WithoutUndefined<{
  params: Sent<Op['params']>
  query: Partial<Exclude<Sent<Op['query']>, undefined>> | undefined
  body: Sent<Op['body']>
  file: Op['upload'] extends object ? SentFile : undefined
  /** The version that was read, for a change of something that has versions. */
  ifMatch: Op['versionOf'] extends object ? number | undefined : undefined
}>
export type AnswerOf<Op extends OperationShape> = z.output<Op['reply']['body']>

type WithoutUndefined<Parts> = {
  [Part in keyof Parts as [Parts[Part]] extends [undefined] ? never : Part]: Parts[Part]
}
