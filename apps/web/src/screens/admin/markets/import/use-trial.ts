import { useState } from 'react'
import { api, useChange } from '../../../../api/index.ts'
import type { Differences } from '../answers.ts'
import { CHANGED_BY_NETWORK } from '../use-markets.ts'

interface Tried {
  file: File
  differences: Differences
  /** Whether what differed has been written. */
  isDone: boolean
}

interface Trial {
  tried: Tried | undefined
  /** The name of the file that is on its way. */
  sending: string | undefined
  refused: { name: string; message: string } | undefined
  take: (file: File) => void
  /** Does what the trial showed; refused where something else would be changed by now. */
  run: () => void
  isImporting: boolean
}

/** Tries a file, and imports it as it was tried. */
export function useTrial(): Trial {
  const [tried, setTried] = useState<Tried>()
  const [sending, setSending] = useState<string>()
  const [refused, setRefused] = useState<Trial['refused']>()
  const trial = useChange(api.network.try, { fails: false, selection: false })
  const importing = useChange(api.network.import, {
    refreshes: CHANGED_BY_NETWORK,
    selection: false,
  })

  const attempt = async (file: File) => {
    setSending(file.name)
    setRefused(undefined)
    try {
      setTried({ file, differences: await trial.attempt({ file }), isDone: false })
    } catch (error) {
      setTried(undefined)
      setRefused({ name: file.name, message: (error as Error).message })
    } finally {
      setSending(undefined)
    }
  }
  const run = async ({ file, differences: { fingerprint } }: Tried) => {
    const done = await importing.run({ query: { fingerprint }, file })
    if (done) setTried({ file, differences: done, isDone: true })
  }
  return {
    tried,
    sending,
    refused,
    take: (file) => void attempt(file),
    run: () => void (tried && run(tried)),
    isImporting: importing.isRunning,
  }
}
