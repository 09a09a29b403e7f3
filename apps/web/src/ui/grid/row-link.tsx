import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { twoLines } from './two-lines.ts'

interface RowLinkProps {
  to: string
  /** The cell has the grid's focus: then Tab reaches the link. */
  hasFocus: boolean
  children: ReactNode
}

/** A cell's words as a link: one tab stop in the grid, Enter on the cell follows it. */
export function RowLink({ to, hasFocus, children }: RowLinkProps) {
  return (
    <Link
      component={RouterLink}
      to={to}
      color="textPrimary"
      tabIndex={hasFocus ? 0 : -1}
      sx={twoLines}
    >
      {children}
    </Link>
  )
}

/** Enter on a cell that holds a link does what a click on it would. */
export function followLinkOfCell(cell: HTMLElement): boolean {
  const link = cell.querySelector<HTMLAnchorElement>('a[href]')
  link?.click()
  return link !== null
}
