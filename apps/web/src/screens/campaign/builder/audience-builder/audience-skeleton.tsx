import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { columns } from './columns.ts'

/** The shape of what is coming, and what is being done. */
export function AudienceSkeleton({ message }: { message: string }) {
  return (
    <Box role="status" aria-busy="true">
      <Typography sx={{ mb: 4, color: 'text.secondary' }}>{message}</Typography>
      <Box aria-hidden sx={columns}>
        {['34rem', '34rem', '34rem'].map((height, at) => (
          <Skeleton key={at} variant="rectangular" height={height} sx={{ borderRadius: 1 }} />
        ))}
      </Box>
    </Box>
  )
}
