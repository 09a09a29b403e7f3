import type { images } from '@marquee/contract/images'
import { mayManagePictures } from '@marquee/rules/images'
import { accept, refuse } from '@marquee/rules/result'
import { marketsStore } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { imagesStore } from './images.store.ts'
import { presentImage } from './read-image.use-case.ts'

export const listImages: UseCase<typeof images.list> = async (call) => {
  const { query, person, use } = call
  const market = await use(marketsStore).find(query.marketKey)
  if (!market) return refuse('not-found')
  const permitted = mayManagePictures(person.permissions, query.assetType)
  if (!permitted.ok) return permitted
  const { page, size, assetType } = query
  const { rows, totalElements } = await use(imagesStore).uploadsFor({
    marketKey: market.key,
    assetType,
    page,
    size,
  })
  return accept({ images: rows.map((row) => presentImage(row, call)), totalElements, page, size })
}
