import { templates } from '@marquee/contract/templates'
import { templateReasons, templateTexts } from '@marquee/rules/templates'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { problem, type Heard } from '../../../../api/testing/answering-server.ts'
import { user } from '../../../../app/testing/start-app.tsx'
import { adminState } from '../../../../app/testing/states.ts'
import { authored, box, coupon, go, put, rail, save, templateApp } from './testing/template-app.ts'

const template = { ...authored, status: 'INACTIVE' }
const { app, last, open } = templateApp(template)

describe('a new template', () => {
  const path = '/admin/create-campaign-template'

  test('that is empty is not sent: the first thing that is missing is gone to, all are reviewed [TPL-08]', async () => {
    const form = await open(path)
    await save(form)
    await form.findByText('Not saved: 3 things are missing or wrong.')
    await waitFor(() => expect(document.activeElement).toBe(box(form, 'Name')))
    expect(rail().getByRole('button', { name: /^Basics/ }).textContent).toContain('Has problems')
    await user.click(form.getByRole('button', { name: 'See all of them' }))
    await user.click(await form.findByRole('button', { name: 'Ways of sending' }))
    await form.findByRole('group', { name: 'Ways of sending' })
    await waitFor(() =>
      expect(document.activeElement).toBe(form.getByRole('checkbox', { name: 'Email' })),
    )
    expect(app.callsOf('templates.create')).toEqual([])
  })

  test('is written pane by pane and sent as a whole [TPL-03, TPL-05, TPL-08, CHN-02]', async () => {
    app.on('templates.create', { ...template, key: 40, name: 'Spring' })
    const form = await open(path)
    await user.type(box(form, 'Name'), ' Spring ')
    await go('Channels')
    await user.click(form.getByRole('checkbox', { name: 'Email' }))
    await user.type(box(form, 'Email'), '.0425')
    await go('Steps')
    await user.click(form.getByRole('button', { name: 'Add step' }))
    await user.type(box(form, 'Name'), 'First email')
    await go('Review')
    form.getByText('To be done before it is offered')
    form.getByText(new RegExp(templateTexts.creativeMissing))
    await go('Steps')
    await user.click(form.getByRole('button', { name: /^Step 1: First email/ }))
    await user.click(form.getByRole('button', { name: 'Choose creatives…' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: /^Winter road check/ }))
    await user.click(dialog.getByRole('button', { name: 'Add creative' }))
    // Codes are suggested, and may be changed.
    expect(box(form, 'Event Code').value).toMatch(/^S\d\d$/)
    await user.type(box(form, 'Creative Code'), '-X')
    await go('Who gets it')
    await form.findByText('Nobody gets it until you choose.')
    await go('Review')
    form.getByText(new RegExp(templateTexts.accessMissing))
    await go('Who gets it')
    await user.click(await form.findByRole('radio', { name: 'Every market of Honda' }))
    await form.findByText('Offered to 43 dealers.')
    await go('Review')
    form.getByText(/Nothing is missing/)
    await save(form)
    await screen.findByText('Spring was created. It is not offered until you activate it.')
    expect(last('templates.create')?.body).toMatchObject({
      hierarchyId: 'HONDA',
      access: {
        isOpenToBrand: true,
        marketKeys: [],
        marketGroupKeys: [],
        levels: ['NATIONAL', 'ZONE', 'DISTRICT', 'DEALER'],
      },
      name: 'Spring',
      category: 'ON_DEMAND',
      priceBook: { prices: [{ option: 'EMAIL', pricePerPiece: 425 }] },
      workflows: [
        {
          steps: [
            {
              number: 1,
              name: 'First email',
              daysAfterStart: 0,
              creativeSelection: { filterItems: [{ creativeTemplateKey: 11 }] },
            },
          ],
        },
      ],
      creativeTemplates: [
        { creativeTemplateKey: 11, stepNumber: 1, creativeCode: expect.stringMatching(/-X$/) },
      ],
    })
    await waitFor(() => expect(location.pathname).toBe('/admin/campaign-templates/40'))
  })
})

test('the part of coupons says where those of a piece are chosen', async () => {
  app.on('templates.read', { ...template, attachments: [] })
  const form = await open()
  await go('Coupons')
  form.getByText('Coupons of each piece are chosen at its creative, under Steps.')
  await user.click(form.getByRole('button', { name: 'Go to Steps' }))
  await user.click(form.getByRole('button', { name: /^Step 1: Postcard/ }))
  // Before one leaves for a new creative, it is said that one comes back.
  form.getByRole('link', { name: 'New creative' })
  form.getByText('You come back here; nothing is lost.')
})

test('the hint of an empty description says where dealers read it', async () => {
  app.on('templates.read', { ...template, description: '' })
  const form = await open()
  expect(box(form, 'Description').value).toBe('')
  form.getByText(/^Read below the name in the catalog: /)
})

describe('who gets it', () => {
  const choose = async () => {
    const form = await open()
    await go('Who gets it')
    await user.click(await form.findByRole('radio', { name: 'Every market of Honda' }))
    return form
  }

  test('is saved without a new version when nothing else has changed [TPL-09]', async () => {
    app.on('templates.saveAccess', templates.saveAccess.example.reply)
    const form = await choose()
    await save(form)
    await screen.findByText(/^Who gets .* was saved\.$/)
    expect(last('templates.saveAccess')).toMatchObject({
      path: '/campaign-template/31/access',
      body: { isOpenToBrand: true, marketKeys: [], marketGroupKeys: [], version: 1 },
    })
    expect(app.callsOf('templates.update')).toEqual([])
  })

  test('is saved with what is written, and one sentence says so when both are [TPL-09]', async () => {
    let answer = (_: unknown) => {}
    app.on('templates.update', { ...template, name: 'Ice', version: 2 })
    app.on('templates.saveAccess', () => new Promise((resolve) => (answer = resolve)))
    const form = await choose()
    await go('Basics')
    await put(form, 'Name', 'Ice')
    await save(form)
    await form.findByText('Saving who gets it…')
    expect(screen.queryByText(/was saved as version/)).toBeNull()
    expect(form.queryByText('Not saved yet')).toBeNull()
    await waitFor(() => expect(app.callsOf('templates.saveAccess')).toHaveLength(1))
    answer(templates.saveAccess.example.reply)
    await screen.findByText('Ice was saved as version 2, and so was who gets it.')
    form.getByText(/^Saved 0/)
  })

  test('is saved after what is written; when only the choice is refused, it alone stays to be saved [TPL-09]', async () => {
    const code = 'campaign-template.group-unknown'
    app.on('templates.update', { ...template, name: 'Ice', version: 2 })
    app.on('templates.saveAccess', problem(422, code, templateReasons[code]))
    const form = await choose()
    await go('Basics')
    await put(form, 'Name', 'Ice')
    await save(form)
    await form.findByText(`Version 2 was saved, but not who gets it: ${templateReasons[code]}`)
    form.getByText('Not saved yet')
    app.on('templates.saveAccess', templates.saveAccess.example.reply)
    await save(form)
    await screen.findByText(/^Who gets .* was saved\.$/)
    expect(app.callsOf('templates.update')).toHaveLength(1)
  })

  test('is saved before the template is activated: what is only on the screen would not be offered [TPL-08, TPL-09]', async () => {
    app.on('templates.read', { ...template, status: 'INACTIVE' })
    await choose()
    const button = await screen.findByRole('button', {
      name: 'Activate template',
      description: 'Save it first: what you changed would not be offered.',
    })
    await user.click(button)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('is missed at the button, without a question, as long as nobody gets it [TPL-08, TPL-09]', async () => {
    const reason = 'campaign-template.nobody-gets-it'
    const activate = { ok: false, reason }
    app.on('templates.read', { ...template, can: { ...template.can, activate } })
    await open()
    const button = screen.getByRole('button', {
      name: 'Activate template',
      description: templateReasons[reason],
    })
    await user.click(button)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('is said and asked before the template is activated [TPL-08, TPL-09]', async () => {
    app.on('templates.read', { ...template, status: 'INACTIVE' })
    app.on('templates.activate', template)
    await open()
    await user.click(screen.getByRole('button', { name: 'Activate template' }))
    const question = within(await screen.findByRole('alertdialog'))
    await question.findByText(
      /^It is offered to 43 dealers: Central Zone, those of one market group\./,
    )
    expect(app.callsOf('templates.activate')).toEqual([])
    await user.click(question.getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(app.callsOf('templates.activate')).toHaveLength(1))
  })
})

describe('saving', () => {
  test('has the models to choose from, and beside them another text that is stored [TPL-03]', async () => {
    const stored = { ...template, analyticalModel: 'gut-feeling' }
    app.on('templates.read', stored)
    app.on('templates.update', { ...stored, version: 2 })
    const form = await open()
    await go('Audience')
    const model = form.getByRole('combobox', { name: 'Analytical model' })
    expect(model.textContent).toBe('gut-feeling (not known: it ranks nobody)')
    await user.click(model)
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'None',
      'Service likelihood',
      'Purchase likelihood',
      'gut-feeling (not known: it ranks nobody)',
    ])
    await user.click(screen.getByRole('option', { name: 'Purchase likelihood' }))
    await save(form)
    await waitFor(() =>
      expect(last('templates.update')?.body).toMatchObject({
        analyticalModel: 'purchase-likelihood',
      }),
    )
  })

  test('sends the version that was read, and tells the new one', async () => {
    app.on('templates.update', { ...template, name: 'Ice', version: 2 })
    const form = await open()
    screen.getByText('Version 1. Campaigns keep the version that they began with.')
    await put(form, 'Name', 'Ice')
    form.getByText('Not saved yet')
    app.on('templates.read', { ...template, name: 'Ice', version: 2 })
    await save(form)
    await screen.findByText('Ice was saved as version 2.')
    expect(last('templates.update')?.body).toMatchObject({ key: 31, version: 1, name: 'Ice' })
    await screen.findByText('Version 2. Campaigns keep the version that they began with.')
    form.getByText(/^Saved 0/)
  })

  test('what the server finds wrong is told at its field on its pane, with the first one in focus [TPL-19, ERR-22]', async () => {
    const fields = { 'body.creativeTemplates.0.creativeCode': 'Invalid Creative Code' }
    app.on('templates.update', problem(400, 'request.invalid', 'Some fields.', { fields }))
    const form = await open()
    await put(form, 'Name', 'Ice')
    await save(form)
    const code = await form.findByRole('textbox', { name: 'Creative Code' })
    await waitFor(() => expect(document.activeElement).toBe(code))
    form.getByText('Invalid Creative Code')
    expect(rail().getByRole('button', { name: /^Steps/ }).textContent).toContain('Has problems')
    form.getByRole('button', { name: /^Step 1: Postcard.*One thing to check/ })
  })

  test('when somebody else was faster the typing stays, and what they saved is told', async () => {
    const code = 'campaign-template.changed-meanwhile'
    app.on('templates.update', problem(409, code, templateReasons[code]))
    const form = await open()
    await put(form, 'Name', 'Mine')
    const theirs = { ...template, version: 5, description: 'Theirs', distanceFilteringMax: 30 }
    app.on('templates.read', theirs)
    await save(form)
    await form.findByText(`Description: Theirs (before: ${template.description})`)
    form.getByText(/^Greatest distance: 30 /)
    await screen.findByText('Version 5. Campaigns keep the version that they began with.')
    expect(box(form, 'Name').value).toBe('Mine')
    expect(box(form, 'Description').value).toBe('Theirs')
    app.on('templates.update', { ...theirs, name: 'Mine', version: 6 })
    await save(form)
    await screen.findByText('Mine was saved as version 6.')
    expect(last('templates.update')?.body).toMatchObject({ version: 5, name: 'Mine' })
  })
})

describe('steps', () => {
  test('change places by a button that keeps the focus, are added, and are asked about before they go [UI-08]', async () => {
    const form = await open()
    await go('Steps')
    await user.click(form.getByRole('button', { name: 'Add step' }))
    await put(form, 'Name', 'Email')
    await user.click(form.getByRole('button', { name: 'Move Step 2: Email up' }))
    const up = await form.findByRole('button', { name: 'Move Step 1: Email up' })
    await waitFor(() => expect(document.activeElement).toBe(up))
    form.getByText('Step 1: Email is now number 1 of 2.')
    await user.click(form.getByRole('button', { name: 'Remove Step 2: Postcard' }))
    const warning = within(await screen.findByRole('alertdialog'))
    warning.getByText(/^Its creative goes with it/)
    await user.click(warning.getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(form.queryByText('Step 2: Postcard')).toBeNull())
    await save(form)
    await waitFor(() => expect(app.callsOf('templates.update')).toHaveLength(1))
    expect(last('templates.update')?.body).toMatchObject({
      workflows: [{ steps: [{ number: 1, name: 'Email' }] }],
      creativeTemplates: [],
    })
  })

  test('a field of a step is tried out as dealers will see it [FRM-16, FRM-17, CRE-10]', async () => {
    const form = await open()
    await go('Steps')
    await user.click(form.getByRole('button', { name: /^Step 1: Postcard/ }))
    await user.click(form.getByRole('button', { name: /^Mileage/ }))
    const preview = within(form.getByRole('group', { name: 'This is how dealers see it' }))
    await put(preview, 'Mileage', '900')
    preview.getByText('Mileage must be an integer between 1000 and 150000')
  })
})

describe('what is typed', () => {
  test('is still there after the way to the coupon editor, with the coupon that was made [CPN-15, CPN-16, TPL-07]', async () => {
    const form = await open()
    await put(form, 'Name', 'Ice')
    await go('Coupons')
    const [create] = form.getAllByRole('link', { name: 'New coupon' })
    expect(create?.getAttribute('href')).toBe(
      '/campaign/coupon-library/new?route=TEMPLATE_TO_EDIT_COUPON&template=31&brand=HONDA',
    )
    if (create) await user.click(create)
    await waitFor(() => expect(location.pathname).toBe('/campaign/coupon-library/new'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    cleanup()
    app.on('coupons.read', ({ path: requestedPath }: Heard) =>
      requestedPath === '/coupon/44' ? { ...coupon, key: 44, heading: 'Ice scraper' } : coupon,
    )
    const again = await open('/admin/campaign-templates/31?coupon=44')
    again.getByText('Your template is as you left it, with the coupon added. Not saved yet.')
    const paragraph = await again.findByRole<HTMLInputElement>('combobox', {
      name: 'Coupon Template Paragraph',
    })
    await waitFor(() => expect(paragraph.value).toBe('Ice scraper'))
    // As it is printed, to know it by more than its name.
    await again.findByRole('img', { name: /^Coupon: Ice scraper/ })
    expect(location.search).toBe('')
    await go('Basics')
    expect(box(again, 'Name').value).toBe('Ice')
  })

  test('is kept when the page is loaded anew, until it is taken back', async () => {
    const form = await open()
    await put(form, 'Name', 'Ice')
    await waitFor(() => expect(sessionStorage.length).toBe(1))
    cleanup()
    const again = await open()
    await waitFor(() => expect(box(again, 'Name').value).toBe('Ice'))
    again.getByText('What you typed earlier was restored. It is not saved yet.')
    await user.click(again.getByRole('button', { name: 'Discard it' }))
    expect(box(again, 'Name').value).toBe('Winter road check')
    expect(again.queryByText(/restored/)).toBeNull()
    await waitFor(() => expect(sessionStorage.length).toBe(0))
  })

  test('is asked about before it is left behind [UI-08]', async () => {
    app.showShell()
    const form = await open()
    await put(form, 'Name', 'Ice')
    await go('Who gets it')
    await user.click(await form.findByRole('radio', { name: 'Every market of Honda' }))
    await user.click(screen.getByRole('link', { name: 'Home' }))
    const question = within(await screen.findByRole('alertdialog'))
    // Of eight parts, those that would be lost.
    question.getByText('What you typed in Basics and Who gets it is not saved and will be lost.')
    await user.click(question.getByRole('button', { name: 'Yes' }))
    await screen.findByRole('heading', { level: 1, name: 'Honda National' })
    expect(sessionStorage.length).toBe(0)
  })
})

test('a template that could not be loaded can be tried again', async () => {
  app.on('templates.read', problem(500, 'server.failed', 'It failed.'))
  app.start({ path: '/admin/campaign-templates/31', state: adminState })
  await screen.findByText('The template could not be loaded')
  app.on('templates.read', template)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: 'Winter road check' })
})
