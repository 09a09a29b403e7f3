import type { images } from '@marquee/contract/images'
import { accept, refuse } from '@marquee/rules/result'
import type { Links } from '../platform/links/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { imagesStore, type ImageRow } from './images.store.ts'

export const readImage: UseCase<typeof images.read> = async ({
  params,
  query,
  use,
  links,
  now,
}) => {
  const { hash } = params
  const { variant, ...signed } = query
  const found = await use(imagesStore).content(hash, variant)
  const mayLook = found?.isPublic || links.isSigned(addressOf(hash, variant), signed, now)
  if (!found || !mayLook) return refuse('not-found')
  const tag = variant ? `${hash}-${variant}` : hash
  const fileName = `${tag}.${found.contentType.replace('image/', '')}`
  return accept({ ...found, fileName, tag })
}

const addressOf = (hash: string, variant?: 'thumbnail') =>
  `/api/image/${hash}${variant ? `?variant=${variant}` : ''}`

interface Signing {
  links: Links
  now: number
  /** How long its addresses last, in milliseconds; else as long as links do. */
  lasts?: number | undefined
}

/** A picture as replies carry it, with addresses that a browser can show. */
export function presentImage(row: ImageRow, { links, now, lasts }: Signing) {
  const { hash, contentType, width, height, isPublic } = row
  const open = (address: string) => (isPublic ? address : links.sign(address, now, lasts))
  return {
    hash,
    contentType,
    width,
    height,
    url: open(addressOf(hash)),
    thumbnailUrl: open(addressOf(hash, 'thumbnail')),
  }
}
