import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import { useEffect, useRef, useState } from 'react'
import { DisabledReason } from '../disabled-reason/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { itemTexts } from './texts.ts'

export interface ItemActionsProps {
  name: string
  /** Where it stands, from 1, of how many. */
  place: number
  count: number
  /** Without it the order means nothing. */
  onMove?: (by: -1 | 1) => void
  onRemove: () => void
}

/** Up, down, away; all by keyboard. */
export function ItemActions({ name, place, count, onMove, onRemove }: ItemActionsProps) {
  const { hasArrived, upButton, downButton, move } = useMoving(place, onMove)
  const { up, down, remove, first, last, movedTo } = itemTexts
  return (
    <>
      {onMove && (
        <>
          <DisabledReason reason={place === 1 ? first : undefined}>
            <IconButton ref={upButton} size="small" aria-label={up(name)} onClick={() => move(-1)}>
              <ArrowUpward />
            </IconButton>
          </DisabledReason>
          <DisabledReason reason={place === count ? last : undefined}>
            <IconButton
              ref={downButton}
              size="small"
              aria-label={down(name)}
              onClick={() => move(1)}
            >
              <ArrowDownward />
            </IconButton>
          </DisabledReason>
          <span role="status">
            {hasArrived && <VisuallyHidden>{movedTo(name, place, count)}</VisuallyHidden>}
          </span>
        </>
      )}
      <IconButton size="small" aria-label={remove(name)} onClick={onRemove}>
        <DeleteOutlined />
      </IconButton>
    </>
  )
}

/** An item that moves takes the focus of its button along, so that one press can follow another. */
function useMoving(place: number, onMove: ItemActionsProps['onMove']) {
  const up = useRef<HTMLButtonElement>(null)
  const down = useRef<HTMLButtonElement>(null)
  const [pressed, setPressed] = useState<{ by: -1 | 1; to: number }>()
  const hasArrived = pressed?.to === place
  const by = pressed?.by
  useEffect(() => {
    if (!hasArrived) return
    const button = by === -1 ? up : down
    button.current?.focus()
  }, [hasArrived, by])
  return {
    hasArrived,
    upButton: up,
    downButton: down,
    move: (step: -1 | 1) => {
      setPressed({ by: step, to: place + step })
      onMove?.(step)
    },
  }
}
