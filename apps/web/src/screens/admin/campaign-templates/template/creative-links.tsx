import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { creativeOfTemplatePath } from '../../../../app/paths.ts'
import { useLeaving } from './leaving.ts'

interface CreativeLinkProps {
  /** Where one comes back to. */
  field: string
  /** Of the template; empty while none is chosen. */
  brand: string
  /** The one to edit; a new one is made without it. */
  creative?: number | 'new'
  children: ReactNode
}

/** The way to the editor of creatives, from which one comes back with what was made. */
export function CreativeLink({ field, brand, creative = 'new', children }: CreativeLinkProps) {
  const { templateKey, keepFor } = useLeaving()
  return (
    <Link
      component={RouterLink}
      to={creativeOfTemplatePath(creative, { template: templateKey ?? 'new', brand })}
      onClick={() => keepFor(field)}
      sx={{ py: 0.5, justifySelf: 'start' }}
    >
      {children}
    </Link>
  )
}
