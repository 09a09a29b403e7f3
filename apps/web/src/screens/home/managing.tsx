import ArrowForwardIcon from '@mui/icons-material/ArrowForward'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { Section } from '../../ui/page/index.ts'
import { isOpen, screenNeeds, useUserState } from '../../widgets/user-state/index.ts'
import { homeTexts } from './texts.ts'

const SCREENS = ['blackoutDates', 'logoApprovals', 'customers', 'users', 'featureToggles'] as const

/** The screens beside the daily work that the person may open. */
export function Managing() {
  const state = useUserState()
  const open = SCREENS.filter((screen) => isOpen(state, screenNeeds[screen]))
  if (open.length === 0) return null
  return (
    <Section title={homeTexts.managing} framed>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {open.map((screen) => (
          <Box key={screen} component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Entry to={paths[screen]} {...homeTexts.screens[screen]} />
          </Box>
        ))}
      </Box>
    </Section>
  )
}

function Entry({ to, name, does }: { to: string; name: string; does: string }) {
  return (
    <Box
      component={Link}
      to={to}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 4,
        py: 3,
        color: 'text.primary',
        textDecoration: 'none',
        '&:hover .name': { textDecoration: 'underline' },
      }}
    >
      <Box sx={{ flex: 1 }}>
        <Typography className="name" sx={{ fontWeight: 'fontWeightMedium' }}>
          {name}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{does}</Typography>
      </Box>
      <ArrowForwardIcon aria-hidden sx={{ color: 'text.secondary' }} />
    </Box>
  )
}
