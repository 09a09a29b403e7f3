import Skeleton from '@mui/material/Skeleton'

/** Until a piece is there. */
export const PieceSkeleton = () => (
  <Skeleton variant="rectangular" sx={{ aspectRatio: '3 / 2', height: 'auto' }} />
)
