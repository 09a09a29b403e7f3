import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { ItemActions, type ItemActionsProps } from './item-actions.tsx'

interface ItemProps extends ItemActionsProps {
  /** What tells it apart at a glance. */
  note?: ReactNode
  /** Something in it is wrong. */
  problem?: string
  isOpen: boolean
  onToggle: () => void
  /** Is only made when it is looked at. */
  children: () => ReactNode
}

/** One of a list: closed it says what it is, open it is edited. */
export function Item({ note, problem, isOpen, onToggle, children, ...actions }: ItemProps) {
  const id = useId()
  return (
    <Box
      component="li"
      sx={{ border: 1, borderColor: problem ? 'error.main' : 'divider', borderRadius: 1 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 2 }}>
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
