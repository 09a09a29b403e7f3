import type { FulfillmentChannel } from '@marquee/rules/channels'
import type { Recipient } from '@marquee/rules/pieces'
import { useState } from 'react'
import { api, useOperation } from '../../api/index.ts'
import { useUserState } from '../user-state/index.ts'

/** To whom a piece is addressed while it is looked at. */
export interface Reader {
  /** A customer of the campaign; undefined: the sample. */
  recipient: Recipient | undefined
  /** Only people who may see customers choose, on the piece of a campaign. */
  mayChoose: boolean
  /** Which of the customers; undefined: the sample. */
  position: number | undefined
  hasNext: boolean
  setPosition: (position: number | undefined) => void
  /** Why no customer is shown, though one was chosen. */
  problem: 'none' | { failed: string } | undefined
}

/** By which a piece comes to one who reads it. */
export type ReadChannel = Extract<FulfillmentChannel, 'EMAIL' | 'DIRECT_MAIL'>

interface ReadPiece {
  campaignKey: number | undefined
  /** The dealer whose piece it is. */
  marketKey: number | undefined
  channel: ReadChannel
}

/** A sample, and for those who may see customers one after the other of those who get the piece. */
export function useReader({ campaignKey, marketKey, channel }: ReadPiece): Reader {
  const { permissions } = useUserState()
  const [position, setPosition] = useState<number>()
  const isReal = position !== undefined
  const query = useOperation(
    api.audience.recipient,
    {
      params: { key: String(campaignKey) },
      body: { position: position ?? 0, marketKey, channel },
    },
    { enabled: isReal, keepsPrevious: true, selection: false },
  )
  const found = isReal ? query.response : undefined
  return {
    recipient: found?.recipient ?? undefined,
    mayChoose: campaignKey !== undefined && permissions.includes('CAN_SEARCH_AUDIENCE'),
    position,
    hasNext: found?.hasMore === true,
    setPosition,
    problem: problemOf(query.status === 'failed' ? query.error : undefined, found),
  }
}

function problemOf(
  failed: string | undefined,
  found: { recipient: Recipient | null } | undefined,
): Reader['problem'] {
  if (failed !== undefined) return { failed }
  return found?.recipient === null ? 'none' : undefined
}
