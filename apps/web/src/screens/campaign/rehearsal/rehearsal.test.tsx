import { rehearsals } from '@marquee/contract/rehearsals'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { problem } from '../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../app/testing/start-app.tsx'

const app = startedApp()
const latest = rehearsals.latest.example.reply
const never = rehearsals.remove.example.reply
const opened = rehearsals.openPiece.example.reply
const rehearsal = latest.rehearsal as object
const [sending] = latest.rehearsal?.sendings ?? []

const open = (reply: object) => {
  app.on('rehearsals.latest', reply)
  app.start({ path: '/campaign/rehearsal/7' })
}

test('what was never rehearsed says what a rehearsal is for, and is rehearsed by a press', async () => {
  app.on('rehearsals.start', rehearsals.start.example.reply)
  open(never)
  expect(await screen.findByText('Not rehearsed yet')).toBeTruthy()
  app.on('rehearsals.latest', rehearsals.start.example.reply)
  await user.click(screen.getByRole('button', { name: 'Rehearse this campaign' }))
  expect(await screen.findByRole('progressbar', { name: 'How far the rehearsal is' })).toBeTruthy()
  expect(app.callsOf('rehearsals.start')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Delete this rehearsal' })).toBeNull()
})

test('a timeline says what would be sent to how many, and why not to others', async () => {
  open(latest)
  const timeline = within(await screen.findByRole('list', { name: 'Timeline' }))
  const lines = timeline.getAllByRole('heading', { level: 3 })
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Spring service by Email'])
  expect(timeline.getByText(/^1,204 people · 2 seeds · leaves /)).toBeTruthy()
  expect(
    timeline.getByText('37 left out: 30 opted out, 7 bounced or cannot be delivered to'),
  ).toBeTruthy()
  expect(timeline.getByText('Campaign begins')).toBeTruthy()
  expect(timeline.getByText('Campaign completes')).toBeTruthy()
})

const dayOf = (number: number, dueOn: string) => ({ ...sending, number, dueOn, pieces: [] })

test('of what goes out day by day each day stands once, with all that leaves on it', async () => {
  const days = { first: '2027-03-08', last: '2027-04-06' }
  const sendings = [
    { ...sending, channel: 'DIRECT_MAIL' },
    ...Array.from({ length: 13 }, (_, at) =>
      dayOf(at + 2, `2027-03-${at + 8 < 10 ? '0' : ''}${at + 8}`),
    ),
  ]
  open({ ...latest, rehearsal: { ...rehearsal, turns: null, days, sendings } })
  const timeline = within(await screen.findByRole('list', { name: 'Timeline' }))
  // Of many days the first ones stand there at once: two sendings of the first, and one of six more.
  expect(timeline.getAllByRole('heading', { level: 3 })).toHaveLength(8)
  await user.click(screen.getByRole('button', { name: 'Show all 13 days', expanded: false }))
  expect(timeline.getAllByRole('heading', { level: 3 })).toHaveLength(14)
  expect(screen.getByRole('button', { name: /first days only/, expanded: true })).toBeTruthy()
  expect(timeline.getAllByText('03/08/2027')).toHaveLength(1)
  expect(timeline.queryByText('Campaign completes')).toBeNull()
  expect(screen.getByText('03/08/2027 to 04/06/2027, and it goes on after them')).toBeTruthy()
  expect(screen.getByText(/Pieces are made of the first 12 sendings/)).toBeTruthy()
  // Those after the first twelve need not say it each.
  expect(timeline.getAllByText('No pieces were made of it.')).toHaveLength(11)
})

test('where none of the customers is due in the days ahead, it says so', async () => {
  const days = { first: '2027-03-08', last: '2027-04-06' }
  const sum = { people: 0, leftOut: [] }
  open({ ...latest, rehearsal: { ...rehearsal, turns: null, days, sendings: [], sum } })
  expect(await screen.findByText('Nothing would be sent in these days.')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'What would happen' })).toBeNull()
})

test('of a year each sending says its season', async () => {
  const winter = { ...sending, season: 'Winter ready' }
  open({ ...latest, rehearsal: { ...rehearsal, sendings: [winter] } })
  const timeline = within(await screen.findByRole('list', { name: 'Timeline' }))
  expect(timeline.getByText(/^Winter ready · 1,204 people/)).toBeTruthy()
})

test('of digital media its file is ready on a day, and there is no piece to look at', async () => {
  const ad = { ...sending, channel: 'DIGITAL_MEDIA', pieces: [] }
  open({ ...latest, rehearsal: { ...rehearsal, sendings: [ad] } })
  const timeline = within(await screen.findByRole('list', { name: 'Timeline' }))
  expect(timeline.getByText(/file for ad platforms ready \d\d\/\d\d\/\d{4}$/)).toBeTruthy()
  expect(timeline.getByText(/hashed addresses, so there is no piece to look at/)).toBeTruthy()
})

test('what is wrong comes first, with the way to where it is mended', async () => {
  const missing = {
    code: 'builder.details',
    weight: 'stops',
    text: 'Mail date is missing',
    place: 'details',
    sendings: [],
  }
  const problems = [missing, ...(latest.rehearsal?.problems ?? [])]
  open({ ...latest, rehearsal: { ...rehearsal, problems } })
  const part = within(await screen.findByRole('region', { name: 'What was found' }))
  const [first, second] = part.getAllByRole('alert')
  expect(first?.textContent).toContain('Mail date is missing')
  expect(second?.textContent).toContain('no email address for replies')
  const link = part.getByRole('link', { name: 'Mail date is missing' })
  expect(link.getAttribute('href')).toBe('/campaign/builder/7/details')
})

test('a piece is opened as its reader would have it', async () => {
  app.on('rehearsals.openPiece', opened)
  open(latest)
  await user.click(await screen.findByRole('button', { name: /^Open the piece for mia/ }))
  const dialog = within(await screen.findByRole('dialog', { name: opened.piece.subject ?? '' }))
  expect(dialog.getByTitle('As mail programs show it')).toBeTruthy()
  expect(dialog.getByRole('region', { name: 'As it was sent' }).textContent).toMatch('From:')
  expect(dialog.getByRole('button', { name: 'Download as it would be sent' })).toBeTruthy()
})

test('a letter is opened as a PDF', async () => {
  const piece = { ...opened.piece, subject: null, isOnPaper: true }
  app.on('rehearsals.openPiece', {
    piece,
    email: null,
    document: '/api/rehearsal/piece/51/document',
  })
  open(latest)
  await user.click(await screen.findByRole('button', { name: /^Open the piece for mia/ }))
  const link = await screen.findByRole('link', { name: 'Open the PDF' })
  expect(link.getAttribute('href')).toBe('/api/rehearsal/piece/51/document')
})

test('whom a customer’s piece is for stays hidden from people who may not see it', async () => {
  const hidden = {
    ...opened.piece,
    addressee: null,
    subject: null,
    can: { read: { ok: false, reason: 'rehearsal.no-names' } },
  }
  open({ ...latest, rehearsal: { ...rehearsal, sendings: [{ ...sending, pieces: [hidden] }] } })
  const shut = await screen.findByRole('button', { name: 'Open the piece for A customer' })
  await user.click(shut)
  expect(app.callsOf('rehearsals.openPiece')).toEqual([])
})

test('a rehearsal that is out of date says so', async () => {
  open({ ...latest, rehearsal: { ...rehearsal, isStale: true } })
  expect(await screen.findByText(/changed since it was rehearsed/)).toBeTruthy()
})

test('a rehearsal that failed says so, and shows nothing of it', async () => {
  const failed = { ...rehearsal, state: 'failed', failedFor: 'rehearsal.failed' }
  open({ ...latest, rehearsal: failed })
  expect(await screen.findByText('The rehearsal failed')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Timeline' })).toBeNull()
})

test('it is deleted after a question', async () => {
  app.on('rehearsals.remove', never)
  open(latest)
  await user.click(await screen.findByRole('button', { name: 'Delete this rehearsal' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  app.on('rehearsals.latest', never)
  await user.click(dialog.getByRole('button', { name: 'Delete this rehearsal' }))
  await waitFor(() => expect(screen.getByText('Not rehearsed yet')).toBeTruthy())
})

test('what cannot be loaded is tried again by a press', async () => {
  app.on('rehearsals.latest', problem(503, 'server.failed', 'Try again.'))
  app.start({ path: '/campaign/rehearsal/7' })
  expect(await screen.findByText('The rehearsal could not be loaded')).toBeTruthy()
})
