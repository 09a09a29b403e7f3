import type { pieces } from '@marquee/contract/pieces'
import { designOf, preflight, preflightTexts, type Finding, type Page } from '@marquee/rules/pieces'
import { accept, refuse, type Result } from '@marquee/rules/result'
import { imagesStore } from '../images/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { paintPdf } from './pdf.painter.ts'
import { composePiece } from './piece-content.use-case.ts'
import { PieceFault, type PieceFaultReason } from './piece-fault.painter.ts'
import { picturesOf, printPictures, type StoredPictures } from './print-pictures.painter.ts'
import { proofsStore } from './proofs.store.ts'
import { proofAddress } from './read-proof.use-case.ts'

export const makeProof: UseCase<typeof pieces.proof> = async (call) => {
  const composed = await composePiece(call.body, call)
  if (!composed) return refuse('not-found')
  const { creative, content } = composed
  const design = designOf(creative.content.design)
  if (!design) return refuse('piece.no-design')
  if (!design.coupons.includes(content.coupons.length)) {
    return refuse('piece.wrong-coupons', { coupons: design.coupons })
  }
  const pages = design.lay(content)
  const proof = await printed(pages, creative.content.name, call)
  if (!proof.ok) return proof
  const { creativeTemplateKey, marketKey, couponKeys } = call.body
  call.announce({ creativeTemplateKey, marketKey, couponKeys })
  const hash = await call.use(proofsStore).keep(proof.value.pdf, call.now)
  return accept({
    url: call.links.sign(proofAddress(hash), call.now),
    findings: proof.value.findings.map((one) => ({ ...one, message: preflightTexts[one.reason] })),
  })
}

interface Printed {
  pdf: Buffer
  findings: Finding[]
}

async function printed(
  pages: readonly Page[],
  title: string,
  { use, now }: Pick<Call<typeof pieces.proof>, 'use' | 'now'>,
): Promise<Result<Printed, PieceFaultReason>> {
  const hashes = [...new Set(picturesOf(pages).map(({ picture }) => picture))]
  const sizes = await use(imagesStore).factsOf(hashes)
  const stored: StoredPictures = new Map(
    await Promise.all(
      sizes.map(async ({ hash }) => {
        const found = await use(imagesStore).content(hash, undefined)
        return [hash, found?.bytes ?? Buffer.alloc(0)] as const
      }),
    ),
  )
  try {
    const pictures = await printPictures(pages, stored)
    const pdf = await paintPdf({ pages, pictures, title, now })
    const findings = preflight(pages, new Map(sizes.map((size) => [size.hash, size])))
    return accept({ pdf, findings })
  } catch (error) {
    if (error instanceof PieceFault) return refuse(error.reason, error.details)
    throw error
  }
}
