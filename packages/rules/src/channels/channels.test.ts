import { expect, test } from 'vitest'
import {
  CHANNEL_OPTIONALITIES,
  channelNames,
  channelsOf,
  FULFILLMENT_CHANNELS,
  FULFILLMENT_OPTIONS,
} from './index.ts'

test('channels, ways of sending and optionalities are those of the specification [CHN-02, CHN-03]', () => {
  expect(FULFILLMENT_CHANNELS).toEqual(['EMAIL', 'DIRECT_MAIL', 'DIGITAL_MEDIA'])
  expect(FULFILLMENT_OPTIONS).toEqual([
    'EMAIL',
    'DIRECT_MAIL',
    'EMAIL_WITH_DIRECT_MAIL_FALLBACK',
    'EMAIL_AND_DIRECT_MAIL',
    'EMAIL_PREFERRED',
    'DIGITAL_MEDIA',
    'NON_OPEN_REBLAST',
  ])
  expect(CHANNEL_OPTIONALITIES).toEqual(['OPTIONAL', 'RECOMMENDED', 'REQUIRED', 'DISABLED'])
})

test('a way of sending uses known channels, and has a name', () => {
  expect(channelsOf('EMAIL_WITH_DIRECT_MAIL_FALLBACK')).toEqual(['EMAIL', 'DIRECT_MAIL'])
  for (const option of FULFILLMENT_OPTIONS) {
    expect(channelsOf(option).length).toBeGreaterThan(0)
    expect(channelNames[option]).not.toBe('')
  }
})
