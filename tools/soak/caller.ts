import { randomUUID } from 'node:crypto'
import type { Call } from '@marquee/test-kit/campaign-by-calls'
import { tokenOf } from '@marquee/test-kit/token'
import { kindOf, type CallNotes } from './call-notes.ts'

/** A call that is noted already, so that it is not noted twice. */
export class NotedError extends Error {}

export interface Caller {
  call: Call
  /** Fetches what an address of a reply shows: a picture or a PDF. */
  open: (path: string) => Promise<void>
  send: <Answer>(path: string, name: string, file: string) => Promise<Answer>
}

/** The token of a demo person lives for ten minutes. */
const RENEWED_AFTER_MS = 8 * 60_000

/** Tokens that are fetched as a browser does it, and anew before they end. */
export function tokensAt(address: string): (person: string) => Promise<string> {
  const held = new Map<string, { token: Promise<string>; until: number }>()
  return async (person) => {
    const known = held.get(person)
    if (known && known.until > Date.now()) return known.token
    const token = tokenOf(address, person)
    held.set(person, { token, until: Date.now() + RENEWED_AFTER_MS })
    // A sign-in that failed is tried again by the next call; else that person would fail for minutes.
    token.catch(() => held.delete(person))
    return token
  }
}

interface Sent {
  headers?: Record<string, string>
  body?: string | FormData
}

interface Failure extends Error {
  code?: string
  /** Why a socket could not be used. */
  cause?: Error
}

interface Of {
  address: string
  token: () => Promise<string>
  notes: CallNotes
}

/** Calls of a person, each noted by its kind; a mark tells calls apart that have one address. */
export function callerOf({ address, token, notes }: Of, mark = ''): Caller {
  const noted = async (method: string, path: string, init: Sent) => {
    const kind = `${kindOf(method, path)}${mark && `, ${mark}`}`
    const authorization = `Bearer ${await signedIn(token, notes)}`
    const headers = { ...init.headers, authorization, 'idempotency-key': randomUUID() }
    const began = performance.now()
    try {
      const answer = await fetch(`${address}${path}`, { ...init, method, headers })
      const body = await answer.arrayBuffer()
      if (!answer.ok) throw refusal(answer.status, Buffer.from(body).toString())
      notes.answered(kind, performance.now() - began)
      return Buffer.from(body)
    } catch (error) {
      const { code = '', message, cause } = error as Failure
      notes.refused(kind, code, cause ? `${message}: ${cause.message}` : message)
      throw new NotedError(message)
    }
  }
  const json = { 'content-type': 'application/json' }
  return {
    call: async <Answer>(method: string, path: string, sent?: object) => {
      const init = sent ? { headers: json, body: JSON.stringify(sent) } : {}
      const body = await noted(method, `/api${path}`, init)
      return JSON.parse(body.toString()) as Answer
    },
    open: async (path) => void (await noted('GET', path, {})),
    send: async <Answer>(path: string, name: string, file: string) => {
      const body = new FormData()
      body.set('file', new Blob([file], { type: 'text/csv' }), name)
      const answer = await noted('POST', `/api${path}`, { body })
      return JSON.parse(answer.toString()) as Answer
    },
  }
}

async function signedIn(token: Of['token'], notes: CallNotes): Promise<string> {
  try {
    return await token()
  } catch (error) {
    notes.refused('sign-in', '', String(error))
    throw new NotedError(String(error))
  }
}

/** The code is what programs know a refusal by. */
function refusal(status: number, body: string): Error {
  const [, code = String(status)] = /"code":"([^"]+)"/.exec(body) ?? []
  return Object.assign(new Error(`${status} ${body.slice(0, 300)}`), { code })
}
