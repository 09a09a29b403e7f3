import type { pieces } from '@marquee/contract/pieces'
import { accept, refuse } from '@marquee/rules/result'
import type { UseCase } from '../platform/use-case.ts'
import { proofsStore } from './proofs.store.ts'

export const proofAddress = (hash: string) => `/api/piece/proof/${hash}`

export const readProof: UseCase<typeof pieces.readProof> = async (call) => {
  const { hash } = call.params
  const mayRead = call.links.isSigned(proofAddress(hash), call.query, call.now)
  const bytes = mayRead ? await call.use(proofsStore).find(hash) : undefined
  if (!bytes) return refuse('not-found')
  return accept({
    bytes,
    contentType: 'application/pdf',
    fileName: 'proof.pdf',
    tag: hash,
    isPublic: false,
  })
}
