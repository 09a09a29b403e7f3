import { useState } from 'react'
import { api, useOperation, type Asked } from '../../../api/index.ts'
import type { LogoPage, MarketLogo } from './answers.ts'

const SIZE = 24

const SORTS = {
  oldest: { id: 'uploadedAt', direction: 'ASCENDING' },
  newest: { id: 'uploadedAt', direction: 'DESCENDING' },
  market: { id: 'marketName', direction: 'ASCENDING' },
} as const

export interface Wanted {
  text: string
  status: MarketLogo['status']
  order: keyof typeof SORTS
}

export interface Logos {
  asked: Asked<LogoPage>
  wanted: Wanted
  want: (part: Partial<Wanted>) => void
  page: number
  pages: number
  turn: (page: number) => void
}

/** One page of the logos of all markets that the person looks after. */
export function useLogos(): Logos {
  const [wanted, setWanted] = useState<Wanted>({ text: '', status: 'PENDING', order: 'oldest' })
  const [page, setPage] = useState(0)
  const { text, status, order } = wanted
  const asked = useOperation(
    api.marketProfiles.searchLogos,
    {
      body: { criteria: { status, ...(text && { text }) }, page, size: SIZE, sort: [SORTS[order]] },
    },
    { selection: false, keepsPrevious: true },
  )
  const pages = Math.max(1, Math.ceil((asked.response?.totalElements ?? 0) / SIZE))
  // What was on the last page has been decided.
  if (!asked.isRefreshing && page >= pages) setPage(pages - 1)
  return {
    ...{ asked, wanted, page, pages },
    turn: setPage,
    want: (part) => {
      setPage(0)
      setWanted((now) => ({ ...now, ...part }))
    },
  }
}
