import { inCharset, unquoted } from './charsets.load.ts'

/** A leaf of a message: what it is, and its text. */
interface Part {
  /** In small letters, as `message/delivery-status`. */
  type: string
  text: string
}

export interface ReadMessage {
  fields: Fields
  /** As `delivery-status`; empty where the message is no report. */
  reportType: string
  parts: readonly Part[]
}

/** By their names in small letters; of a name that comes twice, the first. */
export type Fields = ReadonlyMap<string, string>

const MOST_DEPTH = 6
const MOST_PARTS = 50
const MOST_FIELDS = 500
const MOST_OF_FIELD = 2_000

/** Reads a message as far as a report needs it: in bounds, whatever is sent, and never throws. */
export function readParts(bytes: Buffer): ReadMessage {
  // A character for each byte, until it is known how a part is written.
  const whole = bytes.toString('latin1')
  const { fields, body } = entityOf(whole)
  const parts: Part[] = []
  collect({ fields, body }, parts, 0)
  return { fields, reportType: parameter(fields, 'report-type').toLowerCase(), parts }
}

interface Entity {
  fields: Fields
  body: string
}

/** The head ends with the first empty line. */
function entityOf(text: string): Entity {
  const from = text.replace(/^(?:\r?\n)+/, '')
  const end = /\r?\n[ \t]*\r?\n/.exec(from)
  const head = end ? from.slice(0, end.index) : from
  return { fields: readFields(head), body: end ? from.slice(end.index + end[0].length) : '' }
}

/** The fields of a head, or of a group in a report: lines that begin with a space belong to the one before. */
export function readFields(head: string): Fields {
  const lines = head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const fields = new Map<string, string>()
  for (const line of lines.slice(0, MOST_FIELDS)) {
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase()
    if (name !== '' && !fields.has(name))
      fields.set(
        name,
        line
          .slice(colon + 1)
          .trim()
          .slice(0, MOST_OF_FIELD),
      )
  }
  return fields
}

function collect({ fields, body }: Entity, parts: Part[], depth: number): void {
  if (parts.length >= MOST_PARTS || depth > MOST_DEPTH) return
  const type = typeOf(fields)
  const boundary = parameter(fields, 'boundary')
  if (!type.startsWith('multipart/') || boundary === '') {
    const bytes = bytesOf(body, fields.get('content-transfer-encoding'))
    parts.push({ type, text: inCharset(bytes, parameter(fields, 'charset')) })
    return
  }
  for (const inner of splitBy(boundary, body)) collect(entityOf(inner), parts, depth + 1)
}

const typeOf = (fields: Fields): string =>
  (fields.get('content-type') ?? 'text/plain').split(';')[0]?.trim().toLowerCase() ?? ''

function parameter(fields: Fields, name: string): string {
  const pattern = new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^\\s;]+))`, 'i')
  const [, quoted, bare] = pattern.exec(fields.get('content-type') ?? '') ?? []
  return quoted ?? bare ?? ''
}

/** Between the lines of a boundary; what stands before the first is for nobody. */
function splitBy(boundary: string, body: string): string[] {
  const inner: string[] = []
  let lines: string[] | undefined
  const keep = () => {
    if (lines) inner.push(lines.join('\n'))
  }
  for (const line of body.split(/\r?\n/)) {
    const mark = line.trimEnd()
    if (mark !== `--${boundary}` && mark !== `--${boundary}--`) {
      lines?.push(line)
      continue
    }
    keep()
    lines = mark.endsWith('--') && mark !== `--${boundary}` ? undefined : []
    if (!lines || inner.length >= MOST_PARTS) return inner
  }
  // A report that was cut has no last line.
  keep()
  return inner
}

function bytesOf(body: string, encoding = ''): Buffer {
  const way = encoding.trim().toLowerCase()
  if (way === 'base64') return Buffer.from(body, 'base64')
  return Buffer.from(way === 'quoted-printable' ? unquotedLines(body) : body, 'latin1')
}

/** Line by line, as a pattern over many spaces would take for ever. */
function unquotedLines(body: string): string {
  const joined = body.split(/\r?\n/).map((line) => {
    const kept = line.trimEnd()
    return kept.endsWith('=') ? kept.slice(0, -1) : `${kept}\n`
  })
  return unquoted(joined.join(''))
}
