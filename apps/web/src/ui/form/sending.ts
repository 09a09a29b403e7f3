import { createContext, useContext, useRef, useState } from 'react'

/** Whether the form around is on its way, complete or as it stands. */
export const SendingContext = createContext(false)

export const useIsSending = () => useContext(SendingContext)

interface Sending {
  isSending: boolean
  /** Sends; while that goes on, whatever else is asked to be sent is not. */
  alone: (send: () => Promise<unknown>) => Promise<void>
}

/** A form goes out once, however often its buttons are pressed meanwhile. */
export function useSending(): Sending {
  const isRunning = useRef(false)
  const [isSending, setSending] = useState(false)
  const alone = async (send: () => Promise<unknown>) => {
    if (isRunning.current) return
    isRunning.current = true
    setSending(true)
    try {
      await send()
    } finally {
      isRunning.current = false
      setSending(false)
    }
  }
  return { isSending, alone }
}
