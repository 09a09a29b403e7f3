import type { AnswerOf, OperationShape } from '@marquee/contract/operation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotifications } from '../ui/notifications/index.ts'
import { ApiError } from './api-error.ts'
import type { AnyCall, Call, CallOptions, InputOf } from './call.ts'
import { usePress } from './press.ts'
import { requestState, type RequestState } from './request-state.ts'
import type { Input } from './request.ts'
import { allOf } from './use-operation.ts'

export interface UseChangeOptions<Answer> extends Pick<CallOptions, 'selection'> {
  /** The calls whose answers this change makes old. */
  refreshes?: readonly AnyCall[]
  /** What a person reads when it worked; undefined where there is nothing to report. */
  success?: string | ((answer: Answer) => string | undefined)
  /** What a person reads when it failed, instead of the server's words; false where a form shows it. */
  fails?: string | false
}

export interface Change<Op extends OperationShape> extends RequestState<AnswerOf<Op>> {
  /** Sends it; returns undefined when it failed and the person has read why. */
  run: (input: InputOf<Op>) => Promise<AnswerOf<Op> | undefined>
  /** The same for a form, which shows what is thrown. */
  attempt: (input: InputOf<Op>) => Promise<AnswerOf<Op>>
  isRunning: boolean
  reset: () => void
}

/** Changes something, shows how it went and loads again what it touched. */
export function useChange<Op extends OperationShape>(
  call: Call<Op>,
  { refreshes = [], success, fails, selection }: UseChangeOptions<AnswerOf<Op>> = {},
): Change<Op> {
  const client = useQueryClient()
  const { notify } = useNotifications()
  const press = usePress()
  const change = useMutation({
    mutationFn: (input: InputOf<Op>) =>
      (call as (input: InputOf<Op>, options: CallOptions) => Promise<AnswerOf<Op>>)(input, {
        selection,
        ...(call.operation.idempotent && { idempotencyKey: press.nameOf(input as Input) }),
      }),
    onSettled: (_answer, error) => press.ended(error ?? undefined),
    onSuccess: async (answer) => {
      const words = typeof success === 'function' ? success(answer) : success
      if (words !== undefined) notify('success', words)
      await Promise.all(
        refreshes.map((touched) => client.invalidateQueries({ queryKey: allOf(touched) })),
      )
    },
    onError: (error) => {
      // Who has to sign in again is on the way there.
      const isLeaving = error instanceof ApiError && error.status === 401
      if (fails !== false && !isLeaving) notify('error', fails ?? error.message)
    },
  })
  return {
    ...requestState<AnswerOf<Op>>(change, change.variables as Input | undefined),
    attempt: change.mutateAsync,
    run: (input) => change.mutateAsync(input).catch(() => undefined),
    isRunning: change.isPending,
    reset: change.reset,
  }
}
