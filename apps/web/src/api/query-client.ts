import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const FRESH_FOR_MS = 30_000
const TRIES = 2
const OVERTAKEN_TRIES = 10

/** The cache of replies. Reads are retried when the server was away; changes never are. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR_MS,
        retry: (failures, error) =>
          failures < (isOvertaken(error) ? OVERTAKEN_TRIES : isPassing(error) ? TRIES : 0),
        retryDelay: (failures, error) => (isOvertaken(error) ? 100 : 500 * 2 ** failures),
        networkMode: 'always',
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

/** An older request arrived after a newer one of the same person and replaced it: the newer is retried. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof ApiError && error.code.endsWith('.superseded')

function isPassing(error: unknown): boolean {
  return error instanceof ApiError && [0, 502, 503, 504].includes(error.status)
}
