import type {
  BodyOf,
  FailureOf,
  OperationShape,
  ParamsOf,
  QueryOf,
  ReplyOf,
} from '@marquee/contract/operation'
import type { CalendarDate } from '@marquee/rules/calendar'
import type { AuditEvent } from '@marquee/rules/operation'
import type { Result } from '@marquee/rules/result'
import type { CallingPerson } from './person.ts'
import type { Links } from './links/index.ts'
import type { Settings } from './settings/index.ts'
import type { PreparedRead, Use } from './sql/index.ts'
import type { IncomingFile } from './uploads/index.ts'

/** Refusals that every operation knows without declaring them. */
export type CommonRefusal = 'not-found' | 'request.invalid'

export interface Call<Op extends OperationShape> {
  params: ParamsOf<Op>
  query: QueryOf<Op>
  body: BodyOf<Op>
  file: FileFor<Op['upload']>
  /** A form as a mail program sent it, of an operation that takes one. */
  form?: string | undefined
  /** What another service sent, of an operation that takes it. */
  signed?: SignedCall | undefined
  /** The version that the caller had read, if they sent one. */
  ifMatch?: number | undefined
  /** Absent where the operation is public. */
  person: PersonFor<Op['access']['scope']>
  /** A store bound to this call's transaction, and so to the person's scope. */
  use: Use
  /** Absent where a person signs in, whose scope is all that the call sees. */
  enter: EnterFor<Op['access']['scope']>
  /** What the audit log records of this call: keys and values, no personal data. */
  announce: AnnounceFor<Op['access']['scope']>
  /** Of many rows that are written at once: an entry of the audit log for each, as if it were written alone. */
  announceEach: AnnounceEach
  /** Milliseconds since 1970, from the one clock. */
  now: number
  /** Signs addresses that are good for a few minutes. */
  links: Links
  /** The deployment's configuration, as far as use cases may know it. */
  deployment: Deployment
}

/** A call of another service, as it came: whether it is theirs, the operation finds out. */
export interface SignedCall {
  bytes: Buffer
  /** By its name in small letters; empty where there is none. */
  header: (name: string) => string
}

/** Of a person who just chose another home, the log of that home alone says it: they are given as known there. */
type Announce = (
  details: Readonly<Record<string, unknown>>,
  as?: Pick<CallingPerson, 'key' | 'path'>,
) => void

/** Of a call without sign-in: the log of which place says it. */
type AnnounceOfNoPerson = (details: Readonly<Record<string, unknown>>, path: string) => void

/**
 * Of a call without sign-in, once what it carries has proved a place: from here on it sees and changes what lies
 * there.
 */
type Enter = (path: string) => Promise<Use>

/** At most as many rows at once as are noted (`inParts` in `platform/audit`), right after they were written. */
export type AnnounceEach = (table: string, rows: readonly AnnouncedRow[]) => Promise<void>

export interface AnnouncedRow {
  event: AuditEvent
  details: Readonly<Record<string, unknown>> & { key: number }
}

type FileFor<Upload> = Upload extends object ? IncomingFile : undefined
type PersonFor<Scope> = Scope extends 'public' ? undefined : CallingPerson
type EnterFor<Scope> = Scope extends 'public' ? Enter : undefined
type AnnounceFor<Scope> = Scope extends 'public' ? AnnounceOfNoPerson : Announce

export interface Deployment {
  /** Where the product is reached from outside: links on pieces begin with it. */
  publicUrl: string
  toggleDefaults: Settings['toggleDefaults']
  /** The hosts of external previews: an origin by name. */
  previewHosts: Readonly<Record<string, string>>
  /** Whose coupons may not promise a price that an association pays for. */
  flatCostSource: string
  /** How many recipients a list of seeds, or a campaign, may have. */
  seedRecipientLimit: number
  /** Two pieces to one household are better so many days apart. */
  piecesApartDays: number
  /** Up to how many months after the last visit customers are active, and up to how many lapsed. */
  segmentMonths: Settings['segmentMonths']
  /** Whether there is a mail server for what the product writes to its people. */
  isSending: boolean
  /** The mail server for the emails of campaigns; undefined: they are kept here. */
  campaignServer: string | undefined
  /** Takes what comes back of emails by itself; undefined: nothing does. */
  returnsServer: string | undefined
  dns: DnsLookup
  /** The file that says whether a restored database may send: see `platform/backup`. */
  sendingGuard: string
  /** How it is known what came back of emails. */
  mailReturns: MailReturnSettings
  /** At which hours emails of campaigns leave. */
  campaignHours: Settings['campaignMail']['hours']
  /** Whether there is a mailer ID, and a folder in which a printer finds packages. */
  isMailing: boolean
  hasPrinterFolder: boolean
  /** What runs, and since when, in milliseconds since 1970. */
  program: { version: string; startedAt: number }
  /** Whom people ask for help. */
  support: { phone: string; email: string }
  /** A file of templates for a brand that has none; its dates stand around this day. */
  readyMade: (today: CalendarDate) => Promise<unknown>
  /** Looks an address up at the deployment's maps service; without a service or an answer it is undefined. */
  locate?: ((address: string) => Promise<GeoPoint | undefined>) | undefined
}

/** Each way is undefined where nobody uses it. */
interface MailReturnSettings {
  /** So many bounces for now, within so many days, stop an address. */
  limit: { bounces: number; days: number }
  /** The topic by which SES tells. */
  sesTopic: string | undefined
  /** By which SendGrid signs. */
  sendgridKey: string | undefined
  /** Known to Postmark alone. */
  postmarkSecret: string | undefined
  sns: SnsService
}

/** What the DNS says at a name; undefined: it did not answer. */
export interface DnsLookup {
  texts: (name: string) => Promise<string[] | undefined>
  /** As `10 mx.example`. */
  exchanges: (name: string) => Promise<string[] | undefined>
}

/** What Amazon's notifications need from Amazon itself. */
export interface SnsService {
  /** The certificate at an address of theirs, if that can be had at this moment. */
  certificateAt: (url: string) => Promise<{ pem: string } | 'not-theirs' | 'not-now'>
  /** False: it is no address of theirs, or they did not answer. */
  confirm: (url: string) => Promise<boolean>
}

interface GeoPoint {
  latitude: number
  longitude: number
}

/** What a use case answers. */
export type Outcome<Op extends OperationShape> = Result<ReplyOf<Op>, FailureOf<Op> | CommonRefusal>

/** Load, decide, save, announce: in one transaction that the platform opens and closes. */
export type UseCase<Op extends OperationShape> = (call: Call<Op>) => Promise<Outcome<Op>>

/**
 * Long work runs while no transaction is open; its result is passed to the rest of the call, in another
 * transaction.
 */
export class Pause<Op extends OperationShape> {
  constructor(readonly work: () => Promise<PausingUseCase<Op>>) {}
}

export type PausingUseCase<Op extends OperationShape> = (
  call: Call<Op>,
) => Promise<Outcome<Op> | Pause<Op>>

type Shapes = Record<string, OperationShape>

/** One use case for every operation of a noun; a missing one does not compile. */
export type UseCasesOf<Operations extends Shapes> = {
  [Verb in keyof Operations]: Operations[Verb]['access']['scope'] extends 'public'
    ? UseCase<Operations[Verb]>
    : PausingUseCase<Operations[Verb]>
}

/** What is written down needs a transaction, so only an operation without an event can ask just one read. */
type ReadsOf<Operations extends Shapes> = {
  [
    Verb in keyof Operations as Operations[Verb] extends { audit: string } ? never : Verb
  ]?: PreparedRead
}

export interface BoundOperation {
  operation: OperationShape & { name: string }
  useCase: PausingUseCase<OperationShape>
  /** Set where the use case makes only this read: it is then sent in one message with the entry. */
  read?: PreparedRead | undefined
}

/**
 * In one list, use cases lose the types of their operations; each is only called with what its own
 * schemas read.
 */
const ofAny = (useCase: unknown) =>
  // edge: a use case gets only what the schemas of its own operation read; bind pairs the two.
  useCase as PausingUseCase<OperationShape>

/** The same for some of a noun's operations, where another noun carries out the rest. */
export const bindSome = <Operations extends Shapes, Verb extends keyof Operations & string>(
  operations: Operations,
  useCases: Pick<UseCasesOf<Operations>, Verb>,
): BoundOperation[] =>
  Object.entries(useCases).map(([verb, useCase]) => ({
    operation: operations[verb] as BoundOperation['operation'],
    useCase: ofAny(useCase),
  }))

/** Binds a noun's operations to their use cases; this is all a route file says. */
export function bind<Operations extends Shapes>(
  operations: Operations,
  useCases: UseCasesOf<Operations>,
  reads: ReadsOf<Operations> = {},
): BoundOperation[] {
  return Object.entries(operations).map(([verb, operation]) => ({
    operation: operation as BoundOperation['operation'],
    useCase: ofAny(useCases[verb]),
    read: (reads as Record<string, PreparedRead>)[verb],
  }))
}
