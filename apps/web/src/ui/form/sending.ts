import { createContext, useContext, useRef, useState } from 'react'

/** Whether the form around is being sent, complete or as a draft. */
export const SendingContext = createContext(false)

export const useIsSending = () => useContext(SendingContext)

interface Sending {
  isSending: boolean
  /** How often it has been sent, with success or not. */
  times: number
  /** Sends; until that ends, further calls are ignored. */
  alone: (send: () => Promise<unknown>) => Promise<void>
}

/** A form goes out once, however often its buttons are pressed meanwhile. */
export function useSending(): Sending {
  const isRunning = useRef(false)
  const [isSending, setSending] = useState(false)
  const [times, setTimes] = useState(0)
  const alone = async (send: () => Promise<unknown>) => {
    if (isRunning.current) return
    isRunning.current = true
    setSending(true)
    try {
      await send()
    } finally {
      isRunning.current = false
      setSending(false)
      setTimes((before) => before + 1)
    }
  }
  return { isSending, times, alone }
}
