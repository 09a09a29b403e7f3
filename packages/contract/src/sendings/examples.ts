import type { z } from 'zod'
import type { Daily, Halt, Sending, SendingOnItsWay, UnsentOf } from './schemas.ts'

export const sendingExample: z.input<typeof Sending> = {
  key: 12,
  campaignKey: 7,
  market: { key: 4, name: 'Lakeside Honda' },
  step: { key: 31, number: 1, name: 'Postcard' },
  channel: 'DIRECT_MAIL',
  wave: 1,
  isSecond: false,
  dueOn: '2027-03-08',
  state: 'running',
  heldFor: null,
  waitsFor: 'printer',
  opensAt: null,
  planned: 2_998,
  pieces: {
    pending: 2_990,
    dispatching: 0,
    accepted: 0,
    refused: 0,
    unknown: 0,
    suppressed: 8,
  },
  suppressed: [{ reason: 'OPTED_OUT', count: 8 }],
  returned: [],
  seeds: 2,
  plannedAt: '2027-03-08T05:01:00.000Z',
  endedAt: null,
  can: {
    letGo: {
      ok: false,
      reason: 'sending.not-now',
    },
    pause: { ok: true },
    resume: {
      ok: false,
      reason: 'sending.not-now',
    },
    stop: { ok: true },
  },
}

export const dailyExample: z.input<typeof Daily> = {
  event: 'LAST_VISIT',
  since: '2027-02-01',
  through: '2027-03-08',
  isPaused: true,
  monthlyCap: 200,
  inMonth: 41,
  can: {
    pause: { ok: false, reason: 'sending.not-now' },
    resume: { ok: true },
  },
}

export const onItsWayExample: z.input<typeof SendingOnItsWay> = {
  key: 13,
  campaignKey: 7,
  campaign: 'Spring service',
  market: { key: 4, name: 'Lakeside Honda' },
  step: { key: 31, number: 1, name: 'Postcard' },
  channel: 'EMAIL',
  wave: 1,
  isSecond: false,
  dueOn: '2027-03-08',
  state: 'running',
  standing: 'going',
  heldFor: null,
  waitsFor: null,
  opensAt: null,
  planned: 2_998,
  pieces: {
    pending: 990,
    dispatching: 10,
    accepted: 1_980,
    refused: 4,
    unknown: 0,
    suppressed: 14,
  },
  perMinute: 600,
  can: sendingExample.can,
}

export const unsentOfExample: z.input<typeof UnsentOf> = {
  key: 13,
  campaignKey: 7,
  campaign: 'Spring service',
  market: { key: 4, name: 'Lakeside Honda' },
  step: { key: 31, number: 1, name: 'Postcard' },
  channel: 'EMAIL',
  wave: 1,
  isSecond: false,
}

export const unsentExample = {
  recipient: 1_207,
  isSeed: false,
  name: 'Mia Brandt',
  state: 'unknown',
  reason: null,
  answer: 'The server fell silent.',
  tries: 1,
  changedAt: '2027-03-08T15:04:00.000Z',
} as const

export const haltExample: z.input<typeof Halt> = {
  key: 3,
  place: 'Honda',
  reason: 'The spring offer names a wrong price.',
  by: 'Dana Whitfield',
  at: '2027-03-08T15:04:00.000Z',
}
