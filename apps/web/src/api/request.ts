import type { SentFile } from '@marquee/contract/operation'
import type { Operation } from './call.ts'
import type { Selection } from './selection.ts'

/** What a call sends, part by part. */
export interface Input {
  params?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  /** In place of a body. */
  file?: SentFile
  /** The version that was read, where what is changed has versions. */
  ifMatch?: number | undefined
}

/** The input with the selected market and brand, where the operation takes them and none is named. */
export function withSelection(operation: Operation, input: Input, chosen: Selection): Input {
  const carried: Record<string, unknown> = {
    marketKey: chosen.marketKey,
    hierarchyId: chosen.hierarchyId,
    hierarchy: chosen.hierarchyId,
  }
  const added = operation.query
    .filter((name) => (carried[name] ?? null) !== null && !(name in (input.query ?? {})))
    .map((name) => [name, String(carried[name])])
  if (added.length === 0) return input
  return { ...input, query: { ...Object.fromEntries(added), ...input.query } }
}

/** The address of a call, from the API's root on. */
export function addressOf(operation: Operation, { params = {}, query = {} }: Input): string {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, String(value)])
  const search = new URLSearchParams(pairs).toString()
  return search ? `${path}?${search}` : path
}

export interface Content {
  headers?: Readonly<Record<string, string>>
  body?: BodyInit
}

/** What a call carries: JSON, or a file as a form with this one field. */
export function contentOf({ body, file, ifMatch }: Input): Content {
  if (file) {
    const form = new FormData()
    form.append('file', file as File)
    // The browser names the type itself: only it knows what separates the form's parts.
    return { body: form }
  }
  const version: Record<string, string> =
    ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }
  if (body === undefined) return { headers: version }
  return {
    headers: { 'content-type': 'application/json', ...version },
    body: JSON.stringify(body),
  }
}
