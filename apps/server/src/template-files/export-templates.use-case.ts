import type { ReplyOf } from '@marquee/contract/operation'
import {
  TEMPLATE_FILE,
  TEMPLATE_FILE_VERSION,
  type templateFiles,
} from '@marquee/contract/template-files'
import { accept, refuse } from '@marquee/rules/result'
import {
  linksOf,
  MOST_TEMPLATE_FILE_BYTES,
  picturesOf,
  type FileCoupon,
  type FileCreative,
} from '@marquee/rules/template-files'
import { couponsStore } from '../coupons/index.ts'
import { creativesStore } from '../creatives/index.ts'
import { imagesStore } from '../images/index.ts'
import type { Use } from '../platform/sql/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { templatesStore, type Template } from '../templates/index.ts'

type Export = typeof templateFiles.export

/** Base64 takes four bytes for three. */
const MOST_PICTURE_BYTES = (MOST_TEMPLATE_FILE_BYTES * 3) / 4

/** As they are published: what is written beside that is not finished. */
export const exportTemplates: UseCase<Export> = async ({ query, use }) => {
  const found = await use(templatesStore).findAll(query.keys)
  if (found.length < query.keys.length) return refuse('not-found')
  const seasons = found.flatMap(({ content }) => linksOf(content).templates)
  const known = new Set(query.keys)
  const more = await use(templatesStore).findAll(seasons.filter((key) => !known.has(key)))
  const templates = [...found, ...more]
  const creatives = await creativesOf(templates, use)
  const pictures = await base64Of(picturesOf({ creatives }), use)
  if (!pictures) return refuse('template-file.too-large')
  return accept<ReplyOf<Export>>({
    format: TEMPLATE_FILE,
    version: TEMPLATE_FILE_VERSION,
    coupons: await couponsOf(templates, use),
    creatives,
    templates: templates.map(({ key, content }) => ({ key, ...content })),
    pictures,
  })
}

async function couponsOf(templates: readonly Template[], use: Use): Promise<FileCoupon[]> {
  const keys = templates.flatMap(({ content }) => linksOf(content).coupons)
  const found = await use(couponsStore).findAll([...new Set(keys)])
  return found.map(({ key, heading, offerTitle, content, endDate }) => ({
    key,
    heading,
    offerTitle,
    ...content,
    endDate,
  }))
}

async function creativesOf(templates: readonly Template[], use: Use): Promise<FileCreative[]> {
  const keys = templates.flatMap(({ content }) => linksOf(content).creatives)
  const found = await use(creativesStore).findAll([...new Set(keys)])
  return found.map(({ key, status, content }) => ({
    ...content,
    key,
    status,
    variations: content.variations.map(({ id, name, photo }) => ({ id, name, photo })),
  }))
}

/** Undefined: more than a file takes. */
async function base64Of(hashes: readonly string[], use: Use) {
  let size = 0
  const pictures: { hash: string; base64: string }[] = []
  for (const hash of hashes) {
    const picture = await use(imagesStore).content(hash, undefined)
    if (!picture) continue
    size += picture.bytes.length
    if (size > MOST_PICTURE_BYTES) return undefined
    pictures.push({ hash, base64: picture.bytes.toString('base64') })
  }
  return pictures
}
