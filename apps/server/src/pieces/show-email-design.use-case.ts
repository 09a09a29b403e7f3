import type { pieces } from '@marquee/contract/pieces'
import { couponCountsOf, sampleContent } from '@marquee/rules/pieces'
import { accept } from '@marquee/rules/result'
import { imagesStore } from '../images/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { paintEmail } from './email/index.ts'
import { picturesOf } from './show-email.use-case.ts'

/** More would make all designs look like sheets of coupons. */
const MOST_COUPONS = 2

export const showEmailDesign: UseCase<typeof pieces.emailDesign> = async (call) => {
  const { params, query, use } = call
  const { design } = params
  const brought = await use(imagesStore).broughtOf(query.photo ? [query.photo] : [])
  const [photo = null] = brought
  const pictures = await picturesOf([photo], call)
  const counts = couponCountsOf(design)
  const count = counts.findLast((one) => one <= MOST_COUPONS) ?? 0
  const sample = sampleContent(query.hierarchyId, count, photo)
  // Only a metro mailer bears it, where it is chosen.
  const content = { ...sample, hasExpressService: false }
  const { html } = paintEmail(design, content, {
    picture: (hash) => pictures.get(hash) ?? '',
    unsubscribe: null,
  })
  return accept({ html })
}
