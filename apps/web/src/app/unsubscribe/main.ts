import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/api.ts'
import { connect } from '../../api/connection.ts'
import { unsubscribeTexts } from './texts.ts'
import {
  choosing,
  message,
  show,
  stopped,
  takenBack,
  trouble,
  type Actions,
  type OptOut,
} from './unsubscribe-page.ts'

/** What the link in an email opens: for its recipient, so without sign-in, and small. */
const page = document.getElementById('unsubscribe') as HTMLElement
const params = { token: location.pathname.split('/').pop() ?? '' }

connect({
  baseUrl: '/api',
  token: () => null,
  renew: async () => false,
  idToken: async () => undefined,
  signIn: () => {},
  forbidden: () => {},
})

const actions: Actions = {
  async stop(reach, reason) {
    showStanding(await api.customers.optOut({ params, body: { reach, reason } }))
  },
  async takeBack() {
    const found = await api.customers.takeBackOptOut({ params })
    // Another suppression may still hold, of which this link knows nothing.
    if (found.reach === null) show(page, takenBack(found), lookOf(found))
    else showStanding(found)
  },
}

await load()

/** Opening the link only reads: programs that check links open them too. */
async function load(): Promise<void> {
  try {
    showStanding(await api.customers.readOptOut({ params }), true)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const isUnknown = error.status === 404 || error.status === 400
    show(
      page,
      isUnknown
        ? message(unsubscribeTexts.unknown, unsubscribeTexts.unknownWhy)
        : trouble(error.message, () => void load()),
      { isFirst: true },
    )
  }
}

function showStanding(found: OptOut, isFirst = false): void {
  const parts = found.reach === null ? choosing(found, actions) : stopped(found, actions)
  show(page, parts, { ...lookOf(found), isFirst })
}

function lookOf({ hierarchyId }: OptOut) {
  return { brand: hierarchyId ?? '' }
}
