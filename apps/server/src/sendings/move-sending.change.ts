import type { Result } from '@marquee/rules/result'
import {
  isOver,
  moveSending,
  type HeldFor,
  type SendingAction,
  type SendingRefusal,
  type SendingState,
} from '@marquee/rules/sendings'
import { jobsQueue } from '../platform/jobs/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { dispatchStore } from './dispatch.store.ts'
import { deliveriesStore } from './deliveries.store.ts'
import { sendingsStore, type SendingRow } from './sendings.store.ts'

interface Moving {
  now: number
  heldFor?: HeldFor
  /** Who moves it; without one, the program does. */
  personKey?: number
}

export const SENDING_MOVED = 'sending moved'

/** Of these moves people are notified. */
const NOTICED: readonly SendingAction[] = ['hold', 'stop', 'finish']

/** Moves a sending that has been locked before. What is left of one that is stopped is not sent any more. */
export async function carryOutSending(
  action: SendingAction,
  sending: SendingRow,
  { now, heldFor, personKey }: Moving,
  use: Use,
): Promise<Result<SendingState, SendingRefusal>> {
  const moved = moveSending(sending.state, action)
  if (!moved.ok) return moved
  const at = new Date(now)
  await use(sendingsStore).move(sending.key, {
    state: moved.value,
    heldFor: heldFor ?? null,
    // A person who has some of them sent again lets it go, too.
    letGoAt: action === 'let-go' || action === 'reopen' ? at : sending.letGoAt,
    endedAt: isOver(moved.value) ? at : null,
    movedBy: personKey ?? null,
  })
  if (NOTICED.includes(action)) await use(jobsQueue).request(SENDING_MOVED, [sending.key])
  if (action === 'stop') {
    await use(dispatchStore).takeTurn(sending)
    await use(deliveriesStore).leaveOut(sending.key, at)
  }
  return moved
}

/** Stopped by the program: what a person has stopped meanwhile stays as it is. */
export async function stopByItself(key: number, now: number, use: Use): Promise<void> {
  const sending = await use(sendingsStore).lock(key)
  if (sending) await carryOutSending('stop', sending, { now }, use)
}
