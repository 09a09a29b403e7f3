import { createPublicKey } from 'node:crypto'
import { isIP } from 'node:net'
import { email, phone } from '@marquee/rules/fields'
import { stripPhone } from '@marquee/rules/phone'
import { isMailerId } from '@marquee/rules/pieces'
import { TOGGLE_DEFAULTS, type FeatureToggle, type ToggleDefaults } from '@marquee/rules/toggles'
import { z } from 'zod'

// The kinds of settings. All arrive as text; each message says what to write instead.

export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most,
      `use a whole number from ${least} to ${most}`,
    )
    .transform(Number)

export const oneOf = <const Values extends readonly [string, string, ...string[]]>(
  ...values: Values
) => z.enum(values, { error: `use ${values.slice(0, -1).join(', ')} or ${values.at(-1)}` })

export const words = z.string()

export const databaseAddress = z
  .string()
  .refine(
    (text) => isAddress(text, ['postgres:', 'postgresql:']),
    'use an address such as postgres://user:password@host:5432/marquee',
  )

export const publicAddress = z
  .string()
  .refine(
    (text) => isAddress(text, ['http:', 'https:']) && /^\/?$/.test(new URL(text).pathname),
    'use an address without a path, such as https://marquee.example.com',
  )
  .transform((text) => new URL(text).origin)

/** Compared letter by letter, as tokens name their issuer. */
export const issuerAddress = z
  .string()
  .refine(
    (text) => isAddress(text, ['http:', 'https:']) && isSecure(text),
    'use the https address of your sign-in provider, as its tokens name it',
  )

/** Requests carry a key, so the connection must be secure. */
export const serviceAddress = z
  .string()
  .refine(
    (text) => isAddress(text, ['http:', 'https:']) && isSecure(text),
    'use the https address of the service, such as https://maps.example.com/geocode/json',
  )

/** Proxies by address, or by range; a range of everybody would let anybody name any address as theirs. */
export const proxies = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine(
    (list) => list.every((one) => one === 'loopback' || isRange(one)),
    'use addresses or ranges such as 10.0.0.5,192.168.0.0/16 with commas between, or loopback',
  )

function isRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  const most = version === 4 ? 32 : 128
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most)
}

/** The servers of a cluster, one of each shard. */
export const clusterAddresses = z
  .string()
  .transform((text) => text.split(',').map((address) => address.trim()))
  .refine(
    (addresses) => addresses.every((address) => isAddress(address, ['http:', 'https:'])),
    'write http://user:password@host:8123/database for one server of each shard, with commas between',
  )

/** A browser signs people in only over a connection that cannot be overheard. */
export function isSecure(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

export const toggleDefaults = z.string().transform((text, context): ToggleDefaults => {
  const changed: Partial<Record<FeatureToggle, boolean>> = {}
  for (const pair of text.split(',').filter((part) => part.trim())) {
    const [name = '', value = ''] = pair.split('=').map((part) => part.trim())
    if (isToggle(name) && /^(true|false)$/.test(value)) changed[name] = value === 'true'
    else {
      const names = Object.keys(TOGGLE_DEFAULTS).join(', ')
      const message = `write NAME=true or NAME=false, with commas between; the names are ${names}`
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }
  }
  return { ...TOGGLE_DEFAULTS, ...changed }
})

export const monthsOfSegments = z
  .string()
  .regex(/^[1-9]\d{0,2},[1-9]\d{0,2}$/, 'write two numbers of months, such as 12,24')
  .transform((text) => {
    const [active = 0, lapsed = 0] = text.split(',').map(Number)
    return { active, lapsed }
  })
  .refine(({ active, lapsed }) => active < lapsed, 'the second number must be the larger one')

const HOURS = 'use two whole hours of a day such as 8-20'

/** Of the sender of the mail, as the Postal Service issued it. */
export const mailerId = z
  .string()
  .refine(isMailerId, 'use the six or nine digits that the Postal Service gave you')

/** As data has it. */
export const couponSource = z
  .string()
  .regex(/^[A-Z0-9_]{1,40}$/, 'use the name of a source as coupons bear it, such as ECRM')

export const phoneNumber = z
  .string()
  .refine((text) => phone(text) === undefined, 'use a number of ten digits, such as (555) 010-0199')
  .transform(stripPhone)

export const emailAddress = z
  .string()
  .refine((text) => email(text) === undefined, 'use an address such as support@example.com')

export const mailServer = z
  .string()
  .refine(
    (text) => isAddress(text, ['smtp:', 'smtps:']) && new URL(text).hostname !== '',
    'use an address such as smtp://user:password@mail.example.com:587, or smtps:// for one that is secured from the start',
  )

export const printerServer = z
  .string()
  .refine(
    (text) =>
      isAddress(text, ['sftp:']) && new URL(text).hostname !== '' && new URL(text).username !== '',
    'use an address such as sftp://marquee@sftp.printer.example.com:22/incoming',
  )

/** As `ssh-keygen -l` shows them; two while a server changes its key. */
export const hostKeys = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine(
    (keys) => keys.every((one) => /^SHA256:[A-Za-z0-9+/]{43}$/.test(one)),
    'use the fingerprint as ssh-keygen -l shows it, such as SHA256: and 43 characters, with commas between',
  )

export const domainName = z
  .string()
  .transform((text) => text.toLowerCase())
  .refine(
    (text) =>
      text.length <= 253 &&
      /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*$/.test(text),
    'use a domain such as mail.dealers.example.com',
  )

export const topicArn = z
  .string()
  .regex(
    /^arn:aws(?:-[a-z]+)*:sns:[a-z0-9-]+:\d{12}:[\w-]{1,256}$/,
    'use the ARN of a topic, such as arn:aws:sns:us-east-1:123456789012:mail-returns',
  )

/** As SendGrid shows it: without the lines that a file has around it. */
export const publicKey = z
  .string()
  .refine(isPublicKey, 'use the verification key as SendGrid shows it')

export const longSecret = z.string().min(16, 'use at least 16 characters')

function isPublicKey(text: string): boolean {
  try {
    const key = Buffer.from(text, 'base64')
    return createPublicKey({ key, format: 'der', type: 'spki' }).asymmetricKeyType === 'ec'
  } catch {
    return false
  }
}

/** Other servers by name, each an origin that cannot be overheard. */
export const previewHosts = z.string().transform((text, context): Record<string, string> => {
  const hosts: Record<string, string> = {}
  for (const pair of text.split(',').filter((part) => part.trim())) {
    const [, name = '', address = ''] = /^\s*([a-z][a-z0-9-]{0,39})=(\S+)\s*$/i.exec(pair) ?? []
    const isOrigin = isAddress(address, ['http:', 'https:']) && isSecure(address)
    if (!isOrigin || !/^\/?$/.test(new URL(address).pathname)) {
      const message = 'write NAME=https://previews.example.com, with commas between'
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }
    hosts[name] = new URL(address).origin
  }
  return hosts
})

const isToggle = (name: string): name is FeatureToggle => Object.hasOwn(TOGGLE_DEFAULTS, name)

function isAddress(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol)
}

/** As 8-20. */
export const hoursOfDay = z
  .string()
  .regex(/^\d{1,2}-\d{1,2}$/, HOURS)
  .transform((text) => {
    const [from = 0, to = 0] = text.split('-').map(Number)
    return { from, to }
  })
  .refine(({ from, to }) => from < to && to <= 24, HOURS)
