import { createHash } from 'node:crypto'
import { wireNames } from '@marquee/contract/operation'
import {
  TEMPLATE_FILE,
  TEMPLATE_FILE_VERSION,
  TemplateFile,
} from '@marquee/contract/template-files'
import { isPicture } from '@marquee/rules/images'
import { accept, refuse, type Result } from '@marquee/rules/result'
import { picturesOf, type TemplateFile as File } from '@marquee/rules/template-files'
import { renamed } from '@marquee/rules/wire-names'
import type { z } from 'zod'
import { readPicture, type Picture } from '../images/index.ts'
import { textOf, type UploadedFile } from '../platform/uploads/index.ts'

export interface LoadedFile {
  file: File
  /** By the hashes of the file: those that its pictures have here. */
  hashes: ReadonlyMap<string, string>
  /** By the hashes that they have here; none for a trial, which stores none. */
  pictures: ReadonlyMap<string, Picture>
}

type Sent = z.output<typeof TemplateFile>
type Refusal = 'template-file.not-one' | 'template-file.newer'

/** Each picture is decoded and encoded again, as when it is uploaded by itself. */
export async function loadTemplateFile(
  uploaded: Pick<UploadedFile, 'bytes'>,
  { forTrial }: { forTrial: boolean },
) {
  // No name for the bytes: they are free again once they are read.
  const read = readFile(await uploaded.bytes())
  if (!read.ok) return read
  const { pictures: sent, coupons, creatives, templates } = read.value
  const used = new Set(picturesOf({ creatives }))
  const pictures = new Map<string, Picture>()
  const hashes = new Map<string, string>()
  for (const { hash, base64 } of sent.filter((one) => used.has(one.hash))) {
    const bytes = Buffer.from(base64, 'base64')
    if (hashOf(bytes) !== hash) return refuse('template-file.not-one')
    const picture = await decoded(bytes)
    if (!picture.ok) return picture
    const own = hashOf(picture.value.content)
    if (!forTrial) pictures.set(own, picture.value)
    hashes.set(hash, own)
  }
  return accept<LoadedFile>({ file: { coupons, creatives, templates }, hashes, pictures })
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

function readFile(bytes: Buffer): Result<Sent, Refusal> {
  const text = textOf(bytes)
  if (!text.ok) return refuse('template-file.not-one')
  const json = parsed(text.value)
  if (isNewer(json)) return refuse('template-file.newer')
  const file = TemplateFile.safeParse(renamed(json, wireNames(TemplateFile)))
  return file.success ? accept(file.data) : refuse('template-file.not-one')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isNewer = (json: unknown): boolean =>
  typeof json === 'object' &&
  json !== null &&
  'format' in json &&
  json.format === TEMPLATE_FILE &&
  'version' in json &&
  Number(json.version) > TEMPLATE_FILE_VERSION

const FIRST_OF_PNG = 0x89

function decoded(bytes: Buffer) {
  const kind = isPicture(bytes[0] === FIRST_OF_PNG ? 'picture.png' : 'picture.jpg', bytes)
  return kind.ok ? readPicture(kind.value, bytes) : Promise.resolve(kind)
}
