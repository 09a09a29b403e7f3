import { coupons } from '@marquee/contract/coupons'
import { creatives } from '@marquee/contract/creatives'
import { pieces } from '@marquee/contract/pieces'
import type { PreviewType } from '@marquee/rules/creatives'
import type { Recipient } from '@marquee/rules/pieces'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newQueryClient } from '../../api/index.ts'
import { answeringServer, problem, type Heard } from '../../api/testing/answering-server.ts'
import { NotificationsProvider } from '../../ui/notifications/index.ts'
import { UserStateProvider, type UserState } from '../user-state/index.ts'
import { sampleUserState } from '../user-state/testing/sample-state.ts'
import { CreativePreview } from './index.ts'
import type { CreativePreviewProps } from './preview-props.ts'

const server = answeringServer()
beforeEach(() => server.connect())
afterEach(() => void vi.useRealTimers())

const creative = creatives.read.example.reply
const as = (type: PreviewType): CreativePreviewProps['creative'] => ({
  ...creative,
  preview: { ...creative.preview, type },
})
const profile = { ...pieces.dealer.example.reply, logo: null }

const client = newQueryClient()
const around = (props: CreativePreviewProps, person: UserState = sampleUserState) => (
  <QueryClientProvider client={client}>
    <NotificationsProvider>
      <UserStateProvider value={person}>
        <CreativePreview {...props} />
      </UserStateProvider>
    </NotificationsProvider>
  </QueryClientProvider>
)
const shown = (props: CreativePreviewProps, person?: UserState) => render(around(props, person))
beforeEach(() => client.clear())
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const drawn = () => screen.findByRole('img')
const textsIn = (piece: Element) =>
  [...piece.querySelectorAll('text')].map(({ textContent }) => textContent).join(' ')

beforeEach(() => server.on('coupons.list', coupons.list.example.reply))

describe('a creative that is drawn', () => {
  test('shows its words as text and as nothing else, front and back [CRE-02]', async () => {
    const texts = { ...creative.texts, headline: '<script>x</script> {{firstName}} {{gone}}' }
    const { container } = shown({ creative: { ...creative, texts } })
    const front = await drawn()
    expect(front.ariaLabel).toMatch(/^Winter road check, Front, <script>/)
    expect(textsIn(front)).toContain('<script>x</script> Jordan {{gone}}')
    expect(container.querySelector('script')).toBeNull()
    await press('Back')
    expect(screen.getByRole('img').ariaLabel).toMatch(/^Winter road check, Back/)
    screen.getByText(/The dealer is a sample/)
    screen.getByText(/Jordan Sample and the 2023 Accord are samples, and no customer\./)
  })

  test('names the group of a metro campaign as its proof does [MTR-13]', async () => {
    const group = { name: 'Bay Dealers', webAddress: 'https://bay.example' }
    shown({ creative, composed: { group } })
    await drawn()
    await press('Back')
    expect(textsIn(screen.getByRole('img'))).toContain('Bay Dealers: bay.example')
  })

  test('is filled with as many coupons as are asked for, of those that it has layouts for [CRE-01, CRE-04]', async () => {
    const preview = {
      ...creative.preview,
      media: [1, 3].map((couponCount) => ({
        fulfillmentChannel: 'DIRECT_MAIL' as const,
        couponCount,
      })),
    }
    shown({ creative: { ...creative, preview } })
    await drawn()
    await press('Back')
    expect(textsIn(screen.getByRole('img'))).toContain('BRAKES')
    await userEvent.click(screen.getByRole('combobox', { name: 'Coupons on it' }))
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '1 coupon',
      '3 coupons',
    ])
    await userEvent.click(screen.getByRole('option', { name: '1 coupon' }))
    expect(textsIn(screen.getByRole('img'))).not.toContain('BRAKES')
  })

  test('shows the dealer that was chosen, and says so where that failed [CRE-02]', async () => {
    server.on('pieces.dealer', problem(500, 'server.failed', 'No.'))
    shown({ creative, marketKey: 14 })
    await screen.findByText(/so a sample is shown/)
    server.on('pieces.dealer', profile)
    await press('Try again')
    await screen.findByText('With the data of Lakeside Honda.')
    expect(textsIn(screen.getByRole('img'))).toMatch(/Lakeside\s*Honda/)
  })

  test('of a campaign has the dealer as the campaign was submitted with [CRE-02, ORD-03]', async () => {
    server.on('pieces.dealer', { ...profile, dealer: { ...profile.dealer, name: 'As ordered' } })
    shown({ creative, marketKey: 14, composed: { campaignKey: 7, couponKeys: [] } })
    await screen.findByText('With the data of As ordered.')
    const [call] = server.callsOf('pieces.dealer')
    expect(call?.query).toEqual({ marketKey: '14', campaignKey: '7' })
  })

  test('of a campaign is shown as one real customer after the other to those who may see them [CRE-02, LVL-12]', async () => {
    server.on('pieces.dealer', profile)
    server.on('pieces.email', { subject: 'Hello', preheader: '', html: '<html></html>', text: '' })
    const ada: Recipient = {
      firstName: 'Ada',
      lastName: 'Byron',
      vehicle: '2022 Civic',
      line1: '12 Main Street',
      city: 'Ann Arbor',
      state: 'MI',
      postalCode: '48104',
      mailDigits: null,
    }
    server.on('audience.recipient', ({ body }: Heard) => {
      const isFirst = (body as { position: number }).position === 0
      return { recipient: isFirst ? ada : null, hasMore: isFirst }
    })
    shown({ creative, marketKey: 14, composed: { campaignKey: 7, couponKeys: [] } })
    await drawn()
    expect(server.callsOf('audience.recipient')).toEqual([])
    await userEvent.click(screen.getByRole('combobox', { name: 'Show as' }))
    await userEvent.click(screen.getByRole('option', { name: 'As a real customer' }))
    await screen.findByText(/^Ada Byron is a real customer of this campaign\. That you looked is/)
    await press('Back')
    expect(textsIn(screen.getByRole('img'))).toMatch(/Ada Byron 12 Main Street Ann Arbor, MI/)
    await press('Email')
    await screen.findByTitle('Email: Hello')
    const reader = { firstName: 'Ada', lastName: 'Byron', vehicle: '2022 Civic' }
    expect(server.callsOf('pieces.email').at(-1)?.body).toMatchObject({ reader })
    await press('Next customer')
    await screen.findByText(/^No customer gets this piece yet\. Jordan Sample/)
    const read = server.callsOf('audience.recipient')
    expect(new Set(read.map(({ path }) => path))).toEqual(new Set(['/campaign/7/recipient']))
    // Of the dealer whose piece it is, and of those who get that side of it.
    expect(read.map(({ body }) => body)).toEqual([
      { position: 0, marketKey: 14, channel: 'DIRECT_MAIL' },
      { position: 0, marketKey: 14, channel: 'EMAIL' },
      { position: 1, marketKey: 14, channel: 'EMAIL' },
    ])
  })

  test('shows no real customer to those who may not search them, nor without a campaign [LVL-12]', async () => {
    server.on('pieces.dealer', profile)
    const { unmount } = shown({ creative, marketKey: 14 })
    await drawn()
    expect(screen.queryByRole('combobox', { name: 'Show as' })).toBeNull()
    unmount()
    const permissions = sampleUserState.permissions.filter((one) => one !== 'CAN_SEARCH_AUDIENCE')
    const props = { creative, marketKey: 14, composed: { campaignKey: 7, couponKeys: [] } }
    shown(props, { ...sampleUserState, permissions })
    await drawn()
    expect(screen.queryByRole('combobox', { name: 'Show as' })).toBeNull()
  })

  test('says what is missing where it has no design, or too many coupons [CRE-05]', async () => {
    shown({ creative: { ...creative, design: 'gone' } })
    await screen.findByText('This creative has no print design.')
    shown({ creative, coupons: Array.from({ length: 9 }, () => ({}) as never) })
    await screen.findByText('This design does not take that number of coupons.')
  })

  test('is proved, and shown as an email, by what the server makes of it [CRE-02]', async () => {
    server.on('pieces.proof', { url: '/api/piece/proof/a', findings: [] })
    server.on('pieces.email', { subject: 'Hello', preheader: '', html: '<html></html>', text: '' })
    shown({ creative, marketKey: 14, composed: { couponKeys: [3] } })
    server.on('pieces.dealer', profile)
    await drawn()
    await press('Make a PDF proof')
    const link = await screen.findByRole('link', { name: 'Open the PDF proof' })
    expect(link.getAttribute('href')).toBe('/api/piece/proof/a')
    expect(server.callsOf('pieces.proof')[0]?.body).toMatchObject({
      creativeTemplateKey: 11,
      marketKey: 14,
      couponKeys: [3],
    })
    await press('Email')
    await screen.findByTitle('Email: Hello')
  })

  test('is shown as its campaign sends it: by email alone nobody gets a postcard [CRE-02, GEN-06]', async () => {
    server.on('pieces.dealer', profile)
    server.on('pieces.email', { subject: 'Hello', preheader: '', html: '<html></html>', text: '' })
    const composed = { couponKeys: [3] }
    shown({ creative, marketKey: 14, composed, channels: ['EMAIL'] })
    await screen.findByTitle('Email: Hello')
    expect(screen.queryByRole('button', { name: 'Front' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Make a PDF proof' })).toBeNull()
  })

  test('that was never saved has no proof and no email yet [CRE-02]', async () => {
    shown({ creative: { ...creative, key: undefined }, isChanged: true })
    await drawn()
    expect(screen.getByText('Make a PDF proof').ariaDisabled).toBe('true')
    await press('Email')
    screen.getByText(/Save the creative to see the email with your own\.$/)
  })

  test('stands small as the email where that is all a campaign sends of it [CRE-02, GEN-06]', async () => {
    const html = '<html><body><p>Hello Ada</p></body></html>'
    server.on('pieces.email', { subject: 'Hello', preheader: '', html, text: '' })
    const composed = { couponKeys: [3] }
    const { container } = shown({
      creative,
      marketKey: 14,
      composed,
      channels: ['EMAIL'],
      size: 'small',
    })
    await waitFor(() => expect(container.querySelector('iframe')).not.toBeNull())
    expect(screen.queryByRole('img')).toBeNull()
    // Looked at only: neither its links nor its words are part of the screen.
    expect(container.querySelector('iframe')?.closest('[inert][aria-hidden="true"]')).not.toBeNull()
    expect(server.callsOf('pieces.email').at(-1)?.body).toEqual({
      creativeTemplateKey: 11,
      marketKey: 14,
      couponKeys: [3],
    })
  })

  test('for email only is its email, small and large, whatever its hidden design takes [CRE-02]', async () => {
    const html = '<html><body><p>Hello Ada</p></body></html>'
    server.on('pieces.email', { subject: 'Hello', preheader: '', html, text: '' })
    const alone = {
      ...creative,
      fulfillmentChannels: ['EMAIL' as const],
      design: 'coupon-sheet',
      emailDesign: 'email-coupon-sheet',
    }
    const large = shown({ creative: alone })
    await screen.findByTitle('Email: Hello')
    expect(large.container.querySelector('svg[role]')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Front' })).toBeNull()
    expect(screen.queryByText('Make a PDF proof')).toBeNull()
    large.unmount()
    const small = shown({ creative: alone, size: 'small' })
    await waitFor(() => expect(small.container.querySelector('iframe')).not.toBeNull())
    expect(small.container.querySelector('svg[role]')).toBeNull()
  })

  test('stands small in a list with its front alone [CRE-02]', async () => {
    shown({ creative, size: 'small' })
    await drawn()
    expect(screen.queryByRole('button')).toBeNull()
    expect(server.heard).toEqual([])
  })
})

describe('a creative with a stored picture', () => {
  test('shows it, and says when there is none or it is gone [CRE-02]', async () => {
    const { rerender } = shown({ creative: { ...as('STATIC'), photoUrl: '/photo' } })
    const picture = screen.getByRole('img', { name: 'Picture of Winter road check' })
    expect(picture.getAttribute('src')).toBe('/photo')
    fireEvent.error(picture)
    screen.getByText('The picture could not be loaded.')
    rerender(<CreativePreview creative={as('STATIC')} />)
    screen.getByText('No picture has been chosen yet.')
  })
})

describe('a creative that another server shows', () => {
  const external = { ...as('EXTERNAL_DYNAMIC'), previewUrl: 'https://previews.example/piece?a=b' }

  test('is framed so that it can reach nothing of ours [CRE-02]', () => {
    shown({ creative: external })
    const frame = screen.getByTitle('Preview of Winter road check, shown by another server')
    expect(frame.getAttribute('src')).toBe(external.previewUrl)
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts')
    screen.getByText('Waiting for the preview server')
    fireEvent.load(frame)
    expect(screen.queryByText('Waiting for the preview server')).toBeNull()
    screen.getByText(/^Shown by previews.example/)
  })

  test('is given up when the server does not answer, and tried again [CRE-02]', () => {
    vi.useFakeTimers()
    shown({ creative: external })
    act(() => void vi.advanceTimersByTime(9_999))
    screen.getByText('Waiting for the preview server')
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.queryByTitle(/^Preview of/)).toBeNull()
    screen.getByText('The preview server has not answered')
    fireEvent.click(screen.getByRole('button', { name: 'Load it again' }))
    screen.getByTitle(/^Preview of/)
  })

  test('is not shown from a host that is not allowed, and not framed in lists [CRE-02]', () => {
    const { rerender } = shown({ creative: { ...external, previewUrl: null } })
    screen.getByText(/not among those that this deployment allows/)
    rerender(<CreativePreview creative={external} size="small" />)
    screen.getByText('Shown by another server')
    expect(document.querySelector('iframe')).toBeNull()
  })
})

describe('a piece that a campaign holds', () => {
  const held = {
    couponKeys: [3],
    creativeVersion: 2,
    variationId: 'road',
    values: { gift: 'A wash' },
  }
  const texts = { ...creative.texts, headline: 'Spring: {{gift}}' }
  const field = { ...creative.fields[0], type: 'STRING' as const, name: 'gift', value: null }
  const filled = { ...creative, texts, fields: [field] } as CreativePreviewProps['creative']

  test('says what was filled into its fields, and is proved as it is held [CRE-09]', async () => {
    server.on('pieces.proof', { url: '/api/piece/proof/a', findings: [] })
    server.on('pieces.dealer', profile)
    shown({ creative: filled, marketKey: 14, composed: held })
    expect(textsIn(await drawn())).toContain('Spring: A wash')
    await press('Make a PDF proof')
    await screen.findByRole('link', { name: 'Open the PDF proof' })
    expect(server.callsOf('pieces.proof')[0]?.body).toEqual({
      creativeTemplateKey: 11,
      marketKey: 14,
      ...held,
    })
  })

  test('that has changed since is not what was proved [CRE-02]', async () => {
    server.on('pieces.proof', { url: '/api/piece/proof/a', findings: [] })
    server.on('pieces.dealer', profile)
    const props = { creative: filled, marketKey: 14, composed: held }
    const { rerender } = shown(props)
    await drawn()
    await press('Make a PDF proof')
    await screen.findByRole('link', { name: 'Open the PDF proof' })
    rerender(around({ ...props, composed: { ...held, values: { gift: 'Two' } } }))
    expect(screen.queryByRole('link', { name: 'Open the PDF proof' })).toBeNull()
  })

  test('says why it cannot be proved yet [CRE-02]', async () => {
    shown({ creative: filled, composed: held, noProof: 'Choose all coupons first.' })
    await drawn()
    expect(screen.getByRole('button', { name: 'Make a PDF proof' }).ariaDisabled).toBe('true')
    screen.getByText('Choose all coupons first.')
  })
})

test('a piece begins with its coupons where these are what one works on [CRE-02]', async () => {
  shown({ creative, showsCoupons: true })
  expect((await drawn()).ariaLabel).toMatch(/^Winter road check, Back/)
  await press('Front')
  expect(screen.getByRole('img').ariaLabel).toMatch(/^Winter road check, Front/)
})
