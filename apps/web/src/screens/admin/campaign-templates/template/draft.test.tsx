import { templates } from '@marquee/contract/templates'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { problem, type Heard } from '../../../../api/testing/answering-server.ts'
import { user } from '../../../../app/testing/start-app.tsx'
import * as form from './testing/template-app.ts'

const known = templates.read.example.reply
const template = { ...form.authored, status: 'ACTIVE', version: 4 }
const { app, last, open } = form.templateApp(template)
const example = templates.saveDraft.example.reply
const draft = {
  ...example,
  content: { ...example.content, name: 'Half written' },
  basedOn: 4,
  version: 2,
}
const DRAFT_CHANGED = 'campaign-template.draft-changed-meanwhile'

beforeEach(() => {
  app.on('templates.saveDraft', ({ body }: Heard) => ({
    ...draft,
    ...(body as object),
    version: 3,
  }))
})

const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const box = (name: string) => form.box(screen, name)
const put = (name: string, text: string) => form.put(screen, name, text)
const isBlocked = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'
const asks = async (name: string) => within(await screen.findByRole('alertdialog', { name }))

describe('of a template that is offered', () => {
  test('what is typed is saved as a draft, and dealers get nothing of it [TPL-08]', async () => {
    await open()
    expect([isBlocked('Save draft'), isBlocked('Publish…')]).toEqual([true, true])
    await put('Name', 'Half written')
    await press('Save draft')
    await screen.findByText(/^The draft was saved\. Dealers get the published version/)
    expect(last('templates.saveDraft')?.body).toMatchObject({
      content: { name: 'Half written' },
      basedOn: 4,
    })
    expect(app.callsOf('templates.update')).toEqual([])
    await screen.findByText(
      /^Draft of Ana Ruiz, .*\. Dealers get version 4 until it is published\.$/,
    )
    expect([isBlocked('Save draft'), isBlocked('Publish…')]).toEqual([true, false])
    await put('Name', 'Three quarters')
    await press('Save draft')
    await waitFor(() => expect(last('templates.saveDraft')?.body).toMatchObject({ version: 3 }))
  })

  test('a form that is open stays with what is typed when somebody else publishes meanwhile', async () => {
    app.on('templates.readDraft', { draft })
    app.on('templates.deactivate', template)
    await open()
    await put('Description', 'Typed on')
    // The version that the draft was begun with is not there yet.
    app.on('templates.read', ({ query }: Heard) =>
      query.version === '4' ? new Promise(() => undefined) : { ...template, version: 5 },
    )
    await press('Deactivate template')
    const question = await asks(`Deactivate ${known.name}?`)
    await user.click(question.getByRole('button', { name: 'Yes' }))
    await screen.findByText(/^Version 5\./)
    expect(box('Description').value).toBe('Typed on')
  })

  test('that is activated while its form is open, too [TPL-08]', async () => {
    app.on('templates.read', { ...template, status: 'INACTIVE' })
    app.on('templates.activate', template)
    await open()
    screen.getByRole('button', { name: 'Save template' })
    await press('Activate template')
    app.on('templates.read', template)
    await user.click((await asks(`Activate ${known.name}?`)).getByRole('button', { name: 'Yes' }))
    await screen.findByRole('button', { name: 'Save draft' })
    expect(screen.queryByRole('button', { name: 'Save template' })).toBeNull()
  })

  test('a draft may be incomplete, but keeps every letter: what is no number yet is asked for', async () => {
    await open()
    await put('Name', '')
    await put('Minimum order', 'about ten')
    await press('Save draft')
    await screen.findByText('A draft cannot keep this yet. Mend what is marked, then save it.')
    expect(app.callsOf('templates.saveDraft')).toEqual([])
    await put('Minimum order', '10')
    await press('Save draft')
    await waitFor(() =>
      expect(last('templates.saveDraft')?.body).toMatchObject({
        content: { name: '', minimumOrderValue: 1_000 },
      }),
    )
  })

  test('publishing says first what changes and for how many dealers [TPL-08]', async () => {
    app.on('templates.readDraft', { draft })
    app.on('templates.update', { ...template, name: 'Half written', version: 5 })
    await open()
    expect(box('Name').value).toBe('Half written')
    await press('Publish…')
    const question = await asks(`Publish version 5 of ${known.name}?`)
    question.getByText(`Name: Half written (before: ${known.name})`)
    await question.findByText('Offered to 43 dealers.')
    await user.click(question.getByRole('button', { name: 'Not yet' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(app.callsOf('templates.update')).toEqual([])
    app.on('templates.readDraft', { draft: null })
    await press('Publish…')
    const again = await asks(`Publish version 5 of ${known.name}?`)
    await user.click(again.getByRole('button', { name: 'Publish' }))
    await screen.findByText('Half written was published as version 5.')
    expect(last('templates.update')?.body).toMatchObject({
      key: 31,
      version: 4,
      draftVersion: 2,
      name: 'Half written',
    })
    await waitFor(() => expect(screen.queryByText(/^Draft of/)).toBeNull())
  })

  test('what cannot be published is not asked about, and its fields are marked', async () => {
    await open()
    await put('Name', '')
    await press('Publish…')
    await screen.findByText(/^Not saved: one thing is missing or wrong/)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('who gets it is no part of a draft: it stays to be published', async () => {
    await open()
    await user.click(screen.getByRole('button', { name: /^Who gets it/ }))
    await user.click(await screen.findByRole('checkbox', { name: /Dealer/ }))
    await screen.findByText('Who gets it is saved when you publish.')
    expect(isBlocked('Save draft')).toBe(true)
    app.on('templates.saveAccess', templates.saveAccess.example.reply)
    await press('Publish…')
    const question = await asks(`Change who gets ${known.name}?`)
    await user.click(question.getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(app.callsOf('templates.saveAccess')).toHaveLength(1))
    expect(app.callsOf('templates.update')).toEqual([])
  })
})

describe('a draft', () => {
  beforeEach(() => app.on('templates.readDraft', { draft }))

  test('is thrown away after a question', async () => {
    app.on('templates.discardDraft', { key: 31 })
    await open()
    await press('Throw draft away')
    const question = await asks('Throw the draft away?')
    app.on('templates.readDraft', { draft: null })
    await user.click(question.getByRole('button', { name: 'Throw draft away' }))
    await screen.findByText('The draft was thrown away.')
    expect(last('templates.discardDraft')?.query).toMatchObject({ version: '2' })
    await waitFor(() => expect(box('Name').value).toBe(known.name))
  })

  test('that another author saved meanwhile is joined with what was typed', async () => {
    await open()
    await put('Description', 'Mine')
    app.on('templates.saveDraft', problem(409, DRAFT_CHANGED, 'Changed.'))
    app.on('templates.readDraft', {
      draft: { ...draft, version: 3, content: { ...draft.content, name: 'Theirs' } },
    })
    await press('Save draft')
    await screen.findByText('Name: Theirs (before: Half written)')
    expect([box('Name').value, box('Description').value]).toEqual(['Theirs', 'Mine'])
    app.on('templates.saveDraft', { ...draft, version: 4 })
    await press('Save draft')
    await waitFor(() => expect(last('templates.saveDraft')?.body).toMatchObject({ version: 3 }))
  })

  test('that was begun with an older version is joined with what was published since', async () => {
    const before = { ...template, version: 3, description: 'Before' }
    const begun = { ...draft.content, description: 'Before' }
    app.on('templates.readDraft', { draft: { ...draft, basedOn: 3, content: begun } })
    app.on('templates.read', ({ query }: Heard) =>
      query.version === '3' ? before : { ...template, description: 'Since' },
    )
    await open()
    await screen.findByText(/^Version 4 was published since this draft was begun/)
    screen.getByText('Description: Since (before: Before)')
    expect([box('Name').value, box('Description').value]).toEqual(['Half written', 'Since'])
    await press('Save draft')
    await waitFor(() => expect(last('templates.saveDraft')?.body).toMatchObject({ basedOn: 4 }))
    await screen.findByText(/^The draft was saved/)
  })

  test('is not asked for by those who only read templates [LVL-12]', async () => {
    app.on('templates.read', {
      ...template,
      can: { ...known.can, change: { ok: false, reason: 'access.denied' } },
    })
    app.on('templates.readDraft', problem(403, 'access.denied', 'Not for you.'))
    await open()
    expect(screen.queryByText('Not for you.')).toBeNull()
    expect(box('Name').value).toBe(known.name)
  })
})
