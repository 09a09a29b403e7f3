import type { Place } from '../places.ts'

/** What a call sends to name a place, by operation and way; `home` is the caller's own. */
export interface Sample {
  params?: Record<string, string | number>
  query?: Record<string, string | number | undefined>
  body?: unknown
  /** A form in place of a body. */
  form?: string
  /** A file in place of a body. */
  file?: { name: string; bytes: Buffer }
}

export type Sampler = (at: Place, home: Place) => Sample
