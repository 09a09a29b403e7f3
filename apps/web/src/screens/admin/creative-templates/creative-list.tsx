import Box from '@mui/material/Box'
import Pagination from '@mui/material/Pagination'
import Typography from '@mui/material/Typography'
import { CreativeCard } from './creative-card.tsx'
import { texts } from './texts.ts'
import type { Creatives } from './use-creatives.ts'

type CreativeListProps = Pick<Creatives, 'shown' | 'total' | 'page' | 'pages' | 'turn'>

export function CreativeList({ shown, total, page, pages, turn }: CreativeListProps) {
  return (
    <>
      <Typography role="status" sx={{ mb: 3, color: 'text.secondary' }}>
        {texts.found(total)}
      </Typography>
      <Box
        component="ul"
        aria-label={texts.list}
        sx={{
          display: 'grid',
          gap: 5,
          m: 0,
          p: 0,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
        }}
      >
        {shown.map((creative) => (
          <CreativeCard key={creative.key} creative={creative} />
        ))}
      </Box>
      {pages > 1 && (
        <Pagination
          aria-label={texts.pages}
          count={pages}
          page={page + 1}
          onChange={(_, to) => turn(to - 1)}
          sx={{ mt: 6, '& ul': { justifyContent: 'center' } }}
        />
      )}
    </>
  )
}
