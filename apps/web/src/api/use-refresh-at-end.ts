import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { AnyCall } from './call.ts'
import { allOf } from './use-operation.ts'

/** What something that goes on by itself changes is asked anew when it is over. */
export function useRefreshAtEnd(isUnderWay: boolean, touched: readonly AnyCall[]): void {
  const client = useQueryClient()
  const before = useRef(isUnderWay)
  useEffect(() => {
    const isOver = before.current && !isUnderWay
    before.current = isUnderWay
    if (!isOver) return
    for (const call of touched) void client.invalidateQueries({ queryKey: allOf(call) })
  }, [client, isUnderWay, touched])
}
