import { useEffect, useState } from 'react'

/** So long a value stands before the next change is another one. */
const REST_MS = 1_200

/**
 * What a value was before it changed; of changes in a row, before the first. It stays until the next
 * change, so that both can be compared.
 */
export function useBefore<Value>(value: Value): Value | undefined {
  const [held, setHeld] = useState<{ rested: Value; before?: Value }>({ rested: value })
  useEffect(() => {
    const timer = setTimeout(
      () =>
        setHeld((known) =>
          known.rested === value ? known : { rested: value, before: known.rested },
        ),
      REST_MS,
    )
    return () => clearTimeout(timer)
  }, [value])
  return held.rested === value ? held.before : held.rested
}
