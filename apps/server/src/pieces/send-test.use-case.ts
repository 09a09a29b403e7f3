import { randomUUID } from 'node:crypto'
import type { pieces } from '@marquee/contract/pieces'
import { isEmailDesign } from '@marquee/rules/pieces'
import { accept, refuse } from '@marquee/rules/result'
import { writeEmails } from '../outbox/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { asTest } from './email/as-test.painter.ts'
import { paintEmail } from './email/index.ts'
import { composePiece } from './piece-content.load.ts'
import { addressed, picturesOf } from './show-email.use-case.ts'

/** For as long as somebody shows a test around. */
const PICTURES_LAST = 30 * 86_400_000

/** The email as customers get it, to the person who looks at it. */
export const sendTest: UseCase<typeof pieces.sendTest> = async (call) => {
  const { body, person, use, now, deployment } = call
  const composed = await composePiece(body, call)
  if (!composed) return refuse('not-found')
  const { creative, content } = addressed(composed, body.reader)
  const design = creative.content.emailDesign
  if (design === null || !isEmailDesign(design)) return refuse('piece.no-email')
  const { publicUrl, isSending } = deployment
  const pictures = await picturesOf([content.photo, content.logo], call, PICTURES_LAST)
  const email = paintEmail(design, content, {
    picture: (hash) => new URL(pictures.get(hash) ?? '', publicUrl).href,
    unsubscribe: null,
  })
  const { email: toAddress, key: personKey, path } = person
  await writeEmails(
    [{ ...asTest(email), occasion: `test ${randomUUID()}`, personKey, toAddress, path }],
    { use, now, isSending, publicUrl },
  )
  const { creativeTemplateKey, marketKey, couponKeys } = body
  call.announce({ creativeTemplateKey, marketKey, couponKeys })
  return accept({ to: toAddress, isSending })
}
