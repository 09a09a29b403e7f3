import { createHash } from 'node:crypto'
import type { images } from '@marquee/contract/images'
import { isPicture, mayManagePictures } from '@marquee/rules/images'
import { accept, refuse } from '@marquee/rules/result'
import { marketsStore } from '../markets/index.ts'
import type { IncomingFile } from '../platform/uploads/index.ts'
import { Pause, type Call, type PausingUseCase, type UseCase } from '../platform/use-case.ts'
import { imagesStore } from './images.store.ts'
import { presentImage } from './read-image.use-case.ts'
import { readPicture, type Picture } from './read-picture.gateway.ts'

type Upload = typeof images.upload

/** The file is received, and the picture decoded, while no transaction is open. */
export const uploadImage: PausingUseCase<Upload> = async (call) => {
  const market = await marketFor(call)
  if (!market.ok) return market
  return new Pause<Upload>(async () => {
    const picture = await takePicture(call.file)
    return picture.ok ? storePicture(picture.value) : async () => picture
  })
}

async function marketFor({ query, person, use }: Call<Upload>) {
  const market = await use(marketsStore).find(query.marketKey)
  if (!market) return refuse('not-found')
  const permitted = mayManagePictures(person.permissions, query.assetType)
  return permitted.ok ? accept(market) : permitted
}

async function takePicture(sent: IncomingFile) {
  const file = await sent.take()
  if (!file.ok) return refuse('image.too-large')
  const bytes = await file.value.bytes()
  const kind = isPicture(file.value.name, bytes)
  return kind.ok ? readPicture(kind.value, bytes) : kind
}

const storePicture =
  (picture: Picture): UseCase<Upload> =>
  async (call) => {
    const { query, person, use, announce } = call
    const market = await marketFor(call)
    if (!market.ok) return market
    const hash = createHash('sha256').update(picture.content).digest('hex')
    const stored = await use(imagesStore).store({ hash, ...picture })
    const { assetType } = query
    const { key: marketKey, path } = market.value
    await use(imagesStore).noteUpload({ hash, assetType, marketKey, path, uploadedBy: person.key })
    announce({ hash, assetType, marketKey })
    return accept({ ...presentImage(stored, call), assetType })
  }
