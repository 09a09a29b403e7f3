import { connect, type ApiError } from '../api/index.ts'
import { presentPlace, storedToken, type Provider } from './sign-in/index.ts'

export type Refusals = ReturnType<typeof connectTo>

/** Connects the API's client to the sign-in provider; answers where refusals can be listened to. */
export function connectTo(provider: Provider) {
  const listeners = new Set<(error: ApiError) => void>()
  let isLeaving = false
  connect({
    baseUrl: '/api',
    token: storedToken,
    renew: provider.renew,
    idToken: provider.idToken,
    signIn() {
      if (isLeaving) return
      isLeaving = true
      provider.leave(presentPlace()).catch(() => (isLeaving = false))
    },
    forbidden: (error) => {
      for (const notify of listeners) notify(error)
    },
  })
  return {
    listen(notify: (error: ApiError) => void): () => void {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
  }
}
