import type { GridProps } from './grid-props.ts'

interface LoadingState {
  status: string
  error: string | undefined
  retry: () => void
}

/** How far the rows of a grid have come, from the call that brings them. */
export const loadingProps = ({
  status,
  error,
  retry,
}: LoadingState): Pick<GridProps<object>, 'loading' | 'error' | 'onRetry'> => ({
  loading: status === 'loading',
  error: status === 'failed' && (error ?? true),
  onRetry: retry,
})
