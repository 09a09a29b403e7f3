// What only a metro campaign asks, loaded together when one is built.
export { ContactPart as contact } from './contact-part.tsx'
export { DealersPart as dealers } from './dealers-part.tsx'
export { FundingPart as funding } from './funding-part.tsx'
export { GroupPart as dealerGroup } from './group-part.tsx'
export { MailerPart as mailer } from './mailer-part.tsx'
export { ServiceLogoPart as serviceLogo } from './service-logo-part.tsx'
