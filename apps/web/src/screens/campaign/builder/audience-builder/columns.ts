/** Choices, the map, and what they come to: beside each other where there is room. */
export const columns = {
  display: 'grid',
  alignItems: 'start',
  gap: { xs: 6, lg: 7 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'minmax(16rem, 1fr) minmax(16rem, 1fr)',
    lg: '17rem minmax(0, 1fr) 17rem',
  },
} as const
