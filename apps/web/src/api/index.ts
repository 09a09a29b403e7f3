export { api } from './api.ts'
export { asSent } from './as-sent.ts'
export { ApiError, type ErrorDetails } from './api-error.ts'
export type { AnyCall, Call, CallOptions, InputOf } from './call.ts'
export { connect, type Connection } from './connection.ts'
export { newQueryClient } from './query-client.ts'
export type { RequestState, RequestStatus } from './request-state.ts'
export { setSelection, type Selection } from './selection.ts'
export { useChange, type Change } from './use-change.ts'
export {
  useRefreshAtEnd,
  allOf,
  keepAnswer,
  loadAgain,
  loadEveryPage,
  useAnswers,
  useFileText,
  useOperation,
  type QueryState,
} from './use-operation.ts'
export { useSelection } from './use-selection.ts'
export { whyNot } from './why-not.ts'
