import type { mailReturns } from '@marquee/contract/mail-returns'
import { ROOT_PATH } from '@marquee/rules/access'
import type { ReturnWay } from '@marquee/rules/mail-returns'
import { accept, refuse } from '@marquee/rules/result'
import type { Call, SignedCall, UseCase } from '../platform/use-case.ts'
import type { ProviderReturn } from './provider-report.load.ts'
import { isOfPostmark, isOfSendgrid } from './provider-signatures.check.ts'
import { readPostmark } from './read-postmark.load.ts'
import { readSendgrid } from './read-sendgrid.load.ts'
import { readSes } from './read-ses.load.ts'
import { isSignedBy, readEnvelope } from './sns-signature.check.ts'
import { ourPieceNames } from './take-report.change.ts'
import { takeReturns } from './take-returns.change.ts'

type ReportingCall = Pick<
  Call<typeof mailReturns.takeSes>,
  'enter' | 'announce' | 'now' | 'deployment'
>

/** A call of SES is one of the topic that the settings name, signed by Amazon; that of anybody else's topic is not. */
export const takeSes: UseCase<typeof mailReturns.takeSes> = async (call) => {
  const { sesTopic, sns } = call.deployment.mailReturns
  if (sesTopic === undefined) return refuse('mail-return.not-set-up')
  const envelope = readEnvelope(textOf(call.signed))
  if (!envelope) return refuse('mail-return.unreadable')
  if (envelope.TopicArn !== sesTopic) return refuse('mail-return.not-signed')
  const certificate = await sns.certificateAt(envelope.SigningCertURL)
  // SNS comes again after this answer, and gives up after any other refusal.
  if (certificate === 'not-now') return refuse('mail-return.later')
  if (certificate === 'not-theirs' || !isSignedBy(envelope, certificate.pem, call.now)) {
    return refuse('mail-return.not-signed')
  }
  if (envelope.Type === 'Notification') return take('SES', readSes(envelope.Message), call)
  if (envelope.Type === 'UnsubscribeConfirmation') return take('SES', [], call)
  const isConfirmed = await sns.confirm(envelope.SubscribeURL ?? '')
  return isConfirmed ? take('SES', [], call) : refuse('mail-return.later')
}

export const takeSendgrid: UseCase<typeof mailReturns.takeSendgrid> = async (call) => {
  const { signed, now, deployment } = call
  const { sendgridKey } = deployment.mailReturns
  if (sendgridKey === undefined) return refuse('mail-return.not-set-up')
  const isTheirs = signed !== undefined && isOfSendgrid(signed, sendgridKey, now)
  return isTheirs
    ? take('SENDGRID', readSendgrid(textOf(signed)), call)
    : refuse('mail-return.not-signed')
}

export const takePostmark: UseCase<typeof mailReturns.takePostmark> = async (call) => {
  const { signed, deployment } = call
  const { postmarkSecret } = deployment.mailReturns
  if (postmarkSecret === undefined) return refuse('mail-return.not-set-up')
  const isTheirs = signed !== undefined && isOfPostmark(signed, postmarkSecret)
  return isTheirs
    ? take('POSTMARK', readPostmark(textOf(signed)), call)
    : refuse('mail-return.not-signed')
}

const textOf = (signed: SignedCall | undefined): string => signed?.bytes.toString('utf8') ?? ''

/** What is signed and none of an email of ours, as of another product at the same provider, changes nothing. */
async function take(
  way: ReturnWay,
  reported: readonly ProviderReturn[] | undefined,
  call: ReportingCall,
) {
  if (!reported) return refuse('mail-return.unreadable')
  const use = await call.enter(ROOT_PATH)
  const names = await ourPieceNames(use)
  const { now, deployment } = call
  const named = reported.map((one) => ({
    ...one,
    piece: names.findIn(one.quoted),
    isOnlyOne: true,
  }))
  const taken = await takeReturns(use, named, {
    way,
    limit: deployment.mailReturns.limit,
    requestId: 'provider',
    at: new Date(now),
  })
  if (taken.taken > 0) call.announce({ way, ...taken }, ROOT_PATH)
  return accept(taken)
}
