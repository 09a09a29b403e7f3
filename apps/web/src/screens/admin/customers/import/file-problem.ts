import { customerReasons, MOST_IMPORT_BYTES, readFileHead } from '@marquee/rules/customers'

type Reason = keyof typeof customerReasons

/** Headers and first lines stand within these characters. */
const HEAD = 262_144
/** How a workbook begins, whatever it is named. */
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const NAMED_LIKE_CSV = /\.(csv|txt)$/i

/** What is wrong with a file before anything of it is sent. */
export async function fileProblem(file: File): Promise<string | undefined> {
  const reason = await reasonAgainst(file)
  return reason && customerReasons[reason]
}

async function reasonAgainst(file: File): Promise<Reason | undefined> {
  if (!NAMED_LIKE_CSV.test(file.name)) return 'customers.not-csv'
  if (file.size === 0) return 'customers.file-empty'
  if (file.size > MOST_IMPORT_BYTES) return 'customers.too-large'
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (ZIP.every((byte, place) => bytes[place] === byte)) return 'customers.not-csv'
  const text = textOf(bytes)
  if (text === undefined) return 'customers.wrong-encoding'
  if (text.includes('\0')) return 'customers.not-csv'
  const head = readFileHead(text.slice(0, HEAD), text.length <= HEAD)
  return head.ok ? undefined : head.reason
}

function textOf(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
