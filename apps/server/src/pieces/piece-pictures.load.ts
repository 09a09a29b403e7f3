import type { Page } from '@marquee/rules/pieces'
import { imagesStore } from '../images/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { picturesOf, type StoredPictures } from './print-pictures.painter.ts'

export interface Pictures {
  stored: StoredPictures
  sizes: ReadonlyMap<string, { width: number; height: number }>
}

/** The stored pictures that stand on these pages. */
export async function picturesFor(pages: readonly Page[], use: Use): Promise<Pictures> {
  const hashes = [...new Set(picturesOf(pages).map(({ picture }) => picture))]
  const sizes = await use(imagesStore).factsOf(hashes)
  const stored = new Map<string, Buffer>()
  for (const { hash } of sizes) {
    const found = await use(imagesStore).content(hash, undefined)
    stored.set(hash, found?.bytes ?? Buffer.alloc(0))
  }
  return { stored, sizes: new Map(sizes.map((size) => [size.hash, size])) }
}
