import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

type Fact = readonly [name: string, value: string | false | null | undefined]

/** Names and values, those without a value left out. A value may have several lines. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 4,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
      }}
    >
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-line' }}>
              {value}
            </Typography>
          </div>
        ))}
    </Box>
  )
}
