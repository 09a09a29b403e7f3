import { showCount } from '@marquee/rules/money'
import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useRef, useState } from 'react'

interface CountingNumberProps {
  value: number
  show?: (value: number) => string
}

/** A number that counts to its new value; digits keep their width, so that nothing beside it moves. */
export function CountingNumber({ value, show = showCount }: CountingNumberProps) {
  const shown = useCounting(value)
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {show(shown)}
    </Box>
  )
}

/** The number on its way to its value; there at once for people whose system reduces motion. */
function useCounting(value: number): number {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const lasts = useTheme().transitions.duration.shorter
  const [shown, setShown] = useState(value)
  const at = useRef(value)
  useEffect(() => {
    const from = at.current
    if (isStill || from === value) {
      at.current = value
      return undefined
    }
    const began = performance.now()
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - began) / lasts))
      at.current = part === 1 ? value : Math.round(from + (value - from) * easeOut(part))
      setShown(at.current)
      if (part < 1) frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [value, isStill, lasts])
  return isStill ? value : shown
}

const easeOut = (part: number): number => 1 - (1 - part) ** 3
