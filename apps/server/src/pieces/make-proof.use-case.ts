import type { pieces } from '@marquee/contract/pieces'
import {
  designOf,
  fieldsOnPaper,
  preflight,
  preflightTexts,
  type Finding,
  type Page,
  type PieceContent,
} from '@marquee/rules/pieces'
import { accept, refuse, type Result } from '@marquee/rules/result'
import { Pause, type PausingUseCase, type UseCase } from '../platform/use-case.ts'
import { paintPdf } from './pdf.painter.ts'
import { composePiece } from './piece-content.load.ts'
import { PieceFault, type PieceFaultReason } from './piece-fault.painter.ts'
import { picturesFor, type Pictures } from './piece-pictures.load.ts'
import { printPictures } from './print-pictures.painter.ts'
import { inTurn } from './proofs-in-turn.painter.ts'
import { proofsStore } from './proofs.store.ts'
import { proofAddress } from './read-proof.use-case.ts'

type Proof = typeof pieces.proof

/** Painting takes long: it waits for its turn while no transaction is open. */
export const makeProof: PausingUseCase<Proof> = async (call) => {
  const composed = await composePiece(call.body, call)
  if (!composed) return refuse('not-found')
  const { creative, content } = composed
  const design = designOf(creative.content.design)
  if (!design) return refuse('piece.no-design')
  if (!design.coupons.includes(content.coupons.length)) {
    return refuse('piece.wrong-coupons', { coupons: design.coupons })
  }
  const pages = design.lay(content)
  const fields = fieldsOnPaper(content)
  const material = {
    pages,
    fields,
    title: creative.content.name,
    ...(await picturesFor(pages, call.use)),
  }
  return new Pause<Proof>(async () => {
    const painted = await inTurn(() => print(material, call.now))
    if (!painted.ok) return async () => refuse('piece.painters-busy')
    return storeProof(painted.value)
  })
}

/** The painted proof is stored, and logged, in a transaction of its own. */
const storeProof =
  (proof: Result<Printed, PieceFaultReason>): UseCase<Proof> =>
  async (call) => {
    if (!proof.ok) return proof
    const { creativeTemplateKey, marketKey, couponKeys } = call.body
    call.announce({ creativeTemplateKey, marketKey, couponKeys })
    const hash = await call.use(proofsStore).store(proof.value.pdf, call.now)
    return accept({
      url: call.links.sign(proofAddress(hash), call.now),
      findings: proof.value.findings.map((one) => ({
        ...one,
        message: preflightTexts[one.reason],
      })),
    })
  }

const pieceProof = (title: string) => `PROOF, not to be printed from or mailed. ${title}`

interface Material extends Pictures {
  pages: readonly Page[]
  fields: NonNullable<PieceContent['fields']>
  title: string
}

interface Printed {
  pdf: Buffer
  findings: Finding[]
}

async function print(
  { pages, fields, title, stored, sizes }: Material,
  now: number,
): Promise<Result<Printed, PieceFaultReason>> {
  try {
    const pictures = await printPictures(pages, stored)
    const pdf = await paintPdf({ pages, pictures, title, now, mark: pieceProof(title) })
    return accept({ pdf, findings: preflight(pages, sizes, fields) })
  } catch (error) {
    if (error instanceof PieceFault) return refuse(error.reason, error.details)
    throw error
  }
}
