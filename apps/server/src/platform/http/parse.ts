import {
  plainWords,
  UNKNOWN_FIELD,
  type BodyOf,
  type OperationShape,
  type ParamsOf,
  type QueryOf,
} from '@marquee/contract/operation'
import type { z } from 'zod'
import { problem } from './problem.ts'
import { bodyFromWire, fieldsOnWire } from './wire.ts'

/** A request as an operation's schemas read it. */
export interface Input {
  params: ParamsOf<OperationShape>
  query: QueryOf<OperationShape>
  body: BodyOf<OperationShape>
  /** The version that a change is based on. */
  ifMatch?: number | undefined
}

type Part = 'params' | 'query' | 'body'

/** Reads a request by its operation's schemas; what does not fit is named field by field. */
export function parse(operation: OperationShape, sent: Readonly<Record<Part, unknown>>): Input {
  const raw = { ...sent, body: bodyFromWire(operation, sent.body) }
  const fields: Record<string, string> = {}
  const read = <Schema extends z.ZodType>(part: Part, schema: Schema | undefined) => {
    if (!schema) return refuseExtras(part, raw[part], fields)
    // A call without a body sends none of its fields; null is a body, and the wrong one.
    const result = schema.safeParse(raw[part] === undefined ? {} : raw[part], { error: plainWords })
    if (result.success) return result.data
    for (const issue of result.error.issues) describe(part, issue, fields)
    return undefined
  }
  const input = {
    params: read('params', operation.params),
    query: read('query', operation.query),
    body: read('body', operation.body),
  }
  if (Object.keys(fields).length > 0) {
    throw problem('request.invalid', { fields: fieldsOnWire(operation, fields) })
  }
  return input
}

function describe(part: string, issue: z.core.$ZodIssue, fields: Record<string, string>): void {
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys.slice(0, 20)) {
      fields[[part, ...issue.path, key].join('.')] = UNKNOWN_FIELD
    }
    return
  }
  const place = [part, ...issue.path].join('.')
  fields[place] ??= issue.message
}

function refuseExtras(part: string, value: unknown, fields: Record<string, string>): undefined {
  if (value === undefined || value === null) return
  if (typeof value !== 'object') {
    fields[part] = 'This call takes none.'
    return
  }
  for (const key of Object.keys(value).slice(0, 20)) {
    fields[`${part}.${key}`] = UNKNOWN_FIELD
  }
}

/** Of no version: nothing that is there has it. */
const NO_VERSION = 0

/** The version that the caller had read; undefined where they accept any. */
export function readIfMatch(
  { versionOf }: OperationShape,
  header: string | undefined,
): number | undefined {
  if (!versionOf || header === undefined || header.trim() === '*') return undefined
  const [, version = NO_VERSION] = /^\s*"(\d{1,9})"\s*$/.exec(header) ?? []
  return Number(version)
}
