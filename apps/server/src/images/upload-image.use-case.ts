import { createHash } from 'node:crypto'
import type { images } from '@marquee/contract/images'
import { isPicture, mayManagePictures } from '@marquee/rules/images'
import { accept, refuse } from '@marquee/rules/result'
import { marketsStore } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { imagesStore } from './images.store.ts'
import { presentImage } from './read-image.use-case.ts'
import { readPicture } from './read-picture.gateway.ts'

export const uploadImage: UseCase<typeof images.upload> = async (call) => {
  const { query, file, person, use, announce } = call
  const market = await use(marketsStore).find(query.marketKey)
  if (!market) return refuse('not-found')
  const permitted = mayManagePictures(person.permissions, query.assetType)
  if (!permitted.ok) return permitted
  const kind = isPicture(file.name, file.bytes)
  if (!kind.ok) return kind
  const picture = await readPicture(kind.value, file.bytes)
  if (!picture.ok) return picture

  const hash = createHash('sha256').update(picture.value.content).digest('hex')
  const stored = await use(imagesStore).store({ hash, ...picture.value })
  const { assetType } = query
  const { key: marketKey, path } = market
  await use(imagesStore).noteUpload({ hash, assetType, marketKey, path, uploadedBy: person.key })
  announce({ hash, assetType, marketKey })
  return accept({ ...presentImage(stored, call), assetType })
}
