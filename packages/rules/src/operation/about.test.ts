import { expect, test } from 'vitest'
import { aboutOf, asReference, eventName, eventsNamed, fromReference } from './index.ts'

test('an entry is about each of the things that were decided at once', () => {
  const about = aboutOf('campaign.approved', { keys: [96, 97], refused: [98] })
  expect(about.map(asReference)).toEqual(['campaign:96', 'campaign:97'])
})

test('an entry is about what its call names beside, each once', () => {
  const named = { marketKey: 14, key: 12, campaignKey: 7, recipients: 3, name: 'x' }
  expect(aboutOf('campaign.reordered', named).map(asReference)).toEqual([
    'campaign:12',
    'campaign:7',
    'market:14',
  ])
  expect(aboutOf('campaign.changed', { key: 7, campaignKey: 7 })).toHaveLength(1)
  expect(aboutOf(undefined, { key: 7, marketKey: 14 }).map(asReference)).toEqual(['market:14'])
})

test('a thing is read back as it was written, and nothing else is one', () => {
  expect(fromReference('campaign-template:3')).toEqual({ kind: 'campaign-template', key: 3 })
  for (const text of [':3', 'campaign', 'campaign:', 'campaign:x', 'zodiac:3']) {
    expect(fromReference(text)).toBeUndefined()
  }
})

test('events are found by what they are called', () => {
  expect(eventName('campaign.approved')).toBe('Campaign approved')
  expect(eventName('person.joined')).toBe('Invitation accepted')
  expect(eventName('blackout-date.already-closed')).toBeUndefined()
  expect(eventsNamed(' APPROVED ')).toEqual([
    'campaign.approved',
    'logo.approved',
    'touchpoint.approved',
  ])
})
