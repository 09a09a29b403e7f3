import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { DisabledReason } from '../disabled-reason/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'

const itemTexts = {
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Remove ${name}`,
  first: 'This is the first.',
  last: 'This is the last.',
  movedTo: (name: string, place: number, count: number) =>
    `${name} is now number ${place} of ${count}.`,
} as const

interface ItemProps extends ItemActionsProps {
  /** Small, beside its name. */
  picture?: ReactNode
  /** What distinguishes it at a glance. */
  note?: ReactNode
  /** Something in it is wrong. */
  problem?: string
  isOpen: boolean
  onToggle: () => void
  /** Is only made when it is looked at. */
  children: () => ReactNode
}

/** One of a list: closed it says what it is, open it is edited. */
export function Item({
  picture,
  note,
  problem,
  isOpen,
  onToggle,
  children,
  ...actions
}: ItemProps) {
  const id = useId()
  return (
    <Box
      component="li"
      sx={{ border: 1, borderColor: problem ? 'error.main' : 'divider', borderRadius: 1 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 2 }}>
        {picture && <Box sx={pictureBox}>{picture}</Box>}
        <ButtonBase aria-expanded={isOpen} aria-controls={id} onClick={onToggle} sx={header}>
          <ExpandMore
            aria-hidden
            sx={{ color: 'text.secondary', transform: isOpen ? undefined : 'rotate(-90deg)' }}
          />
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography component="span" variant="subtitle2" sx={{ display: 'block' }}>
              {actions.name}
            </Typography>
            <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
              {note}
            </Typography>
            {problem && (
              <Typography
                component="span"
                variant="caption"
                sx={{ display: 'block', color: 'error.main' }}
              >
                {problem}
              </Typography>
            )}
          </Box>
        </ButtonBase>
        <ItemActions {...actions} />
      </Box>
      <Box id={id} role="region" aria-label={actions.name} hidden={!isOpen}>
        {isOpen && <Box sx={{ p: { xs: 3, sm: 5 }, pt: { xs: 2, sm: 2 } }}>{children()}</Box>}
      </Box>
    </Box>
  )
}

const pictureBox = { flex: 'none', width: '5rem', my: 2, ml: 3 }

const header = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  justifyContent: 'flex-start',
  gap: 2,
  px: 3,
  py: 3,
  borderRadius: 1,
  textAlign: 'left',
} as const

interface ItemActionsProps {
  name: string
  /** Where it stands, from 1, of how many. */
  place: number
  count: number
  /** Without it the order means nothing. */
  onMove?: (by: -1 | 1) => void
  onRemove: () => void
}

/** Up, down, away; all by keyboard. */
function ItemActions({ name, place, count, onMove, onRemove }: ItemActionsProps) {
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
