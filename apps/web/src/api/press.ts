import { useRef } from 'react'
import { ApiError } from './api-error.ts'
import type { Input } from './request.ts'

const BYTES = 16

/** Names one press: the server does what bears the same name once. */
export const newPress = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** The key of one press until its outcome is known: a retry carries the same key. */
export function usePress() {
  const last = useRef<{ sent: string; name: string }>(undefined)
  return {
    nameOf(input: Input): string {
      const sent = JSON.stringify(input)
      if (last.current?.sent !== sent) last.current = { sent, name: newPress() }
      return last.current.name
    },
    /** Done, or refused, which changed nothing; else an answer got lost. */
    ended(error?: unknown): void {
      const isRefused = error instanceof ApiError && isRefusal(error.status)
      if (error === undefined || isRefused) last.current = undefined
    },
  }
}

const isRefusal = (status: number): boolean => status >= 400 && status < 500
