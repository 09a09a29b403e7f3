import { isEmailDesign, PREVIEW_CODE, sampleRecipient } from '@marquee/rules/pieces'
import {
  emailProblems,
  plainProblem,
  type Found,
  type SampledPiece,
} from '@marquee/rules/rehearsals'
import { customerHashing } from '../customers/index.ts'
import { imagesStore } from '../images/index.ts'
import { readParts, readWords } from '../mailing/index.ts'
import { marketProfilesStore } from '../market-profiles/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { sendingDomainsStore } from '../sending-domains/index.ts'
import {
  NONE_PRESSED,
  loadEmailWriter,
  loadReaders,
  type EmailWriter,
  type Reader,
} from '../sendings/index.ts'
import {
  failing,
  householdOf,
  samePiece,
  type MadePiece,
  type MakePieces,
  type Preparing,
} from './made-pieces.load.ts'

/** No piece of this name was ever sent: what came back of it would be about nothing. */
const NAME = 'rehearsal'

type Written = Pick<Reader, 'email' | 'firstName' | 'vehicles'>

/** Emails as they would go over the wire, signed; their codes redeem nothing, and their links unsubscribe no one. */
export async function prepareEmails(preparing: Preparing, use: Use): Promise<MakePieces> {
  const { reach, composed, deployment } = preparing
  const { sending, path } = reach
  const { emailDesign } = composed.creative.content
  if (emailDesign === null || !isEmailDesign(emailDesign)) {
    return failing(plainProblem('no-design', 'stops'))
  }
  const { publicUrl } = deployment
  const { marketKey, campaignKey, leavesAt } = sending
  const from = { marketKey, campaignKey, path }
  const writer = await loadEmailWriter(from, composed, { use, publicUrl })
  const readers = await readersOf(preparing, use)
  const problems = await problemsOf(preparing, use)
  const own = {
    name: NAME,
    unsubscribe: new URL(`/unsubscribe/${NAME}`, publicUrl).href,
    codes: composed.content.coupons.map(() => PREVIEW_CODE),
    notesOpening: false,
  }
  return async () => {
    const pieces: MadePiece[] = []
    for (const [sample, reader] of readers) {
      pieces.push(await written(writer, { sample, reader, own, now: leavesAt }))
    }
    return { pieces, problems: problems(htmlBytesOf(pieces)) }
  }
}

interface Writing {
  sample: SampledPiece
  reader: Written
  own: Parameters<EmailWriter['write']>[1]
  now: number
}

async function written(
  { write }: EmailWriter,
  { sample, reader, own, now }: Writing,
): Promise<MadePiece> {
  const { to, message } = await write(reader, own, now)
  const content = Buffer.from(message)
  return {
    reader: sample.reader,
    household: householdOf(sample),
    addressee: to,
    subject: readWords(readParts(content).fields.get('subject') ?? ''),
    contentType: 'message/rfc822',
    content,
  }
}

/** Whom the emails are for, as on the day on which they leave; one who is not reached any more is left out. */
async function readersOf(
  { reach, composed, samples }: Preparing,
  use: Use,
): Promise<(readonly [SampledPiece, Written])[]> {
  const { sending, path, seeds } = reach
  const { marketKey, channel } = sending
  const taken = samples
    .filter(({ reader }) => reader !== 'sample')
    .map(({ reader, recipient }) => ({
      recipient,
      isSeed: reader === 'seed',
      tries: 0,
      takenAt: new Date(sending.leavesAt),
    }))
  const hash = await customerHashing(use)
  const from = { marketKey, path, channel, seeds: [...seeds] }
  const { readers } = await loadReaders(from, { taken, pressed: NONE_PRESSED, hash }, use)
  return samples.flatMap((sample) => {
    if (sample.reader === 'sample')
      return [[sample, sampleReader(composed.content.hierarchyId)] as const]
    const found = readers.find((reader) => samePiece(sample, reader))
    return found ? [[sample, found] as const] : []
  })
}

const sampleReader = (hierarchyId: string): Written => ({
  email: 'sample@customers.example',
  firstName: sampleRecipient(hierarchyId).firstName,
  vehicles: [],
})

/** How long the longest of them is. */
const htmlBytesOf = (pieces: readonly MadePiece[]): number =>
  Math.max(
    0,
    ...pieces.map(({ content }) => {
      const html = readParts(content).parts.find(({ type }) => type === 'text/html')
      return Buffer.byteLength(html?.text ?? '')
    }),
  )

async function problemsOf(
  { reach, composed: { content }, deployment }: Preparing,
  use: Use,
): Promise<(htmlBytes: number) => Found[]> {
  const { sending, path } = reach
  const market = { key: sending.marketKey, path }
  const { contactEmail } = await use(marketProfilesStore).of(market)
  const ownDomain = (await use(sendingDomainsStore).of(content.hierarchyId)) ?? null
  const caps = await use(sendingDomainsStore).caps()
  const pictures = [content.photo, content.logo].filter((hash) => hash !== null)
  const stored = await use(imagesStore).factsOf(pictures)
  const isPictureMissing = new Set(pictures).size > stored.length
  return (htmlBytes) => [
    ...(isPictureMissing ? [plainProblem('no-picture', 'stops')] : []),
    ...emailProblems({
      htmlBytes,
      dealer: content.dealer,
      replyTo: contactEmail === '' ? null : contactEmail,
      ownDomain,
      hasMailServer: deployment.campaignServer !== undefined,
      people: sending.people,
      dailyCap: caps.get(content.hierarchyId) ?? null,
    }),
  ]
}
