import { useState } from 'react'

/** Whether a person has put a note away, in this browser. */
export function useStoredFlag(name: string): [isSet: boolean, set: (is: boolean) => void] {
  const [isSet, setFlag] = useState(() => localStorage.getItem(name) !== null)
  return [
    isSet,
    (is) => {
      if (is) localStorage.setItem(name, 'yes')
      else localStorage.removeItem(name)
      setFlag(is)
    },
  ]
}
