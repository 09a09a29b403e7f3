/** A requirement of OWASP ASVS 5.0 of level 1 or 2, in our words, and what is true of it here. */
export interface Row {
  id: string
  level: 1 | 2
  asks: string
  verdict: Verdict
}

export type Verdict =
  | { is: 'holds'; because: string; at: string; provenBy: string | undefined }
  | { is: 'not ours'; because: string }
  | { is: 'open'; missing: string }

export interface Chapter {
  title: string
  rows: readonly Row[]
}

type Judge<Rest extends readonly unknown[]> = (
  id: string,
  level: Row['level'],
  asks: string,
  ...rest: Rest
) => Row

/** It holds because of this, in this file; where there is one, a test proves it. */
export const holds: Judge<[because: string, at: string, provenBy?: string]> = (
  id,
  level,
  asks,
  because,
  at,
  provenBy,
) => ({ id, level, asks, verdict: { is: 'holds', because, at, provenBy } })

/** There is nothing here that it could be about, or the operator decides it. */
export const notOurs: Judge<[because: string]> = (id, level, asks, because) => ({
  id,
  level,
  asks,
  verdict: { is: 'not ours', because },
})

/** It does not hold, or only partly, and this is missing. */
export const open: Judge<[missing: string]> = (id, level, asks, missing) => ({
  id,
  level,
  asks,
  verdict: { is: 'open', missing },
})
