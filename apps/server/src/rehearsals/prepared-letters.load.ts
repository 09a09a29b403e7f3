import {
  designOf,
  fieldsOnPaper,
  mailDigits,
  pieceReasons,
  preflight,
  PREVIEW_CODE,
  PREVIEW_MAILER,
  sampleRecipient,
  type Design,
  type Page,
  type Recipient,
} from '@marquee/rules/pieces'
import type { AddressedPiece } from '@marquee/rules/print-packages'
import {
  paperProblems,
  plainProblem,
  rehearsedPiece,
  type SampledPiece,
} from '@marquee/rules/rehearsals'
import { PieceFault, picturesFor, pressRun } from '../pieces/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { addressPieces, ownOfPiece } from '../print-packages/index.ts'
import {
  failing,
  householdOf,
  samePiece,
  type MadePiece,
  type MadePieces,
  type MakePieces,
  type Preparing,
} from './made-pieces.load.ts'
import { NONE_PRESSED } from '../sendings/index.ts'

type Pictures = Awaited<ReturnType<typeof picturesFor>>

interface Lettering extends Preparing {
  design: Design
  pages: readonly Page[]
  pictures: Pictures
  letters: readonly (readonly [SampledPiece, Recipient])[]
}

/** Pieces on paper as a printer would get them, each a document that says what it is. */
export async function prepareLetters(preparing: Preparing, use: Use): Promise<MakePieces> {
  const { creative, content } = preparing.composed
  const design = designOf(creative.content.design)
  if (!design) return failing(plainProblem('no-design', 'stops'))
  if (!design.coupons.includes(content.coupons.length)) {
    return failing(plainProblem('wrong-coupons', 'stops'))
  }
  const pages = design.lay(content)
  const pictures = await picturesFor(pages, use)
  const letters = await lettersOf(preparing, use)
  return () => painted({ ...preparing, design, pages, pictures, letters })
}

async function painted(lettering: Lettering): Promise<MadePieces> {
  const { pages, pictures, composed, deployment } = lettering
  const findings = preflight(pages, pictures.sizes, fieldsOnPaper(composed.content))
  const problems = paperProblems(findings, deployment.isMailing)
  try {
    return { pieces: await documentsOf(lettering), problems }
  } catch (error) {
    if (!(error instanceof PieceFault)) throw error
    const fault = { code: error.reason, weight: 'stops', text: pieceReasons[error.reason] } as const
    return { pieces: [], problems: [fault, ...problems] }
  }
}

async function documentsOf(lettering: Lettering): Promise<MadePiece[]> {
  const { reach, composed, design, pictures, letters, deployment } = lettering
  const { content, creative } = composed
  const title = creative.content.name
  const run = await pressRun({
    design,
    content,
    stored: pictures.stored,
    title,
    now: reach.sending.leavesAt,
    mark: rehearsedPiece(title),
  })
  const codes = content.coupons.map(() => PREVIEW_CODE)
  const made: MadePiece[] = []
  for (const [sample, to] of letters) {
    const own = ownOfPiece({ content, publicUrl: deployment.publicUrl }, to, codes)
    made.push({
      reader: sample.reader,
      household: householdOf(sample),
      addressee: [to.firstName, to.lastName].filter((name) => name !== '').join(' '),
      subject: '',
      contentType: 'application/pdf',
      content: await run.paint([own]),
    })
  }
  return made
}

/** Whom the letters are for, with the address of this moment; one who is not reached any more is left out. */
async function lettersOf(
  { reach, composed, samples }: Preparing,
  use: Use,
): Promise<(readonly [SampledPiece, Recipient])[]> {
  const { sending, path, seeds } = reach
  const { marketKey, channel } = sending
  const { hierarchyId } = composed.content
  const pending = samples
    .filter(({ reader }) => reader !== 'sample')
    .map(({ reader, recipient }) => ({ recipient, isSeed: reader === 'seed' }))
  const place = { marketKey, path, channel, hierarchyId }
  const from = { ...place, seeds: [...seeds], pending, pressed: NONE_PRESSED }
  const { pieces } = await addressPieces(from, use)
  return samples.flatMap((sample) => {
    if (sample.reader === 'sample') return [[sample, sampleRecipient(hierarchyId)] as const]
    const found = pieces.find((piece) => samePiece(sample, piece))
    return found ? [[sample, recipientOf(found)] as const] : []
  })
}

/** With the barcode of a proof: no number is taken for a piece that is never mailed. */
function recipientOf({ recipient: _, isSeed: __, ...to }: AddressedPiece): Recipient {
  return {
    ...to,
    mailDigits: mailDigits({ mailerId: PREVIEW_MAILER, serial: 0, zip: to.postalCode }),
  }
}
