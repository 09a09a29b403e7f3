import { createHash } from 'node:crypto'
import { readText } from '@marquee/rules/csv'
import { accept, refuse, type Result } from '@marquee/rules/result'
import type { IncomingFile } from './upload-folder.ts'

/** A file that has arrived as a whole. */
export interface TakenFile {
  name: string
  bytes: Buffer
}

/** A file, or that it is larger than the operation takes. */
export type Taken = Result<TakenFile, 'file.too-large'>

export async function takeFile(file: IncomingFile): Promise<Taken> {
  const taken = await file.take()
  if (!taken.ok) return refuse('file.too-large')
  return accept({ name: taken.value.name, bytes: await taken.value.bytes() })
}

/** The text of a file that people brought. */
export function textOf(bytes: Buffer): Result<string, 'file.wrong-encoding'> {
  const text = readText(TextDecoder, bytes)
  return text === undefined || text.includes('\0') ? refuse('file.wrong-encoding') : accept(text)
}

/** Names what a file would change, so that a trial and what follows it can be compared. */
export const fingerprintOf = (changes: object): string =>
  createHash('sha256').update(JSON.stringify(changes)).digest('hex')
