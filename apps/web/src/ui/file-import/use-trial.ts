import { useState } from 'react'

interface Tried<Differences> {
  file: File
  differences: Differences
  /** Whether what differed has been written. */
  isDone: boolean
}

interface Calls<Differences> {
  /** Says what a file would change; throws where it is refused. */
  attempt: (file: File) => Promise<Differences>
  /** Does it; undefined where it was refused, which the caller has shown. */
  run: (file: File, fingerprint: string) => Promise<Differences | undefined>
}

export interface Trial<Differences> {
  tried: Tried<Differences> | undefined
  /** The name of the file that is on its way. */
  sending: string | undefined
  refused: { name: string; message: string } | undefined
  take: (file: File) => void
  /** Does what the trial showed; refused where something else would be changed by now. */
  run: () => void
  /** Begins anew, as before a file was chosen. */
  clear: () => void
}

/** Tries a file, and imports it as it was tried. */
export function useTrial<Differences extends { fingerprint: string }>(
  calls: Calls<Differences>,
): Trial<Differences> {
  const [tried, setTried] = useState<Tried<Differences>>()
  const [sending, setSending] = useState<string>()
  const [refused, setRefused] = useState<Trial<Differences>['refused']>()

  const attempt = async (file: File) => {
    setSending(file.name)
    setRefused(undefined)
    try {
      setTried({ file, differences: await calls.attempt(file), isDone: false })
    } catch (error) {
      setTried(undefined)
      setRefused({ name: file.name, message: (error as Error).message })
    } finally {
      setSending(undefined)
    }
  }
  const run = async ({ file, differences }: Tried<Differences>) => {
    const done = await calls.run(file, differences.fingerprint)
    if (done) setTried({ file, differences: done, isDone: true })
  }
  return {
    tried,
    sending,
    refused,
    take: (file) => void attempt(file),
    run: () => void (tried && run(tried)),
    clear: () => setTried(undefined),
  }
}
