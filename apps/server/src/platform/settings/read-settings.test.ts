import { resolve } from 'node:path'
import { TOGGLE_DEFAULTS } from '@marquee/rules/toggles'
import { describe, expect, test } from 'vitest'
import { choosePort, readSettings, SETTINGS, StartError } from './index.ts'

const DATABASE_URL = 'postgres://app:geheim@db/marquee'
const OIDC = {
  OIDC_ISSUER: 'https://id.example.com/',
  OIDC_CLIENT_ID: 'marquee',
  OIDC_AUDIENCE: 'marquee-api',
}

function mistakesIn(env: Record<string, string>, argv: string[] = []): string[] {
  try {
    readSettings(env, argv)
  } catch (error) {
    expect(error).toBeInstanceOf(StartError)
    return (error as Error).message.split('\n')
  }
  return []
}

describe('without any setting', () => {
  test('the product runs on this machine alone, with its own database, sign-in and demo', () => {
    expect(readSettings({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      metricsPort: undefined,
      publicUrl: 'http://localhost:3000',
      trustedProxies: ['loopback'],
      dataDir: './data',
      database: undefined,
      signIn: undefined,
      demoData: true,
      demoCustomers: 100,
      maps: undefined,
      toggleDefaults: TOGGLE_DEFAULTS,
      previewHosts: {},
      flatCostSource: 'ECRM',
      mailerId: '901234567',
      seedRecipientLimit: 25,
      piecesApartDays: 14,
      mailReturns: {
        port: undefined,
        sesTopic: undefined,
        sendgridKey: undefined,
        postmarkSecret: undefined,
        limit: { bounces: 3, days: 30 },
      },
      support: { phone: '5550100199', email: 'support@marquee.example' },
      campaignMail: {
        server: undefined,
        hours: { from: 8, to: 20 },
        connections: 10,
        perDomain: 60_000,
      },
      audienceDir: resolve('data/audience'),
      audienceServers: undefined,
      segmentMonths: { active: 12, lapsed: 24 },
      mostGonePercent: 20,
      logLevel: 'info',
      rateLimitPerMinute: 1200,
      drainSeconds: 0,
      mode: 'development',
      warnings: [],
    })
  })

  test('an empty value counts as none', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '', DEMO_DATA: '' })).toEqual(readSettings({}))
  })
})

describe('what is set', () => {
  test('an outside database is used by the app role, and by its owner to migrate', () => {
    const owner = 'postgres://owner:geheim@db/marquee'
    expect(readSettings({ DATABASE_URL, DATABASE_OWNER_URL: owner }).database).toEqual({
      url: DATABASE_URL,
      ownerUrl: owner,
    })
    expect(readSettings({ DATABASE_URL }).database?.ownerUrl).toBe(DATABASE_URL)
  })

  test('mail bears the mailer ID that was set, and in production no other [CRE-02]', () => {
    const production = { NODE_ENV: 'production', LOCAL_SIGN_IN: 'on' }
    expect(readSettings({ MAILER_ID: '123456' }).mailerId).toBe('123456')
    expect(readSettings({ ...production, MAILER_ID: '987654321' }).mailerId).toBe('987654321')
    expect(readSettings(production).mailerId).toBeUndefined()
    expect(() => readSettings({ MAILER_ID: '812345678' })).toThrow(/MAILER_ID is "812345678"/)
  })

  test('calls go on after the signal to stop in production, and elsewhere where that is set', () => {
    const production = { NODE_ENV: 'production', LOCAL_SIGN_IN: 'on' }
    expect(readSettings(production).drainSeconds).toBe(7)
    expect(readSettings({ ...production, DRAIN_SECONDS: '0' }).drainSeconds).toBe(0)
    expect(readSettings({ DRAIN_SECONDS: '20' }).drainSeconds).toBe(20)
  })

  test('a maps service is called with its key', () => {
    const maps = { MAPS_URL: 'https://maps.example.com/geocode/json', MAPS_API_KEY: 'geheim' }
    expect(readSettings(maps).maps).toEqual({ url: maps.MAPS_URL, apiKey: 'geheim' })
    expect(readSettings({ ...maps, MAPS_URL: 'http://127.0.0.1:9/' }).maps?.apiKey).toBe('geheim')
  })

  test('a cluster that counts is named by its servers, whose passwords no message reveals', () => {
    const AUDIENCE_URL = 'http://ann:geheim@a:8123/x, http://ann:geheim@b:8123/x'
    expect(readSettings({ AUDIENCE_URL }).audienceServers).toEqual(AUDIENCE_URL.split(', '))
    expect(mistakesIn({ AUDIENCE_URL: `${AUDIENCE_URL},tcp://c:9000?geheim` })).toEqual([
      expect.stringMatching(/^AUDIENCE_URL is not usable: write (?!.*geheim)/),
    ])
  })

  test('an outside provider keeps its name to the letter', () => {
    expect(readSettings({ ...OIDC, NODE_ENV: 'production' }).signIn).toEqual({
      issuer: 'https://id.example.com/',
      clientId: 'marquee',
      audience: 'marquee-api',
      audienceParameter: 'none',
      accessTokenType: 'at+jwt',
      emailVerifiedBy: 'email_verified',
      scope: 'openid profile email',
    })
  })

  test.each([
    [{}, true],
    [{ DATABASE_URL }, false],
    [OIDC, false],
    [{ DEMO_DATA: 'off' }, false],
    [{ DATABASE_URL, DEMO_DATA: 'on' }, true],
  ])('%j: the demo is loaded: %s', (env: Record<string, string>, loaded) => {
    expect(readSettings(env).demoData).toBe(loaded)
  })

  test('toggle defaults change only where they are named', () => {
    const { toggleDefaults } = readSettings({
      FEATURE_TOGGLE_DEFAULTS: 'IS_AUDIENCE_BUILDER_ENABLED=false, ',
    })
    expect(toggleDefaults).toEqual({ ...TOGGLE_DEFAULTS, IS_AUDIENCE_BUILDER_ENABLED: false })
  })

  test('hosts of external previews are named origins', () => {
    const PREVIEW_HOSTS = 'studio=https://previews.example.com/, demo=http://localhost:4001'
    expect(readSettings({ PREVIEW_HOSTS }).previewHosts).toEqual({
      studio: 'https://previews.example.com',
      demo: 'http://localhost:4001',
    })
  })

  test('the address that people type loses its last slash', () => {
    const PUBLIC_URL = 'https://marquee.example.com/'
    expect(readSettings({ PUBLIC_URL }).publicUrl).toBe('https://marquee.example.com')
  })

  test('port 0 becomes a free port, also in the address', async () => {
    const { port, publicUrl } = await choosePort(readSettings({ PORT: '0' }))
    expect(port).toBeGreaterThan(0)
    expect(publicUrl).toBe(`http://localhost:${port}`)
    const PUBLIC_URL = 'https://marquee.example.com'
    expect(await choosePort(readSettings({ PORT: '0', PUBLIC_URL }))).toMatchObject({
      publicUrl: PUBLIC_URL,
    })
    expect(await choosePort(readSettings({ PORT: '4000' }))).toEqual(readSettings({ PORT: '4000' }))
  })
})

describe('a mistake is named with what to do', () => {
  test.each<[Record<string, string>, string]>([
    [{ PORT: 'abc' }, 'PORT is "abc": use a whole number from 0 to 65535'],
    [{ PORT: '65536' }, 'PORT is "65536": use a whole number from 0 to 65535'],
    [
      { PORT: '4000', METRICS_PORT: '4000' },
      'METRICS_PORT is the same as PORT: choose another one',
    ],
    [{ METRICS_PORT: '3000' }, 'METRICS_PORT is the same as PORT: choose another one'],
    [{ PORT: '-1' }, 'PORT is "-1": use a whole number from 0 to 65535'],
    [{ PORT: '30.5' }, 'PORT is "30.5": use a whole number from 0 to 65535'],
    [
      { RATE_LIMIT_PER_MINUTE: '0' },
      'RATE_LIMIT_PER_MINUTE is "0": use a whole number from 1 to 1000000',
    ],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL is "loud": use trace, debug, info, warn, error, fatal or silent',
    ],
    [
      { LOG_LEVEL: 'loud' },
      expect.stringMatching(/^LOG_LEVEL is "loud": use trace, .* or silent$/),
    ],
    [
      { PUBLIC_URL: 'https://example.com/marquee' },
      'PUBLIC_URL is "https://example.com/marquee": use an address without a path, such as https://marquee.example.com',
    ],
    [
      { FEATURE_TOGGLE_DEFAULTS: 'IS_COFFEE_READY=true' },
      expect.stringMatching(
        /^FEATURE_TOGGLE_DEFAULTS is "IS_COFFEE_READY=true": write NAME=true or NAME=false, .* IS_AUDIENCE_BUILDER_ENABLED/,
      ),
    ],
    [
      { ...OIDC, OIDC_ISSUER: 'http://id.example.com' },
      'OIDC_ISSUER is "http://id.example.com": use the https address of your sign-in provider, as its tokens name it',
    ],
    [
      { OIDC_ISSUER: 'https://id.example.com', OIDC_CLIENT_ID: 'marquee' },
      'OIDC_AUDIENCE is not set: OIDC_ISSUER needs it',
    ],
    [
      { ...OIDC, OIDC_AUDIENCE: 'marquee', OIDC_ACCESS_TOKEN_TYPE: 'JWT' },
      'OIDC_AUDIENCE is what OIDC_CLIENT_ID is, so that an ID token would pass for an access token: register an API of its own at your provider, or set OIDC_ACCESS_TOKEN_TYPE to at+jwt where its access tokens bear that',
    ],
    [
      { ...OIDC, LOCAL_SIGN_IN: 'on' },
      'LOCAL_SIGN_IN is "on" although OIDC_ISSUER is set: keep one of them',
    ],
    [
      { LOCAL_SIGN_IN: 'off' },
      'OIDC_ISSUER is not set although LOCAL_SIGN_IN is "off": set it, or nobody can sign in',
    ],
    [
      { NODE_ENV: 'production' },
      'OIDC_ISSUER is not set: in production name your sign-in provider, or let anybody in as a demo person by LOCAL_SIGN_IN=on',
    ],
    [
      { DATABASE_OWNER_URL: DATABASE_URL },
      'DATABASE_URL is not set although DATABASE_OWNER_URL is: set both or none',
    ],
    [
      { MAPS_URL: 'http://maps.example.com/', MAPS_API_KEY: 'x' },
      'MAPS_URL is "http://maps.example.com/": use the https address of the service, such as https://maps.example.com/geocode/json',
    ],
    ...['http://x.example', 'a=http://x.example', 'a=https://x.example/y', 'a=javascript:b'].map(
      (PREVIEW_HOSTS): [Record<string, string>, string] => [
        { PREVIEW_HOSTS },
        `PREVIEW_HOSTS is "${PREVIEW_HOSTS}": write NAME=https://previews.example.com, with commas between`,
      ],
    ),
    ...['proxy', '10.0.0.0/33', '0.0.0.0/0', '10.0.0.1;10.0.0.2', '::/0', 'loopback,'].map(
      (TRUSTED_PROXIES): [Record<string, string>, string] => [
        { TRUSTED_PROXIES },
        `TRUSTED_PROXIES is "${TRUSTED_PROXIES}": use addresses or ranges such as 10.0.0.5,192.168.0.0/16 with commas between, or loopback`,
      ],
    ),
    [
      { FLAT_COST_SOURCE: 'e crm' },
      'FLAT_COST_SOURCE is "e crm": use the name of a source as coupons bear it, such as ECRM',
    ],
    [
      { SEED_RECIPIENT_LIMIT: '501' },
      'SEED_RECIPIENT_LIMIT is "501": use a whole number from 1 to 500',
    ],
    [
      { SUPPORT_PHONE: '555' },
      'SUPPORT_PHONE is "555": use a number of ten digits, such as (555) 010-0199',
    ],
    [
      { SUPPORT_EMAIL: 'support' },
      'SUPPORT_EMAIL is "support": use an address such as support@example.com',
    ],
    [
      { SMTP_URL: 'mail.example.com', MAIL_FROM: 'a@b.example' },
      'SMTP_URL is not usable: use an address such as smtp://user:password@mail.example.com:587, or smtps:// for one that is secured from the start',
    ],
    [{ SMTP_URL: 'smtp://mail.example.com' }, 'MAIL_FROM is not set: SMTP_URL needs it'],
    [{ MAIL_FROM: 'a@b.example' }, 'SMTP_URL is not set although MAIL_FROM is'],
    [{ MAPS_URL: 'https://maps.example.com/' }, 'MAPS_API_KEY is not set: MAPS_URL needs it'],
    [{ MAPS_API_KEY: 'x' }, 'MAPS_URL is not set although MAPS_API_KEY is'],
  ])('%j', (env, line) => {
    expect(mistakesIn(env)).toEqual([line])
  })

  test('all mistakes come at once, and a likely cause with them', () => {
    expect(mistakesIn({ PORT: 'x', NODE_ENV: 'y', OIDC_ISSUR: 'z', LOCAL_SIGN_IN: 'off' })).toEqual(
      [
        'PORT is "x": use a whole number from 0 to 65535',
        'NODE_ENV is "y": use development, production or test',
        'OIDC_ISSUER is not set although LOCAL_SIGN_IN is "off": set it, or nobody can sign in',
        'OIDC_ISSUR is not a setting: did you mean OIDC_ISSUER?',
      ],
    )
  })

  test('an unknown argument', () => {
    expect(mistakesIn({}, ['--port', '80'])).toEqual([
      '"--port 80" is not understood: set PORT and the like before the command',
    ])
  })

  test('a password is never repeated', () => {
    const [line] = mistakesIn({ DATABASE_URL: 'mysql://app:geheim@db/marquee' })
    expect(line).toMatch(/^DATABASE_URL is not usable: use an address such as postgres:/)
    expect(line).not.toContain('geheim')
  })

  test('in production an address that can be overheard, unless it is of this machine', () => {
    const production = { NODE_ENV: 'production', LOCAL_SIGN_IN: 'on' }
    expect(mistakesIn({ ...production, PUBLIC_URL: 'http://marquee.example.com' })).toEqual([
      'PUBLIC_URL is http://marquee.example.com: in production name the https address of the proxy that ends TLS, or localhost to try it on this machine',
    ])
    for (const PUBLIC_URL of [
      'https://marquee.example.com',
      'http://localhost:3000',
      'http://127.0.0.1:3000',
      'http://[::1]:3000',
    ]) {
      expect(mistakesIn({ ...production, PUBLIC_URL })).toEqual([])
    }
  })

  test('in production the built-in sign-in runs when it is enabled', () => {
    expect(mistakesIn({ NODE_ENV: 'production', LOCAL_SIGN_IN: 'on' })).toEqual([])
  })
})

describe('what is hardly meant is reported', () => {
  test.each([
    [{ OIDC_ISSUR: 'x' }, ['OIDC_ISSUR is not a setting: did you mean OIDC_ISSUER?']],
    [{ PROT: '80' }, ['PROT is not a setting: did you mean PORT?']],
    [{ database_url: 'x' }, ['database_url is not a setting: did you mean DATABASE_URL?']],
    [{ OIDC_AUDIENCE: 'x' }, ['OIDC_AUDIENCE does nothing without OIDC_ISSUER']],
    [
      { PUBLIC_URL: 'http://10.0.0.7:3000' },
      ['PUBLIC_URL is http://10.0.0.7:3000: browsers sign in only on localhost or over https'],
    ],
  ])('%j', (env: Record<string, string>, lines) => {
    expect(readSettings(env).warnings).toEqual(lines)
  })

  test.each([
    'HOME',
    'PATH',
    'TERM',
    'HOSTNAME',
    'PGPORT',
    'PGHOST',
    'SHELL',
    'NODE_OPTIONS',
    'npm_config_port',
  ])('%s is left alone', (name) => {
    expect(readSettings({ [name]: 'x' }).warnings).toEqual([])
  })
})

test('every setting has a meaning and says what holds without it', () => {
  for (const row of SETTINGS) {
    expect(row.meaning, row.name).toMatch(/^\S.*\.$/)
    expect(row.default, row.name).not.toBe('')
  }
  expect(SETTINGS.find(({ name }) => name === 'PORT')?.default).toBe('3000')
  expect(SETTINGS.filter(({ isSecret }) => isSecret).map(({ name }) => name)).toEqual([
    'DATABASE_URL',
    'DATABASE_OWNER_URL',
    'DATABASE_BACKUP_URL',
    'DATABASE_CHECK_URL',
    'MAPS_API_KEY',
    'PRINT_SFTP',
    'SMTP_URL',
    'CAMPAIGN_SMTP_URL',
    'POSTMARK_EVENT_PASSWORD',
    'AUDIENCE_URL',
  ])
})
