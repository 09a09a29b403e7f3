import { images } from '@marquee/contract/images'
import { marketProfiles } from '@marquee/contract/market-profiles'
import { imageReasons } from '@marquee/rules/images'
import { marketProfileReasons } from '@marquee/rules/market-profiles'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { problem } from '../../api/testing/answering-server.ts'
import { startedApp, user } from '../../app/testing/start-app.tsx'

const app = startedApp()
const profile = marketProfiles.read.example.reply
const [logo] = profile.logos
const { hash } = images.upload.example.reply

beforeEach(() => {
  app.on('images.upload', images.upload.example.reply)
  app.on('marketProfiles.handInLogo', profile)
})
afterEach(() => vi.unstubAllGlobals())

async function open(logos: object[] = profile.logos) {
  app.on('marketProfiles.read', { ...profile, logos })
  app.start({ path: '/dealer-profile' })
  return within(await screen.findByRole('region', { name: 'Logos' }))
}

const last = (operation: string) => app.callsOf(operation).at(-1)
const picture = (name = 'logo.png', size = 9) =>
  new File([new Uint8Array(size)], name, { type: 'image/png' })
const area = () => screen.getByRole('group', { name: 'Upload a logo' })
const input = () => screen.getByLabelText<HTMLInputElement>('Upload a logo', { selector: 'input' })

describe('handing in', () => {
  test('a picture is uploaded for this market, then handed in as its logo [PRF-07, CRE-17]', async () => {
    await open([])
    await user.upload(input(), picture())
    await screen.findByText(/^Logo uploaded\./)
    expect(last('images.upload')?.query).toMatchObject({ assetType: 'brand-logo', marketKey: '14' })
    expect(last('images.upload')?.file?.name).toBe('logo.png')
    expect(last('marketProfiles.handInLogo')).toMatchObject({
      path: '/market/14/profile/logo',
      body: { assetType: 'brand-logo', hash },
    })
  })

  test('a picture can be dropped as well [PRF-07]', async () => {
    await open([])
    fireEvent.drop(area(), { dataTransfer: { files: [picture('dropped.jpg')] } })
    await waitFor(() => expect(last('images.upload')?.file?.name).toBe('dropped.jpg'))
  })

  test.each([
    ['Less than 5MB', picture('logo.png', 5_242_881)],
    ['JPG or PNG format', picture('logo.gif')],
    ['At least 3in (or 900px) wide', picture('narrow.png')],
  ])(
    'what no picture may be is told before it is sent: %s [CRE-13, CRE-14, CRE-15, CRE-16]',
    async (message, file) => {
      // What the browser reads of the picture; jsdom reads none.
      vi.stubGlobal('createImageBitmap', async () => ({ width: 899, height: 20, close: () => {} }))
      await open([])
      fireEvent.drop(area(), { dataTransfer: { files: [file] } })
      const alert = await within(area()).findByText(`${file.name} was not uploaded`)
      within(alert.parentElement as HTMLElement).getByText(message)
      expect(app.callsOf('images.upload')).toEqual([])
    },
  )

  test('what the server finds in a picture is told in its words [CRE-16, ERR-22]', async () => {
    app.on('images.upload', problem(422, 'image.broken', imageReasons['image.broken']))
    await open([])
    await user.upload(input(), picture())
    await within(area()).findByText(imageReasons['image.broken'])
    expect(app.callsOf('marketProfiles.handInLogo')).toEqual([])
  })

  test('who may not hand in a logo reads why [PRF-08]', async () => {
    const can = { ...profile.can, uploadLogo: { ok: false, reason: 'access.denied' } }
    app.on('marketProfiles.read', { ...profile, can })
    app.start({ path: '/dealer-profile' })
    await screen.findByRole('region', { name: 'Logos' })
    expect(within(area()).getByRole('button').ariaDisabled).toBe('true')
    fireEvent.drop(area(), { dataTransfer: { files: [picture()] } })
    expect(app.callsOf('images.upload')).toEqual([])
  })
})

describe('the logos', () => {
  test('are shown on both grounds with their state, and one that came back with the reason [PRF-01, PRF-02]', async () => {
    const why = 'The lettering cannot be read.'
    const logos = await open([{ ...logo, status: 'REJECTED', reason: why }])
    logos.getByText('Rejected')
    logos.getByText(`Why: ${why}`)
    logos.getByText(/^Uploaded by Dana Whitfield, 01\/04\/2027/)
    logos.getByAltText('Logo of Lakeside Honda on a light ground')
    logos.getByAltText('Logo of Lakeside Honda on a dark ground')
    expect(logos.queryByRole('button', { name: 'Approve' })).toBeNull()
  })

  test('whose link has become too old are asked for anew, once [PRF-02]', async () => {
    const logos = await open()
    const before = app.callsOf('marketProfiles.read').length
    const picture = logos.getByAltText('Logo of Lakeside Honda on a light ground')
    fireEvent.error(picture)
    fireEvent.error(picture)
    await waitFor(() => expect(app.callsOf('marketProfiles.read')).toHaveLength(before + 1))
  })

  test('are approved by the picture that was looked at [PRF-02, PRF-05]', async () => {
    app.on('marketProfiles.approveLogo', profile)
    const logos = await open()
    await user.click(logos.getByRole('button', { name: 'Approve' }))
    await screen.findByText('Logo approved')
    expect(last('marketProfiles.approveLogo')).toMatchObject({
      path: '/market/14/profile/logo/approve',
      body: { assetType: 'brand-logo', hash },
    })
  })

  test('are rejected with a reason [PRF-02, PRF-06]', async () => {
    app.on('marketProfiles.rejectLogo', profile)
    const logos = await open()
    await user.click(logos.getByRole('button', { name: 'Reject' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Reject logo' }))
    await user.click(dialog.getByRole('button', { name: 'Reject logo' }))
    await dialog.findByText('Required')
    expect(app.callsOf('marketProfiles.rejectLogo')).toEqual([])
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), ' Too thin ')
    await user.click(dialog.getByRole('button', { name: 'Reject logo' }))
    await screen.findByText('Logo rejected')
    expect(last('marketProfiles.rejectLogo')?.body).toEqual({
      assetType: 'brand-logo',
      hash,
      reason: 'Too thin',
    })
  })

  test('of one’s own are decided by somebody else, as the buttons say [PRF-02]', async () => {
    const can = { decide: { ok: false, reason: 'logo.own-upload' } }
    const logos = await open([{ ...logo, can }])
    expect(logos.getByRole('button', { name: 'Approve' }).ariaDisabled).toBe('true')
    expect(logos.getAllByText(marketProfileReasons['logo.own-upload'])).toHaveLength(2)
  })

  test('that were decided meanwhile are looked at again [PRF-05]', async () => {
    const code = 'logo.changed-meanwhile'
    app.on('marketProfiles.approveLogo', problem(409, code, marketProfileReasons[code]))
    const logos = await open()
    app.on('marketProfiles.read', { ...profile, logos: [{ ...logo, status: 'APPROVED' }] })
    await user.click(logos.getByRole('button', { name: 'Approve' }))
    await logos.findByText('Approved')
  })
})
