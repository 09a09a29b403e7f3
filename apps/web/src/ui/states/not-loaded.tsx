import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'

interface NotLoadedProps {
  isLoading: boolean
  /** What could not be loaded. */
  failed:
    | {
        failure: { status: number } | undefined
        error: string | undefined
        retry: () => void
        isRefreshing: boolean
      }
    | undefined
  texts: { loadFailed: string; gone: string; goneWhy: string; toAll: string }
  /** Where there are others like it. */
  to: string
  /** What stands in its place meanwhile. */
  children: ReactNode
}

/** In place of one thing: while it is loaded, where it is not there, and where it could not be loaded. */
export function NotLoaded({ isLoading, failed, texts, to, children }: NotLoadedProps) {
  if (isLoading) return children
  if (!failed) return null
  const { failure, error, retry, isRefreshing } = failed
  // 400: what stands in the address is no key.
  if (failure?.status === 404 || failure?.status === 400) {
    const toAll = (
      <Button component={Link} to={to} variant="outlined">
        {texts.toAll}
      </Button>
    )
    return (
      <EmptyState title={texts.gone} action={toAll}>
        {texts.goneWhy}
      </EmptyState>
    )
  }
  return (
    <ErrorState title={texts.loadFailed} onRetry={retry} retrying={isRefreshing}>
      {error}
    </ErrorState>
  )
}
