import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  choosing,
  message,
  show,
  stopped,
  takenBack,
  trouble,
  type Actions,
  type OptOut,
} from './unsubscribe-page.ts'

const found: OptOut = {
  dealerName: 'Lakeside Honda',
  brandName: 'Honda',
  hierarchyId: 'HONDA',
  email: 'm•••@example.com',
  reach: null,
  mayTakeBack: false,
}

const actions = {
  stop: vi.fn<Actions['stop']>(),
  takeBack: vi.fn<Actions['takeBack']>(),
}

let page: HTMLElement
beforeEach(() => {
  vi.clearAllMocks()
  page = document.createElement('main')
  document.body.replaceChildren(page)
})
// Tests of other screens look at the same document.
afterEach(() => page.remove())

const text = () => page.textContent ?? ''
const labels = () => [...page.querySelectorAll('.choice')].map((one) => one.textContent)
const button = (name: string) =>
  [...page.querySelectorAll('button')].find((one) => one.textContent === name) as HTMLButtonElement
const ended = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('before anything is stopped', () => {
  const open = (some: Partial<OptOut> = {}) =>
    show(page, choosing({ ...found, ...some }, actions), { brand: 'HONDA', isFirst: true })

  test('the page says whose emails it is about and for whom, and calls nothing', () => {
    open()
    expect(page.querySelector('h1')?.textContent).toBe('Stop emails from Lakeside Honda?')
    expect(text()).toContain('This is about m•••@example.com.')
    expect(labels()).toEqual([
      'Emails from Lakeside Honda',
      'Emails from all Honda dealers',
      'Emails from every dealer who sends with Marquee',
    ])
    expect(document.title).toBe('Stop emails from Lakeside Honda?')
    expect([page.dataset['brand'], page.getAttribute('aria-busy')]).toEqual(['HONDA', 'false'])
    expect(document.activeElement).toBe(document.body)
    expect(actions.stop).not.toHaveBeenCalled()
  })

  test('one press stops the emails of the dealer, without a reason unless one is chosen', async () => {
    open()
    button('Unsubscribe').click()
    await ended()
    expect(actions.stop.mock.calls).toEqual([['DEALER', undefined]])
  })

  test('what is chosen is what is sent', async () => {
    open()
    page.querySelector<HTMLInputElement>('[value=ALL]')?.click()
    const select = page.querySelector('select') as HTMLSelectElement
    select.value = 'NEVER_SIGNED_UP'
    button('Unsubscribe').click()
    await ended()
    expect(actions.stop.mock.calls).toEqual([['ALL', 'NEVER_SIGNED_UP']])
  })

  test('a second press before the answer sends nothing', async () => {
    open()
    actions.stop.mockReturnValueOnce(new Promise(() => {}))
    button('Unsubscribe').click()
    button('Unsubscribe').click()
    await ended()
    expect(actions.stop).toHaveBeenCalledOnce()
  })

  test('a call that fails says so, and leaves what was chosen', async () => {
    open()
    actions.stop.mockRejectedValueOnce(new Error('Marquee cannot be reached.'))
    page.querySelector<HTMLInputElement>('[value=BRAND]')?.click()
    button('Unsubscribe').click()
    await ended()
    expect(page.querySelector('[role=alert]')?.textContent).toBe(
      'Nothing was changed. Marquee cannot be reached.',
    )
    button('Unsubscribe').click()
    await ended()
    expect(actions.stop.mock.calls.at(-1)).toEqual(['BRAND', undefined])
    expect(page.querySelector('[role=alert]')).toBeNull()
  })

  test('an address that is no longer known is not named, and a dealer without a brand has no others', () => {
    open({ email: null, brandName: null })
    expect(text()).toContain('the address that the email was sent to')
    expect(labels()).toHaveLength(2)
  })
})

describe('once emails are stopped', () => {
  const done: OptOut = { ...found, reach: 'DEALER', mayTakeBack: true }

  test('the page says so first, from when on, and takes the focus there', () => {
    show(page, stopped(done, actions))
    expect(document.activeElement?.textContent).toBe('You are unsubscribed')
    expect(text()).toContain(
      'm•••@example.com will get no more marketing emails from Lakeside Honda, starting with the next message.',
    )
  })

  test('a slip is taken back with one press', async () => {
    show(page, stopped(done, actions))
    button('Keep getting these emails').click()
    await ended()
    expect(actions.takeBack).toHaveBeenCalledOnce()
    show(page, takenBack(found))
    expect(document.activeElement?.textContent).toBe('You are subscribed again')
    expect(text()).toContain('m•••@example.com will get emails from Lakeside Honda as before.')
  })

  test('what was stopped long ago has no button that takes it back', () => {
    show(page, stopped({ ...done, mayTakeBack: false }, actions))
    expect(button('Keep getting these emails')).toBeUndefined()
  })

  test('only what is not stopped yet is offered', async () => {
    show(page, stopped(done, actions))
    expect(labels()).toEqual([
      'Emails from all Honda dealers',
      'Emails from every dealer who sends with Marquee',
    ])
    button('Unsubscribe').click()
    await ended()
    expect(actions.stop.mock.calls).toEqual([['BRAND', undefined]])
    show(page, stopped({ ...done, reach: 'BRAND' }, actions))
    expect(text()).toContain('from any Honda dealer')
    expect(labels()).toHaveLength(1)
    show(page, stopped({ ...done, reach: 'ALL', email: null }, actions))
    expect(text()).toContain('You will get no more marketing emails from any dealer who sends')
    expect(page.querySelector('form')).toBeNull()
  })
})

test('what a name holds is text', () => {
  const dealerName = '<img src=x onerror=alert(1)>'
  show(page, choosing({ ...found, dealerName }, actions))
  expect(text()).toContain(dealerName)
  expect(page.querySelectorAll('img, script')).toHaveLength(0)
})

test('a link that is not known, and a server that is away, are said with what to do', () => {
  show(page, message('This link does not work', 'Reply to the email.'))
  expect(page.querySelector('h1')?.textContent).toBe('This link does not work')
  const again = vi.fn<() => void>()
  show(page, trouble('Marquee cannot be reached.', again))
  button('Try again').click()
  expect(again).toHaveBeenCalledOnce()
})
