import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { windowTitle } from './texts.ts'

interface PageProps {
  title: string
  /** The screen that this one was reached from. */
  back?: BackTo | undefined
  /** One or two sentences below the title. */
  intro?: ReactNode
  /** What can be done with the page as a whole. */
  actions?: ReactNode
  children: ReactNode
}

/** The room below the content of a page, in steps of the theme's spacing. */
export const PAGE_END = 12

/** A screen: its title, what can be done with it, and its content. */
export function Page({ title, back, intro, actions, children }: PageProps) {
  return (
    <Box
      sx={{
        px: { xs: 4, sm: 6, lg: 10 },
        pt: { xs: 5, sm: 8 },
        pb: PAGE_END,
        maxWidth: 'xl',
        mx: 'auto',
      }}
    >
      <title>{windowTitle(title)}</title>
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 4,
          alignItems: 'flex-end',
          justifyContent: 'space-between',
          mb: { xs: 5, sm: 7 },
        }}
      >
        <Box sx={{ flex: '1 1 20rem', minWidth: 0 }}>
          {back && <BackLink {...back} />}
          {/* Focusable, so that a change of screen can be announced by moving there. */}
          <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none', textWrap: 'balance' }}>
            {title}
          </Typography>
          {intro && (
            <Typography component="div" sx={{ mt: 2, maxWidth: '72ch', color: 'text.secondary' }}>
              {intro}
            </Typography>
          )}
        </Box>
        {actions && <Actions>{actions}</Actions>}
      </Box>
      {children}
    </Box>
  )
}

export function Actions({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>{children}</Box>
  )
}

export interface BackTo {
  to: string
  /** What one comes back to. */
  name: string
}

/** The way up, above a title. */
function BackLink({ to, name }: BackTo) {
  return (
    <Link
      component={RouterLink}
      to={to}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, mb: 2, py: 0.5 }}
    >
      <ArrowBackIcon fontSize="small" aria-hidden />
      {name}
    </Link>
  )
}
