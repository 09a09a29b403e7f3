import { creatives } from '@marquee/contract/creatives'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { problem } from '../../../../api/testing/answering-server.ts'
import { user } from '../../../../app/testing/start-app.tsx'
import { authored, box, go, put, save, templateApp } from './testing/template-app.ts'

const template = { ...authored, status: 'INACTIVE' }
const { app, last, open } = templateApp(template)

describe('a creative that is made on the way', () => {
  test('stands in the step from which its author left, offered and with codes', async () => {
    const form = await open()
    await go('Steps')
    await user.click(form.getByRole('button', { name: 'Add step' }))
    await put(form, 'Name', 'Email')
    const make = form.getByRole('link', { name: 'New creative' })
    expect(make.getAttribute('href')).toBe('/admin/creative-templates/new?template=31&brand=HONDA')
    await user.click(make)
    await waitFor(() => expect(location.pathname).toBe('/admin/creative-templates/new'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    cleanup()
    const again = await open('/admin/campaign-templates/31?creative=12&name=Ice+email')
    await again.findByText(
      'Your template is as you left it, with the new creative added. Not saved yet.',
    )
    expect(again.queryByRole('button', { name: 'Discard it' })).toBeNull()
    const defaults = await again.findByRole('combobox', { name: 'Default coupons' })
    await waitFor(() => expect(document.activeElement).toBe(defaults))
    const own = within(again.getByRole('region', { name: 'Step 2: Email' }))
    expect(own.getByRole('checkbox', { name: 'Dealers may choose it' })).toHaveProperty(
      'checked',
      true,
    )
    expect(location.search).toBe('')
    app.on('templates.update', { ...template, version: 2 })
    await save(again)
    await waitFor(() => expect(app.callsOf('templates.update')).toHaveLength(1))
    expect(last('templates.update')?.body).toMatchObject({
      workflows: [
        {
          steps: [
            { name: 'Postcard' },
            {
              name: 'Email',
              creativeSelection: { filterItems: [{ name: 'Ice email', creativeTemplateKey: 12 }] },
            },
          ],
        },
      ],
      creativeTemplates: [{ stepNumber: 1 }, { stepNumber: 2, creativeTemplateKey: 12 }],
    })
  })

  test('moves to another step with what dealers choose from, and leaves by its button', async () => {
    const form = await open()
    await go('Steps')
    await user.click(form.getByRole('button', { name: 'Add step' }))
    await put(form, 'Name', 'Email')
    await user.click(form.getByRole('button', { name: /^Step 1: Postcard/ }))
    const first = within(form.getByRole('region', { name: 'Step 1: Postcard' }))
    const [creative] = within(first.getByRole('list', { name: 'Creatives' })).getAllByRole('button')
    if (creative) await user.click(creative)
    await user.click(first.getByRole('combobox', { name: 'Step' }))
    await user.click(await screen.findByRole('option', { name: 'Step 2: Email' }))
    const second = within(await form.findByRole('region', { name: 'Step 2: Email' }))
    app.on('templates.update', { ...template, version: 2 })
    second.getByRole('checkbox', { name: 'Dealers may choose it' })
    await user.click(second.getByRole('button', { name: /^Remove / }))
    await waitFor(() => expect(second.queryByRole('list', { name: 'Creatives' })).toBeNull())
    await save(form)
    await waitFor(() => expect(app.callsOf('templates.update')).toHaveLength(1))
    expect(last('templates.update')?.body).toMatchObject({
      workflows: [
        {
          steps: [
            { creativeSelection: { filterItems: [] } },
            { creativeSelection: { filterItems: [] } },
          ],
        },
      ],
      creativeTemplates: [],
    })
  })
})

describe('a creative that is added', () => {
  const [stored] = template.creativeTemplates
  const added = { ...creatives.search.example.reply.customCreativeTemplates[0], key: 13 }
  const { eventCode } = stored ?? { eventCode: '' }

  test('gets codes that no other template has, shows its coupons, and has the room that it needs for them [TPL-19, TPL-20]', async () => {
    app.on('creatives.search', {
      ...creatives.search.example.reply,
      customCreativeTemplates: [
        { ...added, name: 'Ice email', minAttachments: 1, maxAttachments: 2 },
      ],
    })
    app.on('templates.takenCodes', {
      creativeCodes: [`${eventCode}-2A`.toLowerCase()],
      letterCodes: [`L${eventCode}-2B`.toLowerCase()],
    })
    const form = await open()
    await go('Steps')
    await user.click(form.getByRole('button', { name: 'Add step' }))
    await user.click(form.getByRole('button', { name: 'Choose creatives…' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: /Ice email/ }))
    await user.click(dialog.getByRole('button', { name: 'Add creative' }))
    const defaults = await form.findByRole('combobox', { name: 'Default coupons' })
    await waitFor(() => expect(document.activeElement).toBe(defaults))
    expect(box(form, 'Creative Code').value).toBe(`${eventCode}-2C`)
    expect(box(form, 'Letter Code').value).toBe(`L${eventCode}-2C`)
    expect(form.getByRole('combobox', { name: 'Coupons on the piece' }).textContent).toBe('1')
  })

  test('says that a code is taken before it is saved, and offers the next free one [TPL-19]', async () => {
    const code = stored?.creativeCode ?? ''
    const taken = [code, `${code}-2`].map((one) => one.toLowerCase())
    app.on('templates.takenCodes', { creativeCodes: taken, letterCodes: [] })
    const form = await open()
    await go('Steps')
    await user.click(form.getByRole('button', { name: /^Step 1: Postcard/ }))
    const [item] = within(form.getByRole('list', { name: 'Creatives' })).getAllByRole('button')
    if (item) await user.click(item)
    await form.findByText(/^Another creative of the brand has this code already\./)
    await user.click(form.getByRole('button', { name: `Use ${code}-3` }))
    expect(box(form, 'Creative Code').value).toBe(`${code}-3`)
    expect(form.queryByText(/^Another creative of the brand/)).toBeNull()
  })
})

test('a step that is added shows no problem before it is left [TPL-08]', async () => {
  const form = await open()
  await go('Steps')
  await user.click(form.getByRole('button', { name: 'Add step' }))
  await user.click(form.getByRole('button', { name: 'Add step' }))
  const name = within(form.getByRole('region', { name: /^Step 3/ })).getByRole('textbox', {
    name: 'Name',
  })
  expect(form.queryByText('One thing to check')).toBeNull()
  expect(form.queryByText('Required')).toBeNull()
  await user.click(name)
  await user.tab()
  await form.findByText('Required')
})

test('creatives that could not be loaded are tried again, and it is said where none is left to choose [ERR-08]', async () => {
  app.on('creatives.search', problem(500, 'server.failed', 'It failed.'))
  const form = await open()
  await go('Steps')
  await user.click(form.getByRole('button', { name: /^Step 1: Postcard/ }))
  await user.click(form.getByRole('button', { name: 'Choose creatives…' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('The creatives could not be loaded')
  app.on('creatives.search', { ...creatives.search.example.reply, customCreativeTemplates: [] })
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  await dialog.findByText(/^The brand has no other active creative/)
})
