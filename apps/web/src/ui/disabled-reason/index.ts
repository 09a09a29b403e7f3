export { DisabledReason } from './disabled-reason.tsx'
export { ReasonButton } from './reason-button.tsx'
export { ReasonLink } from './reason-link.tsx'
