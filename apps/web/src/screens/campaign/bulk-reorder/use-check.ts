import { useEffect, useRef, useState } from 'react'
import { api } from '../../../api/index.ts'
import type { Difference } from './answers.ts'
import { inChunks } from './in-chunks.rules.ts'
import { countOf, type Wish } from './use-plan.ts'

interface Checked {
  wish: Wish
  /** As far as they were looked at. */
  differences: readonly Difference[]
  error?: string
}

/** What a bulk reorder would make, asked part by part before anything is made. */
export function useCheck() {
  const [checked, setChecked] = useState<Checked>()
  const [isRunning, setRunning] = useState(false)
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])

  const run = async (wish: Wish) => {
    asking.current?.abort()
    const stop = new AbortController()
    asking.current = stop
    setRunning(true)
    let differences: readonly Difference[] = []
    const show = (more: Partial<Checked> = {}) =>
      stop.signal.aborted || setChecked({ wish, differences, ...more })
    show()
    try {
      for (const part of inChunks(wish)) {
        const body = { ...part, deploymentDate: wish.deploymentDate }
        const options = { signal: stop.signal, selection: false }
        const answer = await api.reorders.differences({ body }, options)
        differences = [...differences, ...answer.differences]
        show()
      }
    } catch (error) {
      show({ error: (error as Error).message })
    }
    if (asking.current === stop) setRunning(false)
  }
  const stop = () => {
    asking.current?.abort()
    setRunning(false)
    setChecked(undefined)
  }
  return { checked, isRunning, run, stop, isWhole: checked !== undefined && isAll(checked) }
}

const isAll = ({ wish, differences }: Checked): boolean => differences.length === countOf(wish)

export type Check = ReturnType<typeof useCheck>
