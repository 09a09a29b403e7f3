import type { audienceFiles } from '@marquee/contract/audience-files'
import { accept, refuse } from '@marquee/rules/result'
import type { UseCase } from '../platform/use-case.ts'
import { audienceContentsStore } from './audience-contents.store.ts'

/** It says where the audience file lies: signed, it opens that place. */
export const contentAddress = ({ key, path }: { key: number; path: string }, number: number) =>
  `/api/audience-file/${key}/file/${number}?place=${path}`

export const readContent: UseCase<typeof audienceFiles.file> = async (call) => {
  const { key, number } = call.params
  const { place } = call.query
  if (place === undefined) return refuse('not-found')
  const address = contentAddress({ key, path: place }, number)
  if (!call.links.isSigned(address, call.query, call.now)) return refuse('not-found')
  const use = await call.enter(place)
  const found = await use(audienceContentsStore).content(key, number)
  if (!found) return refuse('not-found')
  return accept({
    bytes: found.content,
    contentType: found.format === null ? 'application/json' : 'text/csv; charset=utf-8',
    fileName: found.name,
    tag: found.sha256,
    isPublic: false,
  })
}
