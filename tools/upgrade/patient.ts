import { setTimeout as pause } from 'node:timers/promises'
import type { Call } from '@marquee/test-kit/campaign-by-calls'

const MOST = 20
const PAUSE_MS = 500

/** A program that cannot serve for a moment says so, and so does one that had a newer count to make. */
const TRY_AGAIN = /: 503 |: 409 .*"audience\.superseded"/

/** Calls as people make them, who press once more where they are asked to try again in a moment; each such answer is noted. */
export const patient =
  (call: Call, note: () => void): Call =>
  async <Answer>(method: string, path: string, sent?: object): Promise<Answer> => {
    for (let turn = 1; ; turn += 1) {
      try {
        return await call<Answer>(method, path, sent)
      } catch (error) {
        if (turn === MOST || !TRY_AGAIN.test(String(error))) throw error
        note()
        await pause(PAUSE_MS)
      }
    }
  }
