import { seedLists } from '@marquee/contract/seed-lists'
import type { SeedPerson } from '@marquee/rules/seed-lists'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { newQueryClient } from '../../api/index.ts'
import { answeringServer } from '../../api/testing/answering-server.ts'
import { UserStateProvider } from '../user-state/index.ts'
import { sampleUserState } from '../user-state/testing/sample-state.ts'
import { SeedPanel, type SeedPanelProps } from './seed-panel.tsx'

const server = answeringServer()
const reply = seedLists.list.example.reply
const [team] = reply.sampleRecipientLists

const ada: SeedPerson = {
  foreName: 'Ada',
  surName: 'Quill',
  email: 'ada.quill@seeds.example',
  address: team!.sampleRecipients[0]!.address,
}
const bo: SeedPerson = { ...ada, foreName: 'Bo', email: 'bo@seeds.example' }
const BOTH = { email: true, directMail: true }

let changes: { recipients: SeedPerson[]; listKey: number | null }[] = []

function Builder({ start, ...props }: { start: SeedPerson[] } & Partial<SeedPanelProps>) {
  const [value, setValue] = useState({ recipients: start, listKey: null as number | null })
  const change: SeedPanelProps['onChange'] = (recipients, listKey) => {
    changes.push({ recipients, listKey })
    setValue({ recipients, listKey })
  }
  return <SeedPanel channels={BOTH} {...value} {...props} onChange={change} />
}

beforeEach(() => {
  changes = []
  server.connect()
  server.on('seedLists.list', reply)
})

async function open(start: SeedPerson[] = [], props: Partial<SeedPanelProps> = {}) {
  render(
    <QueryClientProvider client={newQueryClient()}>
      <UserStateProvider value={sampleUserState}>
        <MemoryRouter>
          <Builder start={start} {...props} />
        </MemoryRouter>
      </UserStateProvider>
    </QueryClientProvider>,
  )
  await screen.findByText(/\(Limit \d+\)/)
}

const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const type = (name: RegExp, text: string) =>
  userEvent.type(screen.getByRole('textbox', { name }), text)
async function chooseTeam() {
  await userEvent.click(screen.getByRole('combobox', { name: 'Select Seed Recipient List' }))
  await userEvent.click(screen.getByRole('option', { name: 'Service team' }))
}

test('the panel names itself, leads to the lists, and tells what becomes of seeds of an enrollment [SEED-01, SEED-02, SEED-13]', async () => {
  await open([], { isAnnual: true })
  screen.getByRole('region', { name: 'Deployment Recipients - Seeds' })
  const link = screen.getByRole('link', { name: 'Manage Seed Recipient Lists' })
  expect(link.getAttribute('href')).toBe('/dealer-profile/seed-recipients')
  screen.getByText(/^Seeds will be copied to all seasonals/)
})

test('what becomes of seeds of an enrollment is told nowhere else [SEED-13]', async () => {
  await open()
  expect(screen.queryByText(/copied to all seasonals/)).toBeNull()
})

test('recipients stand in order, and go by their button [SEED-07, SEED-08]', async () => {
  await open([{ ...bo, surName: 'young' }, ada])
  expect(shown()).toEqual(['Ada Quill', 'Bo young'])
  const list = screen.getByRole('list', { name: 'Seed recipients' })
  await press('Delete Ada Quill')
  expect(changes.at(-1)?.recipients).toEqual([{ ...bo, surName: 'young' }])
  expect(document.activeElement).toBe(list)
})

describe('the dialog', () => {
  test('asks for what the channels need, and adds who was typed [SEED-04, SEED-20, SEED-21]', async () => {
    await open([], { channels: { email: true, directMail: false } })
    await press('Add Seed Recipient')
    expect(screen.queryByRole('textbox', { name: /Street/ })).toBeNull()
    await press('Save recipient')
    await waitFor(() => expect(screen.getAllByText('Required')).toHaveLength(3))
    await type(/First name/, ' Cy ')
    await type(/Last name/, 'Ames')
    await type(/Email/, 'cy@seeds.example')
    await press('Save recipient')
    await waitFor(() => expect(shown()).toEqual(['Cy Ames']))
    expect(changes).toMatchObject([{ recipients: [{ foreName: 'Cy' }], listKey: null }])
  })

  test('of direct mail asks for the address, line 2 not needed, and for no email [SEED-20, SEED-21]', async () => {
    await open([], { channels: { email: false, directMail: true } })
    await press('Add Seed Recipient')
    expect(screen.queryByRole('textbox', { name: /Email/ })).toBeNull()
    await press('Save recipient')
    await waitFor(() => expect(screen.getAllByText('Required')).toHaveLength(6))
  })

  test('tells that somebody is on the list already, and keeps what was typed [SEED-11]', async () => {
    await open([ada], { channels: { email: true, directMail: false } })
    await press('Add Seed Recipient')
    await type(/First name/, 'ADA')
    await type(/Last name/, 'quill')
    await type(/Email/, 'Ada.Quill@seeds.example')
    await press('Save recipient')
    const dialog = await screen.findByRole('alertdialog', { name: 'Duplicate Seed Recipient' })
    expect(dialog.textContent).toContain(
      'The recipient you are attempting to add already exists on this list.',
    )
    await userEvent.click(within(dialog).getByRole('button', { name: 'Okay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /First name/ }).value).toBe('ADA')
    expect(changes).toEqual([])
  })

  test('changes who is on the list [SEED-07]', async () => {
    await open([ada, bo])
    await press('Edit Bo Quill')
    await type(/First name/, 'b')
    await press('Save recipient')
    await waitFor(() => expect(shown()).toEqual(['Ada Quill', 'Bob Quill']))
  })
})

describe('a list', () => {
  test('that is chosen takes the place of nobody without a word [SEED-05, SEED-06]', async () => {
    await open()
    await chooseTeam()
    expect(changes).toEqual([{ recipients: [ada], listKey: team!.key }])
  })

  test('takes the place of those typed only after the question [SEED-06, SEED-10]', async () => {
    await open([bo])
    await chooseTeam()
    const dialog = await screen.findByRole('alertdialog', { name: 'Clear Seed Recipient List?' })
    expect(dialog.textContent).toContain('Clearing the seed recipient list cannot be undone.')
    expect(dialog.textContent).not.toContain('Would you like')
    await userEvent.click(within(dialog).getByRole('button', { name: 'No' }))
    expect(changes).toEqual([])
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await chooseTeam()
    await press('Yes')
    expect(changes).toEqual([{ recipients: [ada], listKey: team!.key }])
  })

  test('says when there is none [SEED-05]', async () => {
    server.on('seedLists.list', { ...reply, sampleRecipientLists: [] })
    await open()
    const selector = screen.getByRole('combobox', { name: 'No Seed Recipient Lists' })
    expect(selector.ariaDisabled).toBe('true')
  })

  test('is cleared after the question [SEED-10]', async () => {
    await open([ada, bo])
    await press('Clear List Below')
    await press('Yes')
    expect(changes).toEqual([{ recipients: [], listKey: null }])
    expect(screen.queryByRole('button', { name: 'Clear List Below' })).toBeNull()
  })
})

test('who lacks what the channels need is marked [SEED-21, SEED-28]', async () => {
  await open([{ ...ada, email: '' }, bo])
  expect(shown()).toEqual([
    'Ada QuillSomething is missing for the channels of this campaign.',
    'Bo Quill',
  ])
})

test('more than the limit is told in the colour of errors [SEED-16]', async () => {
  server.on('seedLists.list', { ...reply, limit: 1 })
  await open([ada, bo])
  screen.getByText('You have too many recipients selected. Please remove 1 recipients. (Limit 1).')
})

test('a panel that cannot be changed says why [SEED-07]', async () => {
  await open([ada], { reason: 'This campaign was submitted.' })
  for (const name of ['Add Seed Recipient', 'Clear List Below', 'Edit Ada Quill']) {
    expect(screen.getByRole('button', { name }).ariaDisabled).toBe('true')
  }
  await press('Delete Ada Quill')
  expect(changes).toEqual([])
})
