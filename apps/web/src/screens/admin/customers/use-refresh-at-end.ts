import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { allOf, api } from '../../../api/index.ts'

/** What an import changes is asked anew when it is over. */
export function useRefreshAtEnd(isUnderWay: boolean): void {
  const client = useQueryClient()
  const before = useRef(isUnderWay)
  useEffect(() => {
    const isOver = before.current && !isUnderWay
    before.current = isUnderWay
    if (!isOver) return
    for (const touched of [api.customers.market, api.customers.search]) {
      void client.invalidateQueries({ queryKey: allOf(touched) })
    }
  }, [client, isUnderWay])
}
