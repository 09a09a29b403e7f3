import Box from '@mui/material/Box'
import Pagination from '@mui/material/Pagination'
import type { ReactNode } from 'react'

interface CardListProps {
  label: string
  /** How narrow a card may become, in rem. */
  narrowest: number
  pages: CardPages
  /** List items. */
  children: ReactNode
}

interface CardPages {
  label: string
  count: number
  /** From 0. */
  page: number
  turn: (page: number) => void
}

/** Cards side by side, as many as there is room for; more than a page of them can be turned. */
export function CardList({ label, narrowest, pages, children }: CardListProps) {
  return (
    <>
      <Box
        component="ul"
        aria-label={label}
        sx={{
          display: 'grid',
          gap: 5,
          m: 0,
          p: 0,
          gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${narrowest}rem), 1fr))`,
        }}
      >
        {children}
      </Box>
      {pages.count > 1 && (
        <Pagination
          aria-label={pages.label}
          count={pages.count}
          page={pages.page + 1}
          onChange={(_, to) => pages.turn(to - 1)}
          sx={{ mt: 6, '& ul': { justifyContent: 'center' } }}
        />
      )}
    </>
  )
}
