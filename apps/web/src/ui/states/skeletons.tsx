import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { stateTexts } from './texts.ts'

/** The shape of what is coming. People who hear the page hear once that it is loading. */
export function Loading({
  label = stateTexts.loading,
  children,
}: {
  label?: string
  children: ReactNode
}) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  )
}

const WIDTHS = ['92%', '78%', '85%', '64%']

/** Lines of text. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <Loading>
      {many(lines, (place) => (
        <Skeleton key={place} width={WIDTHS[place % WIDTHS.length]} />
      ))}
    </Loading>
  )
}

/** A list of rows, each a name with a note below. */
export function RowsSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <Loading>
      {many(rows, (place) => (
        <Box key={place} sx={{ py: 3, borderBottom: 1, borderColor: 'divider' }}>
          <Skeleton width={WIDTHS[place % WIDTHS.length]} />
          <Skeleton width="40%" />
        </Box>
      ))}
    </Loading>
  )
}

/** Fields in pairs, each with its label above. */
export function FormSkeleton({ fields = 6 }: { fields?: number }) {
  return (
    <Loading>
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {many(fields, (place) => (
          <div key={place}>
            <Skeleton width="30%" />
            <Skeleton variant="rectangular" height="2.5rem" sx={{ mt: 1, borderRadius: 1 }} />
          </div>
        ))}
      </Box>
    </Loading>
  )
}

/** A wall of cards with a picture on top. */
export function CardsSkeleton({ cards = 6 }: { cards?: number }) {
  return (
    <Loading>
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))',
        }}
      >
        {many(cards, (place) => (
          <Box
            key={place}
            sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}
          >
            <Skeleton variant="rectangular" height="9rem" sx={{ borderRadius: 0 }} />
            <Box sx={{ p: 4 }}>
              <Skeleton width="70%" />
              <Skeleton width="45%" />
            </Box>
          </Box>
        ))}
      </Box>
    </Loading>
  )
}

function many(count: number, one: (place: number) => ReactNode): ReactNode[] {
  return Array.from({ length: count }, (_, place) => one(place))
}
