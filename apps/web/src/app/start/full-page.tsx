import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Actions, Page } from '../../ui/page/index.ts'
import { BrandMark } from '../shell/brand-mark.tsx'

interface FullPageProps {
  title: string
  children: ReactNode
  actions: ReactNode
}

/** A page without the shell, for when there is no product to show. */
export function FullPage({ title, children, actions }: FullPageProps) {
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeContent: 'center' }}>
      <Box sx={{ width: '36rem', maxWidth: '100vw' }}>
        <Box sx={{ px: { xs: 4, sm: 6, lg: 10 } }}>
          <BrandMark />
        </Box>
        <Page title={title}>
          <Box sx={{ color: 'text.secondary', display: 'grid', gap: 2, mb: 6 }}>{children}</Box>
          <Actions>{actions}</Actions>
        </Page>
      </Box>
    </Box>
  )
}
