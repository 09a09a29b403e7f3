import { MOST_GONE_PERCENT } from '@marquee/rules/customers'
import { z } from 'zod'
import {
  clusterAddresses,
  couponSource,
  databaseAddress,
  domainName,
  emailAddress,
  hostKeys,
  hoursOfDay,
  issuerAddress,
  longSecret,
  mailServer,
  mailerId,
  monthsOfSegments,
  oneOf,
  phoneNumber,
  previewHosts,
  printerServer,
  proxies,
  publicAddress,
  publicKey,
  serviceAddress,
  toggleDefaults,
  topicArn,
  wholeNumber,
  words,
} from './fields.ts'

type Description = {
  meaning: string
  /** What holds where nothing is set, if that is not a fixed value. */
  otherwise?: string
  /** Never shown, not even in a message about it. */
  isSecret?: boolean
}

const described = (meaning: string, more: Omit<Description, 'meaning'> = {}): Description => ({
  meaning,
  ...more,
})
const isDescription = (meta: unknown): meta is Description =>
  typeof meta === 'object' && meta !== null && 'meaning' in meta
const none = { otherwise: 'none' }

/** Every setting once: what it may be, what holds without it, and what it means. */
export const Environment = z.object({
  PORT: wholeNumber(0, 65_535)
    .prefault('3000')
    .meta(described('The port of the web address; 0 takes any free one.')),
  HOST: words
    .prefault('127.0.0.1')
    .meta(
      described(
        'The network address to listen on; 0.0.0.0 for all. Browsers sign in only on localhost or over https.',
      ),
    ),
  PUBLIC_URL: publicAddress.optional().meta(
    described('The address that people type; in production https, but for localhost.', {
      otherwise: 'http://localhost:PORT',
    }),
  ),
  TRUSTED_PROXIES: proxies
    .prefault('loopback')
    .meta(
      described(
        'The proxies in front whose X-Forwarded headers are believed, as addresses or ranges with commas between; loopback is this machine.',
      ),
    ),
  DATA_DIR: words
    .prefault('./data')
    .meta(described('The folder of the built-in database; one running program each.')),
  DATABASE_URL: databaseAddress.optional().meta(
    described('A PostgreSQL 15 or newer, as a role that owns nothing.', {
      otherwise: 'the built-in database in DATA_DIR',
      isSecret: true,
    }),
  ),
  DATABASE_OWNER_URL: databaseAddress.optional().meta(
    described('The same database as the role that owns the tables; used to migrate.', {
      otherwise: 'DATABASE_URL',
      isSecret: true,
    }),
  ),
  DATABASE_BACKUP_URL: databaseAddress
    .optional()
    .meta(
      described(
        'The same database as a role that may read every row, past row-level security; used by backup and verify-audit.',
        { otherwise: 'DATABASE_OWNER_URL', isSecret: true },
      ),
    ),
  DATABASE_CHECK_URL: databaseAddress.optional().meta(
    described('An empty database in which restore --check tries a backup, as its owner.', {
      otherwise: 'one that is made beside the database, and dropped again',
      isSecret: true,
    }),
  ),
  OIDC_ISSUER: issuerAddress.optional().meta(
    described('The OpenID Connect provider where people sign in.', {
      otherwise: 'the built-in one',
    }),
  ),
  OIDC_CLIENT_ID: words.optional().meta(described("This product's name at the provider.", none)),
  OIDC_AUDIENCE: words
    .optional()
    .meta(described("The audience that the provider's access tokens name.", none)),
  OIDC_AUDIENCE_PARAMETER: oneOf('none', 'audience', 'resource')
    .prefault('none')
    .meta(
      described(
        'How the browser names OIDC_AUDIENCE to the provider when it asks for a token: by this parameter, or not.',
      ),
    ),
  OIDC_ACCESS_TOKEN_TYPE: words
    .prefault('at+jwt')
    .meta(described("The typ of the provider's access tokens; none where they bear none.")),
  OIDC_EMAIL_VERIFIED_CLAIM: words
    .prefault('email_verified')
    .meta(
      described(
        'The claim by which the provider says that it has verified the email address of a person.',
      ),
    ),
  OIDC_SCOPE: words
    .prefault('openid profile email')
    .meta(described('What the browser asks the provider for.')),
  LOCAL_SIGN_IN: oneOf('auto', 'on', 'off')
    .prefault('auto')
    .meta(
      described(
        'The built-in sign-in with demo people: on, off, or auto, which is on outside production where OIDC_ISSUER is not set.',
      ),
    ),
  DEMO_DATA: oneOf('on', 'off')
    .optional()
    .meta(
      described('Whether an empty database is filled with demo markets and people.', {
        otherwise: 'on with the built-in database and the built-in sign-in, else off',
      }),
    ),
  DEMO_CUSTOMERS: wholeNumber(1, 100)
    .prefault('100')
    .meta(
      described(
        'How many of the half million customers of the demo are loaded, in percent; the busiest dealers, and those whose years are ordered, keep theirs.',
      ),
    ),
  FEATURE_TOGGLE_DEFAULTS: toggleDefaults
    .prefault('')
    .meta(described('Feature toggles that start otherwise, as NAME=false,NAME=true.', none)),
  MAPS_URL: serviceAddress.optional().meta(
    described(
      'A maps service that says where an address lies, asked as the geocoding of Google is.',
      {
        otherwise: 'none: places are the middles of their ZIP codes',
      },
    ),
  ),
  MAPS_API_KEY: words
    .optional()
    .meta(described('The key that the maps service asks for.', { ...none, isSecret: true })),
  MAILER_ID: mailerId.optional().meta(
    described('The mailer ID in the Intelligent Mail barcode of the pieces that are mailed.', {
      otherwise: 'none in production: nothing is mailed; else 901234567, which is of nobody',
    }),
  ),
  PRINT_FOLDER: words
    .optional()
    .meta(
      described(
        'The folder in which the printer finds the packages of what is mailed, each handed over once.',
        { otherwise: 'none: a person downloads them' },
      ),
    ),
  PRINT_SFTP: printerServer
    .optional()
    .meta(
      described(
        'The folder on a server of the printer, reached by SFTP, to which packages go in place of PRINT_FOLDER.',
        { ...none, isSecret: true },
      ),
    ),
  PRINT_SFTP_HOST_KEY: hostKeys
    .optional()
    .meta(
      described(
        'The fingerprint of the key of that server, as ssh-keygen -l shows it; no other server gets anything.',
        none,
      ),
    ),
  PRINT_SFTP_KEY: words
    .optional()
    .meta(
      described(
        'The file of the private key by which the program signs in there, without a passphrase.',
        { otherwise: 'none: by the password in PRINT_SFTP' },
      ),
    ),
  PREVIEW_HOSTS: previewHosts
    .prefault('')
    .meta(
      described(
        'The servers that may show external previews of creatives in a frame, as NAME=https://previews.example.com.',
        { otherwise: 'none; the demo brings one of its own, named demo' },
      ),
    ),
  FLAT_COST_SOURCE: couponSource
    .prefault('ECRM')
    .meta(
      described(
        'The source of coupons whose flat costs are refused on metro campaigns that an association pays for.',
      ),
    ),
  SEED_RECIPIENT_LIMIT: wholeNumber(1, 500)
    .prefault('25')
    .meta(described('How many seed recipients a list, or a campaign, may have.')),
  PIECES_APART_DAYS: wholeNumber(1, 90)
    .prefault('14')
    .meta(described('The calendar warns where a household gets two pieces within so many days.')),
  SUPPORT_PHONE: phoneNumber
    .prefault('(555) 010-0199')
    .meta(described('The number that people are told to call for help. The default is of nobody.')),
  SUPPORT_EMAIL: emailAddress
    .prefault('support@marquee.example')
    .meta(described('The address that they are told to write to. The default is of nobody.')),
  SMTP_URL: mailServer.optional().meta(
    described(
      'The mail server for emails to people, as smtp://user:password@host:587; smtps for one that is secured from the start.',
      {
        otherwise: 'none: emails are kept in the outbox, where administrators read them',
        isSecret: true,
      },
    ),
  ),
  MAIL_FROM: emailAddress
    .optional()
    .meta(described('The address that these emails come from.', none)),
  CAMPAIGN_SMTP_URL: mailServer.optional().meta(
    described('The mail server for emails of campaigns to customers, in the form of SMTP_URL.', {
      otherwise:
        'none: a mail server inside the program keeps them, and administrators read them under Outbox',
      isSecret: true,
    }),
  ),
  CAMPAIGN_HOURS: hoursOfDay
    .prefault('8-20')
    .meta(described('Emails of campaigns leave between these hours by the clock of the dealer.')),
  CAMPAIGN_CONNECTIONS: wholeNumber(1, 100)
    .prefault('10')
    .meta(described('How many connections to the mail server for campaigns are open at once.')),
  CAMPAIGN_PER_DOMAIN: wholeNumber(1, 1_000_000)
    .prefault('60000')
    .meta(
      described(
        'How many emails of campaigns a minute are sent to one receiving domain at most; it gets fewer while it asks for that.',
      ),
    ),
  MAIL_RETURNS_PORT: wholeNumber(1, 65_535)
    .optional()
    .meta(
      described(
        'The port on which HOST takes, by SMTP, what comes back of emails: bounces to returns+…, complaints to complaints, both at MAIL_RETURNS_DOMAIN. Nothing is passed on.',
        { otherwise: 'none: nothing is taken by email' },
      ),
    ),
  MAIL_RETURNS_DOMAIN: domainName
    .optional()
    .meta(described('The domain of these addresses, whose mail leads to MAIL_RETURNS_PORT.', none)),
  SES_TOPIC_ARN: topicArn
    .optional()
    .meta(
      described(
        'The SNS topic by which Amazon SES tells of bounces and complaints, at /api/mail-returns/ses.',
        none,
      ),
    ),
  SENDGRID_EVENT_KEY: publicKey
    .optional()
    .meta(
      described(
        'The verification key of the signed Event Webhook of SendGrid, which calls /api/mail-returns/sendgrid.',
        none,
      ),
    ),
  POSTMARK_EVENT_PASSWORD: longSecret
    .optional()
    .meta(
      described(
        'The password by which the webhooks of Postmark sign in (HTTP Basic, any name) at /api/mail-returns/postmark.',
        { ...none, isSecret: true },
      ),
    ),
  SOFT_BOUNCE_LIMIT: wholeNumber(0, 100)
    .prefault('3')
    .meta(
      described(
        'An address is not written to any more after so many emails to it could not be delivered for now; 0: it always is.',
      ),
    ),
  SOFT_BOUNCE_DAYS: wholeNumber(1, 365)
    .prefault('30')
    .meta(described('Within how many days these count.')),
  AUDIENCE_DIR: words.optional().meta(
    described(
      'The folder of the files by which audiences are counted; several programs may share it, and need not.',
      {
        otherwise: 'audience in DATA_DIR',
      },
    ),
  ),
  AUDIENCE_URL: clusterAddresses
    .optional()
    .meta(
      described(
        'The servers of ClickHouse that count audiences, one of each shard, as http://user:password@host:8123/database with commas between.',
        { otherwise: 'none: they are counted in this program', isSecret: true },
      ),
    ),
  SEGMENT_MONTHS: monthsOfSegments
    .prefault('12,24')
    .meta(
      described(
        'Up to how many months after the last visit customers are active, and up to how many lapsed.',
      ),
    ),
  IMPORT_MOST_GONE_PERCENT: wholeNumber(0, 100)
    .prefault(String(MOST_GONE_PERCENT))
    .meta(
      described(
        "An import by which more than so many percent of a dealer's households would go waits until a person confirms it.",
      ),
    ),
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent')
    .prefault('info')
    .meta(described('The least important log lines that are written.')),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000)
    .prefault('1200')
    .meta(described('How many calls a person may make in a minute.')),
  DRAIN_SECONDS: wholeNumber(0, 600)
    .optional()
    .meta(
      described(
        'How long calls go on after the signal to stop, while /readyz answers 503: longer than the proxies in front take to notice.',
        { otherwise: '7 in production, else 0' },
      ),
    ),
  METRICS_PORT: wholeNumber(1, 65_535)
    .optional()
    .meta(
      described(
        'The port on which HOST answers /metrics to Prometheus; no proxy of people should lead to it.',
        { otherwise: 'none: nobody watches' },
      ),
    ),
  NODE_ENV: oneOf('development', 'production', 'test')
    .prefault('development')
    .meta(described('production asks for a real sign-in provider.')),
})

export type Environment = z.output<typeof Environment>
export type SettingName = keyof Environment

export interface SettingRow {
  name: SettingName
  meaning: string
  default: string
  isSecret: boolean
}

/** The settings as a person reads about them. */
export const SETTINGS: readonly SettingRow[] = Object.entries(Environment.shape).map(
  ([name, schema]) => {
    const meta = schema.meta()
    if (!isDescription(meta)) throw new Error(`Nothing tells what ${name} means`)
    const { meaning, otherwise, isSecret = false } = meta
    const fixed = schema instanceof z.ZodPrefault ? String(schema.def.defaultValue) : ''
    return { name: name as SettingName, meaning, default: otherwise ?? fixed, isSecret }
  },
)
