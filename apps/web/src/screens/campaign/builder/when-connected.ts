import { ApiError } from '../../../api/index.ts'

const TRY_AGAIN_MS = 5000

interface Waiting {
  /** Told when the connection is lost and when it is back. */
  onWaiting: (isWaiting: boolean) => void
  /** Gives up: somebody left. */
  signal: AbortSignal
}

/** Does something; without a connection it waits, and does it as soon as there is one. */
export async function whenConnected<Answer>(
  run: () => Promise<Answer>,
  { onWaiting, signal }: Waiting,
): Promise<Answer> {
  for (;;) {
    try {
      const answer = await run()
      onWaiting(false)
      return answer
    } catch (error) {
      if (!isUnreachable(error) || signal.aborted) {
        onWaiting(false)
        throw error
      }
      onWaiting(true)
      await backOnline(signal)
    }
  }
}

const isUnreachable = (error: unknown) =>
  error instanceof ApiError && error.code === 'network.unreachable'

/** The browser tells when its network is back; that the server is, only another try tells. */
function backOnline(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      done()
    }
    const timer = setTimeout(end, TRY_AGAIN_MS)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}
