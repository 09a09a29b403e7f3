import { INSTALLATION_PARTS } from '@marquee/rules/installation'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { sheet } from '../../../ui/page/index.ts'
import type { Installation } from './installation.ts'
import { LOOKS } from './standing-mark.tsx'
import { partNames, texts } from './texts.ts'

/** The answer to the question that brings a person here. */
export function Verdict({ installation }: { installation: Installation }) {
  const { standing } = installation
  const { Icon, color } = LOOKS[standing]
  const concerned = INSTALLATION_PARTS.filter((part) => installation[part].standing !== 'good')
  return (
    <Box
      role="status"
      sx={{
        ...sheet,
        display: 'flex',
        gap: 4,
        alignItems: 'center',
        p: { xs: 4, sm: 6 },
        borderColor: `${color}.main`,
        bgcolor: `${color}.tint`,
      }}
    >
      <Icon aria-hidden color={color} sx={{ fontSize: '2.5rem' }} />
      <div>
        <Typography variant="h2" component="p">
          {texts.verdict[standing]}
        </Typography>
        <Typography sx={{ mt: 1 }}>
          {concerned.length === 0
            ? texts.goodMeans
            : texts.lookAt(concerned.map((part) => partNames[part]).join(', '))}
        </Typography>
      </div>
    </Box>
  )
}
