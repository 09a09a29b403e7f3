import type { printPackages } from '@marquee/contract/print-packages'
import { accept, refuse } from '@marquee/rules/result'
import type { UseCase } from '../platform/use-case.ts'
import { printFilesStore } from './print-files.store.ts'

/** It says where the package lies: signed, it opens that place. */
export const fileAddress = ({ key, path }: { key: number; path: string }, number: number) =>
  `/api/print-package/${key}/file/${number}?place=${path}`

const CONTENT_TYPES = {
  pieces: 'application/pdf',
  data: 'text/csv; charset=utf-8',
  manifest: 'application/json',
} as const

export const readFile: UseCase<typeof printPackages.file> = async (call) => {
  const { key, number } = call.params
  const { place } = call.query
  if (place === undefined) return refuse('not-found')
  const address = fileAddress({ key, path: place }, number)
  if (!call.links.isSigned(address, call.query, call.now)) return refuse('not-found')
  const use = await call.enter(place)
  const found = await use(printFilesStore).content(key, number)
  if (!found) return refuse('not-found')
  return accept({
    bytes: found.content,
    contentType: CONTENT_TYPES[found.kind],
    fileName: found.name,
    tag: found.sha256,
    isPublic: false,
  })
}
