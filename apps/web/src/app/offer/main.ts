import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/api.ts'
import { connect } from '../../api/connection.ts'
import { message, partsOf, show, trouble } from './offer-page.ts'
import { offerTexts } from './texts.ts'

/** What the QR code of a coupon opens: for everybody, so without sign-in, and small. */
const page = document.getElementById('offer') as HTMLElement
const code = decoded(location.pathname.split('/').pop() ?? '')

connect({
  baseUrl: '/api',
  token: () => null,
  renew: async () => false,
  idToken: async () => undefined,
  signIn: () => {},
  forbidden: () => {},
})
await ask()

async function ask(): Promise<void> {
  try {
    const found = await api.pieces.readOffer({ params: { code } })
    show(page, partsOf(found), found.offer?.hierarchyId)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const isUnknown = error.status === 404 || error.status === 400
    show(
      page,
      isUnknown
        ? message(offerTexts.unknown, offerTexts.unknownWhy)
        : trouble(error.message, () => void ask()),
    )
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
