import { useEffect, useRef, useState } from 'react'
import { api } from '../../../api/index.ts'
import type { Difference } from './answers.ts'
import { inChunks } from './in-chunks.rules.ts'
import { countOf, type ReorderRequest } from './use-plan.ts'

interface Checked {
  request: ReorderRequest
  /** As far as they were checked. */
  differences: readonly Difference[]
  error?: string
}

/** What a bulk reorder would create, checked part by part before anything is created. */
export function useCheck() {
  const [checked, setChecked] = useState<Checked>()
  const [isRunning, setRunning] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const run = async (request: ReorderRequest) => {
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    setRunning(true)
    let differences: readonly Difference[] = []
    const show = (more: Partial<Checked> = {}) =>
      stop.signal.aborted || setChecked({ request, differences, ...more })
    show()
    try {
      for (const part of inChunks(request)) {
        const body = { ...part, mailDate: request.mailDate }
        const options = { signal: stop.signal, selection: false }
        const answer = await api.reorders.differences({ body }, options)
        differences = [...differences, ...answer.differences]
        show()
      }
    } catch (error) {
      show({ error: (error as Error).message })
    }
    if (running.current === stop) setRunning(false)
  }
  const stop = () => {
    running.current?.abort()
    setRunning(false)
    setChecked(undefined)
  }
  return { checked, isRunning, run, stop, isWhole: checked !== undefined && isAll(checked) }
}

const isAll = ({ request, differences }: Checked): boolean =>
  differences.length === countOf(request)

export type Check = ReturnType<typeof useCheck>
