export { DisabledReason } from './disabled-reason.tsx'
export { ReasonButton, ReasonLink } from './reason-button.tsx'
