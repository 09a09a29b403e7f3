import { join, resolve } from 'node:path'
import { PREVIEW_MAILER, type MailerId } from '@marquee/rules/pieces'
import type { ToggleDefaults } from '@marquee/rules/toggles'
import type { Environment } from './environment.ts'
import { freePort } from './free-port.ts'

/** The settings in the form in which the program uses them. */
/** A folder on a server of a printer, by SFTP. */
export interface PrinterServerSettings {
  host: string
  port: number
  user: string
  password: string | undefined
  /** The file of a private key. */
  keyFile: string | undefined
  /** The fingerprints that its own key may have. */
  hostKeys: readonly string[]
  folder: string
}

export interface Settings {
  host: string
  port: number
  /** Undefined: nobody watches. */
  metricsPort: number | undefined
  publicUrl: string
  /** Whose forwarded headers are believed: addresses, ranges, or `loopback`. */
  trustedProxies: readonly string[]
  dataDir: string
  /** Undefined: the built-in one, in dataDir. */
  database: { url: string; ownerUrl: string } | undefined
  /** Undefined: the owner reads every row. */
  backupUrl: string | undefined
  /** Undefined: a backup is tried in a database that is made for it. */
  checkUrl: string | undefined
  /** Undefined: the built-in one. */
  signIn: OutsideSignIn | undefined
  demoData: boolean
  /** Of the demo's customers, in percent. */
  demoCustomers: number
  /** Undefined: no service is called. */
  maps: { url: string; apiKey: string } | undefined
  toggleDefaults: ToggleDefaults
  /** An origin by name. */
  previewHosts: Readonly<Record<string, string>>
  /** Whose coupons may not promise a price that an association pays for. */
  flatCostSource: string
  /** Undefined: nothing can be mailed. */
  mailerId: MailerId | undefined
  /** Where print packages are handed over. Undefined: a person takes them. */
  printFolder: string | undefined
  /** Or on which server of the printer. */
  printServer: PrinterServerSettings | undefined
  /** How many recipients a list of seeds, or a campaign, may have. */
  seedRecipientLimit: number
  /** Two pieces to one household are better so many days apart. */
  piecesApartDays: number
  /** Whom people ask for help. */
  support: { phone: string; email: string }
  /** Undefined: emails to people are stored, and read in the product. */
  mail: MailSettings | undefined
  campaignMail: CampaignMailSettings
  mailReturns: MailReturnSettings
  /** Where the files lie by which audiences are counted. */
  audienceDir: string
  /** One of each shard. Undefined: audiences are counted in this program. */
  audienceServers: readonly string[] | undefined
  segmentMonths: Environment['SEGMENT_MONTHS']
  /** Of a dealer's households, in percent: an import by which more would go has to be confirmed. */
  mostGonePercent: number
  logLevel: Environment['LOG_LEVEL']
  rateLimitPerMinute: number
  /** How long calls go on after the signal to stop, as the proxies in front have to notice it. */
  drainSeconds: number
  mode: Environment['NODE_ENV']
  /** Lines for the log: nothing wrong, but hardly meant. */
  warnings: readonly string[]
}

/** Each way by which emails come back is undefined where nobody uses it. */
export interface MailReturnSettings {
  port: { port: number; domain: string } | undefined
  sesTopic: string | undefined
  sendgridKey: string | undefined
  postmarkSecret: string | undefined
  /** So many bounces for now, within so many days, stop an address. */
  limit: { bounces: number; days: number }
}

interface MailServerSettings {
  host: string
  port: number
  isSecure: boolean
  credentials: { user: string; password: string } | undefined
}

export interface MailSettings extends MailServerSettings {
  from: string
}

export interface CampaignMailSettings {
  /** Undefined: no email of a campaign leaves. */
  server: MailServerSettings | undefined
  hours: { from: number; to: number }
  connections: number
  /** Emails a minute. */
  perDomain: number
}

export interface OutsideSignIn {
  issuer: string
  clientId: string
  audience: string
  /** As a parameter of what the browser asks for. */
  audienceParameter: Environment['OIDC_AUDIENCE_PARAMETER']
  accessTokenType: string
  emailVerifiedBy: string
  scope: string
}

/** HAProxy believes the third look of two seconds each, and Docker kills ten seconds after the signal. */
const DRAIN_SECONDS = 7

export function settingsFrom(known: Environment): Settings {
  const { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl } = known
  const usesOwn = !url && !known.OIDC_ISSUER
  return {
    host: known.HOST,
    port: known.PORT,
    metricsPort: known.METRICS_PORT,
    publicUrl: known.PUBLIC_URL ?? localAddress(known.PORT),
    trustedProxies: known.TRUSTED_PROXIES,
    dataDir: known.DATA_DIR,
    database: url ? { url, ownerUrl: ownerUrl ?? url } : undefined,
    backupUrl: known.DATABASE_BACKUP_URL,
    checkUrl: known.DATABASE_CHECK_URL,
    signIn: outsideSignIn(known),
    demoData: known.DEMO_DATA ? known.DEMO_DATA === 'on' : usesOwn,
    demoCustomers: known.DEMO_CUSTOMERS,
    maps: mapsService(known),
    toggleDefaults: known.FEATURE_TOGGLE_DEFAULTS,
    previewHosts: known.PREVIEW_HOSTS,
    flatCostSource: known.FLAT_COST_SOURCE,
    mailerId: known.MAILER_ID ?? (known.NODE_ENV === 'production' ? undefined : PREVIEW_MAILER),
    printFolder: known.PRINT_FOLDER && resolve(known.PRINT_FOLDER),
    printServer: printServerOf(known),
    seedRecipientLimit: known.SEED_RECIPIENT_LIMIT,
    piecesApartDays: known.PIECES_APART_DAYS,
    support: { phone: known.SUPPORT_PHONE, email: known.SUPPORT_EMAIL },
    mail: mailOf(known),
    campaignMail: campaignMailOf(known),
    mailReturns: mailReturnsOf(known),
    audienceDir: resolve(known.AUDIENCE_DIR ?? join(known.DATA_DIR, 'audience')),
    audienceServers: known.AUDIENCE_URL,
    segmentMonths: known.SEGMENT_MONTHS,
    mostGonePercent: known.IMPORT_MOST_GONE_PERCENT,
    logLevel: known.LOG_LEVEL,
    rateLimitPerMinute: known.RATE_LIMIT_PER_MINUTE,
    drainSeconds: known.DRAIN_SECONDS ?? (known.NODE_ENV === 'production' ? DRAIN_SECONDS : 0),
    mode: known.NODE_ENV,
    warnings: [],
  }
}

function outsideSignIn(known: Environment): OutsideSignIn | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_AUDIENCE: audience } = known
  if (!issuer || !clientId || !audience) return undefined
  const { OIDC_AUDIENCE_PARAMETER: audienceParameter, OIDC_SCOPE: scope } = known
  const { OIDC_ACCESS_TOKEN_TYPE: accessTokenType } = known
  const { OIDC_EMAIL_VERIFIED_CLAIM: emailVerifiedBy } = known
  return {
    issuer,
    clientId,
    audience,
    audienceParameter,
    accessTokenType,
    emailVerifiedBy,
    scope,
  }
}

function mapsService({ MAPS_URL: url, MAPS_API_KEY: apiKey }: Environment): Settings['maps'] {
  return url && apiKey ? { url, apiKey } : undefined
}

function mailOf({ SMTP_URL: url, MAIL_FROM: from }: Environment): MailSettings | undefined {
  return url && from ? { ...serverOf(url), from } : undefined
}

function campaignMailOf(known: Environment): CampaignMailSettings {
  const url = known.CAMPAIGN_SMTP_URL
  return {
    server: url ? serverOf(url) : undefined,
    hours: known.CAMPAIGN_HOURS,
    connections: known.CAMPAIGN_CONNECTIONS,
    perDomain: known.CAMPAIGN_PER_DOMAIN,
  }
}

function serverOf(url: string): MailServerSettings {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isSecure = protocol === 'smtps:'
  return {
    host: hostname.replaceAll(/[[\]]/g, ''),
    isSecure,
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    credentials: username
      ? { user: decodeURIComponent(username), password: decodeURIComponent(password) }
      : undefined,
  }
}

function printServerOf(known: Environment): PrinterServerSettings | undefined {
  const { PRINT_SFTP: url, PRINT_SFTP_HOST_KEY: hostKeys, PRINT_SFTP_KEY: keyFile } = known
  if (!url || !hostKeys) return undefined
  const { hostname, port, username, password, pathname } = new URL(url)
  return {
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: port === '' ? 22 : Number(port),
    user: decodeURIComponent(username),
    password: password === '' ? undefined : decodeURIComponent(password),
    keyFile: keyFile && resolve(keyFile),
    hostKeys,
    folder: decodeURIComponent(pathname).replace(/\/+$/, '') || '/',
  }
}

function mailReturnsOf(known: Environment): MailReturnSettings {
  const { MAIL_RETURNS_PORT: port, MAIL_RETURNS_DOMAIN: domain } = known
  return {
    port: port !== undefined && domain !== undefined ? { port, domain } : undefined,
    sesTopic: known.SES_TOPIC_ARN,
    sendgridKey: known.SENDGRID_EVENT_KEY,
    postmarkSecret: known.POSTMARK_EVENT_PASSWORD,
    limit: { bounces: known.SOFT_BOUNCE_LIMIT, days: known.SOFT_BOUNCE_DAYS },
  }
}

const localAddress = (port: number): string => `http://localhost:${port}`

/** Takes a free port where any will do, as the address must be known before the server listens. */
export async function choosePort(settings: Settings): Promise<Settings> {
  if (settings.port !== 0) return settings
  const port = await freePort()
  const isDefault = settings.publicUrl === localAddress(0)
  return { ...settings, port, publicUrl: isDefault ? localAddress(port) : settings.publicUrl }
}
