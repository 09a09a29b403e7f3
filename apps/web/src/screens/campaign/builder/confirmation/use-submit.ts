import type { orders } from '@marquee/contract/orders'
import type { AnswerOf } from '@marquee/contract/operation'
import type { OrderTotals } from '@marquee/rules/orders'
import { hasTrait } from '@marquee/rules/templates'
import { useState } from 'react'
import { api, ApiError, useChange } from '../../../../api/index.ts'
import { useUserState } from '../../../../widgets/user-state/index.ts'
import type { Campaign } from '../answers.ts'
import { REFRESHED } from './refreshed.ts'
import { submitTexts } from './texts.ts'

type Order = AnswerOf<typeof orders.read>

/** What was shown, and what it has become. */
export interface ChangedQuote {
  shown: OrderTotals | null
  present: OrderTotals
  quoteKey: string
}

const SUBMITTING = { fails: false, refreshes: REFRESHED, says: submitTexts.done } as const

/** Makes the order and submits it; figures that changed meanwhile are asked about first. */
export function useSubmit(campaign: Campaign, onSubmitted: () => void) {
  const { permissions } = useUserState()
  const [changed, setChanged] = useState<ChangedQuote>()
  const [failure, setFailure] = useState<readonly string[]>()
  const create = useChange(api.orders.create, { fails: false })
  const one = useChange(api.orders.submit, SUBMITTING)
  const metro = useChange(api.orders.submitMetro, SUBMITTING)
  const isMetro = hasTrait(campaign.category, 'several-dealers')
  const send = (quoteKey: string) =>
    (isMetro ? metro : one).attempt({
      query: bypassing(campaign, permissions),
      body: { itemKey: [campaign.key], quoteKey },
    })
  const tried = async (work: () => Promise<unknown>) => {
    try {
      await work()
      setChanged(undefined)
      onSubmitted()
    } catch (error) {
      const quote = changedQuote(error)
      setChanged(quote)
      if (!quote) setFailure(messagesOf(error))
    }
  }
  return {
    submit: (): void => {
      void tried(async () => {
        const order: Order = await create.attempt({ body: { campaignKey: campaign.key } })
        await send(order.quoteKey)
      })
    },
    accept: () => void tried(async () => changed && send(changed.quoteKey)),
    changed,
    goBack: () => setChanged(undefined),
    failure,
    close: () => setFailure(undefined),
    isRunning: create.isRunning || one.isRunning || metro.isRunning,
  }
}

/** An audience that an administrator saved below the least order value is submitted so as well. */
function bypassing({ audience, template }: Campaign, permissions: readonly string[]) {
  const isBelow = audience !== null && audience.estimatedCost < template.minimumOrderValue
  const isBypassed = isBelow && permissions.includes('CAN_PERFORM_ADMIN_OPERATIONS')
  return isBypassed ? { bypassMinOrderValue: 'true' as const } : {}
}

function changedQuote(error: unknown): ChangedQuote | undefined {
  if (!(error instanceof ApiError) || error.code !== 'order.quote-changed') return undefined
  return error.details.serverResponseAttributes as unknown as ChangedQuote
}

/** The server's words, with all that is missing; else the general ones. */
function messagesOf(error: unknown): readonly string[] {
  if (!(error instanceof ApiError)) return [submitTexts.failed]
  const { missing } = (error.details.serverResponseAttributes ?? {}) as {
    missing?: readonly { text: string }[]
  }
  return [error.message || submitTexts.failed, ...(missing ?? []).map(({ text }) => text)]
}
