import type { SettingName } from './environment.ts'
import { isSecure } from './fields.ts'

/** The settings that are set, as they were written. */
export type Given = Readonly<Partial<Record<SettingName, string>>>

/** What does not go together, each with what to do. */
export function conflicts(given: Given): string[] {
  return [
    ...signInConflicts(given),
    ...databaseConflicts(given),
    ...mapsConflicts(given),
    ...mailConflicts(given),
    ...returnsConflicts(given),
    ...printerConflicts(given),
    ...portConflicts(given),
    ...addressConflicts(given),
  ]
}

function signInConflicts(given: Given): string[] {
  if (given.OIDC_ISSUER) {
    const needed = (['OIDC_CLIENT_ID', 'OIDC_AUDIENCE'] as const).filter((name) => !given[name])
    const both = given.LOCAL_SIGN_IN === 'on'
    return [
      ...needed.map((name) => `${name} is not set: OIDC_ISSUER needs it`),
      ...(isMistakable(given) ? [SAME_AUDIENCE] : []),
      ...(both ? ['LOCAL_SIGN_IN is "on" although OIDC_ISSUER is set: keep one of them'] : []),
    ]
  }
  if (given.LOCAL_SIGN_IN === 'off') {
    return ['OIDC_ISSUER is not set although LOCAL_SIGN_IN is "off": set it, or nobody can sign in']
  }
  if (given.NODE_ENV === 'production' && given.LOCAL_SIGN_IN !== 'on') {
    return [
      'OIDC_ISSUER is not set: in production name your sign-in provider, or let anybody in as a demo person by LOCAL_SIGN_IN=on',
    ]
  }
  return []
}

const SAME_AUDIENCE =
  'OIDC_AUDIENCE is what OIDC_CLIENT_ID is, so that an ID token would pass for an access token: register an API of its own at your provider, or set OIDC_ACCESS_TOKEN_TYPE to at+jwt where its access tokens bear that'

/** Tokens of one audience are told apart by their type alone. */
const isMistakable = ({ OIDC_AUDIENCE, OIDC_CLIENT_ID, OIDC_ACCESS_TOKEN_TYPE = AT_JWT }: Given) =>
  OIDC_AUDIENCE !== undefined &&
  OIDC_AUDIENCE === OIDC_CLIENT_ID &&
  OIDC_ACCESS_TOKEN_TYPE !== AT_JWT

const AT_JWT = 'at+jwt'

function databaseConflicts(given: Given): string[] {
  if (given.DATABASE_URL) return []
  const names = ['DATABASE_OWNER_URL', 'DATABASE_BACKUP_URL', 'DATABASE_CHECK_URL'] as const
  return names
    .filter((name) => given[name])
    .map((name) => `DATABASE_URL is not set although ${name} is: set both or none`)
}

function mapsConflicts({ MAPS_URL, MAPS_API_KEY }: Given): string[] {
  if (MAPS_URL && !MAPS_API_KEY) return ['MAPS_API_KEY is not set: MAPS_URL needs it']
  return MAPS_API_KEY && !MAPS_URL ? ['MAPS_URL is not set although MAPS_API_KEY is'] : []
}

function mailConflicts({ SMTP_URL, MAIL_FROM }: Given): string[] {
  if (SMTP_URL && !MAIL_FROM) return ['MAIL_FROM is not set: SMTP_URL needs it']
  return MAIL_FROM && !SMTP_URL ? ['SMTP_URL is not set although MAIL_FROM is'] : []
}

function returnsConflicts({ MAIL_RETURNS_PORT, MAIL_RETURNS_DOMAIN }: Given): string[] {
  if (MAIL_RETURNS_PORT && !MAIL_RETURNS_DOMAIN)
    return ['MAIL_RETURNS_DOMAIN is not set: MAIL_RETURNS_PORT needs it']
  return MAIL_RETURNS_DOMAIN && !MAIL_RETURNS_PORT
    ? ['MAIL_RETURNS_PORT is not set although MAIL_RETURNS_DOMAIN is']
    : []
}

function printerConflicts(given: Given): string[] {
  const { PRINT_SFTP, PRINT_SFTP_KEY, PRINT_SFTP_HOST_KEY, PRINT_FOLDER } = given
  if (!PRINT_SFTP) {
    const names = ['PRINT_SFTP_HOST_KEY', 'PRINT_SFTP_KEY'] as const
    return names
      .filter((name) => given[name])
      .map((name) => `PRINT_SFTP is not set although ${name} is`)
  }
  const hasPassword = URL.canParse(PRINT_SFTP) && new URL(PRINT_SFTP).password !== ''
  return [
    ...(PRINT_SFTP_HOST_KEY ? [] : ['PRINT_SFTP_HOST_KEY is not set: PRINT_SFTP needs it']),
    ...(PRINT_SFTP_KEY || hasPassword
      ? []
      : ['PRINT_SFTP_KEY is not set, and PRINT_SFTP has no password: set one of them']),
    ...(PRINT_FOLDER ? ['PRINT_FOLDER is set although PRINT_SFTP is: keep one of them'] : []),
  ]
}

function portConflicts({ PORT = '3000', METRICS_PORT, MAIL_RETURNS_PORT }: Given): string[] {
  const same = PORT === METRICS_PORT ? ['METRICS_PORT is the same as PORT: choose another one'] : []
  return MAIL_RETURNS_PORT && [PORT, METRICS_PORT].includes(MAIL_RETURNS_PORT)
    ? [...same, 'MAIL_RETURNS_PORT is the same as another port: choose another one']
    : same
}

/** Tokens and customers' names would travel in the clear. */
function addressConflicts({ NODE_ENV, PUBLIC_URL = '' }: Given): string[] {
  const isClear = URL.canParse(PUBLIC_URL) && !isSecure(PUBLIC_URL)
  return NODE_ENV === 'production' && isClear
    ? [
        `PUBLIC_URL is ${PUBLIC_URL}: in production name the https address of the proxy that ends TLS, or localhost to try it on this machine`,
      ]
    : []
}

/** What works, but hardly as it was meant. */
export function doubts(given: Given, publicUrl: string): string[] {
  const names = ['OIDC_CLIENT_ID', 'OIDC_AUDIENCE'] as const
  const idle = given.OIDC_ISSUER ? [] : names.filter((name) => given[name])
  const lines = idle.map((name) => `${name} does nothing without OIDC_ISSUER`)
  if (!isSecure(publicUrl)) {
    lines.push(`PUBLIC_URL is ${publicUrl}: browsers sign in only on localhost or over https`)
  }
  return lines
}
