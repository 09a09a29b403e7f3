import type { AnswerOf, OperationShape } from '@marquee/contract/operation'
import {
  keepPreviousData,
  useQueries,
  useQuery,
  useQueryClient,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { AnyCall, Call, CallOptions, InputOf, Operation } from './call.ts'
import { requestState, type RequestState } from './request-state.ts'
import { withSelection, type Input } from './request.ts'
import { selection } from './selection.ts'
import { send } from './send.ts'
import { useSelection } from './use-selection.ts'

interface UseOperationOptions<Answer> extends Pick<CallOptions, 'most'> {
  /** While false, no request is sent. */
  enabled?: boolean
  /** False leaves the selected market and brand out. */
  selection?: boolean
  /** Shows the answer before this one until this one is there: the next page of a list. */
  keepsPrevious?: boolean
  /** Milliseconds until the next request, as while something is under way; undefined for no other. */
  again?: (answer: Answer | undefined) => number | undefined
  /** A reply is used for as long as it is cached: only a failed request is repeated. */
  staysFresh?: boolean
  /** Under which name a search answers its rows: they come from all of its pages at once. */
  everyPage?: keyof Answer & string
}

export interface QueryState<Answer> extends RequestState<Answer> {
  /** On its way, though an earlier answer may be shown. */
  isRefreshing: boolean
  retry: () => void
}

/** Calls the operation and caches the answer by the operation's name and what was sent. */
export function useOperation<Op extends OperationShape>(
  call: Call<Op>,
  input?: InputOf<Op>,
  options: UseOperationOptions<AnswerOf<Op>> = {},
): QueryState<AnswerOf<Op>> {
  const chosen = useSelection()
  const { operation } = call
  const sent = (input ?? {}) as Input
  const full = options.selection === false ? sent : withSelection(operation, sent, chosen)
  const rows = options.everyPage
  const query = useQuery({
    queryKey: [...keyOf(operation, full), ...(rows ? [rows] : [])],
    queryFn: ({ signal }) => {
      const { most } = options
      const ask = (one: Input) => send(operation, one, { signal, selection: false, most })
      return rows ? everyPage(ask, full, rows) : ask(full)
    },
    enabled: options.enabled,
    placeholderData: options.keepsPrevious ? keepPreviousData : undefined,
    refetchInterval: ({ state }) =>
      options.again?.(state.data as AnswerOf<Op> | undefined) ?? false,
    ...(options.staysFresh ? { staleTime: Infinity } : {}),
  })
  return {
    ...requestState<AnswerOf<Op>>(query, full),
    isRefreshing: query.isFetching,
    retry: () => void query.refetch(),
  }
}

/** Several inputs of one operation, each cached as by itself: the answers that are there by now. */
export function useAnswers<Op extends OperationShape>(
  { operation }: Call<Op>,
  inputs: readonly InputOf<Op>[],
): AnswerOf<Op>[] {
  return useQueries({
    queries: inputs.map((input) => ({
      queryKey: keyOf(operation, input as Input),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        send(operation, input as Input, { signal, selection: false }),
    })),
    combine: answersThere,
  }) as AnswerOf<Op>[]
}

/** A function of its own: the list stays the same as long as its answers do. */
const answersThere = (queries: readonly { data: unknown }[]): unknown[] =>
  queries.flatMap(({ data }) => (data === undefined ? [] : [data]))

/** The beginning of a file, as text. */
export function useFileText<Op extends OperationShape>(
  call: Call<Op>,
  input: InputOf<Op>,
  most: number,
): QueryState<string> {
  const options = { selection: false, staysFresh: true, most }
  return useOperation(call, input, options) as QueryState<unknown> as QueryState<string>
}

/** Requests it again for the present selection, without the cache. */
export async function loadAgain<Op extends OperationShape>(
  client: QueryClient,
  { operation }: Call<Op>,
  input?: InputOf<Op>,
): Promise<AnswerOf<Op>> {
  const full = withSelection(operation, (input ?? {}) as Input, selection())
  return client.fetchQuery({
    queryKey: keyOf(operation, full),
    queryFn: ({ signal }) =>
      send(operation, full, { signal, selection: false }) as Promise<AnswerOf<Op>>,
    staleTime: 0,
  })
}

/** All that a search finds now, without the cache: its rows from all of its pages. */
export async function loadEveryPage<Op extends OperationShape, Rows extends string>(
  { operation }: Call<Op>,
  input: InputOf<Op>,
  rows: Rows & keyof AnswerOf<Op>,
): Promise<AnswerOf<Op>[Rows & keyof AnswerOf<Op>]> {
  const full = withSelection(operation, input as Input, selection())
  const ask = (one: Input) => send(operation, one, { selection: false })
  const whole = (await everyPage(ask, full, rows)) as AnswerOf<Op>
  return whole[rows]
}

/** Keeps an answer that came by another way. */
export function keepAnswer<Op extends OperationShape>(
  client: QueryClient,
  { operation }: Call<Op>,
  answer: AnswerOf<Op>,
): void {
  client.setQueryData(keyOf(operation, {}), answer)
}

const keyOf = (operation: Operation, input: Input): QueryKey => [operation.name, input]

/** The query key of all answers of a call, for every input. */
export const allOf = (call: AnyCall): QueryKey => [call.operation.name]

interface Page {
  page: number
  totalElements: number
}

/** All pages of a search as one answer, of which the server gives only so many rows at once. */
async function everyPage(
  ask: (input: Input) => Promise<unknown>,
  input: Input,
  rows: string,
): Promise<unknown> {
  const whole = { ...((await ask(input)) as Page & Record<string, unknown[]>) }
  const all = [...(whole[rows] as unknown[])]
  while (all.length < whole.totalElements) {
    const answer = (await ask(atPage(input, whole.page + 1))) as typeof whole
    // Rows were deleted meanwhile.
    if (answer[rows]?.length === 0) break
    all.push(...(answer[rows] as unknown[]))
    Object.assign(whole, { page: answer.page, totalElements: answer.totalElements })
  }
  return { ...whole, [rows]: all, page: 0 }
}

/** A search with a body names the page in it. */
function atPage({ query, body, ...input }: Input, page: number): Input {
  return typeof body === 'object' && body !== null
    ? { ...input, query, body: { ...body, page } }
    : { ...input, body, query: { ...query, page: String(page) } }
}

/** When a job that runs by itself ends, what it changes is loaded again. */
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
