import type { GridProps } from './grid-props.ts'

interface Asked {
  status: string
  error: string | undefined
  retry: () => void
}

/** How far the rows of a grid have come, from the call that brings them. */
export const standingOf = ({
  status,
  error,
  retry,
}: Asked): Pick<GridProps<object>, 'loading' | 'error' | 'onRetry'> => ({
  loading: status === 'loading',
  error: status === 'failed' && (error ?? true),
  onRetry: retry,
})
