import { creatives } from '@marquee/contract/creatives'
import { templateTexts } from '@marquee/rules/templates'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { user } from '../../../../app/testing/start-app.tsx'
import { authored, coupon, go, templateApp } from './testing/template-app.ts'

const template = { ...authored, status: 'INACTIVE' }
const { app, open } = templateApp(template)

const part = (name: string) => within(screen.getByRole('region', { name }))

describe('the review of a template', () => {
  test('shows who gets it by name, with how many dealers that is [TPL-09]', async () => {
    await open()
    await go('Review')
    const access = part('Who gets it')
    await access.findByText(/^Central Zone, /)
    await access.findByText('Offered to 43 dealers.')
    access.getByText('District, Dealer')
    await user.click(access.getByRole('button', { name: 'Change Who gets it' }))
    await screen.findByRole('heading', { level: 2, name: 'Who gets it' })
  })

  test('shows each step with its channel, its drawn piece, its variations and its coupons by name [TPL-03, CRE-01]', async () => {
    const found = creatives.search.example.reply
    app.on('creatives.search', found)
    app.on('coupons.read', { ...coupon, heading: 'Batteries' })
    await open()
    await go('Review')
    const steps = part('Steps')
    steps.getByText('Step 1: Postcard')
    steps.getByText(/^Sent by Email, Direct mail, /)
    await steps.findByRole('img')
    await steps.findByText('Variations: as designed, Road')
    expect((await steps.findAllByText('Batteries')).length).toBeGreaterThan(0)
    await user.click(steps.getByRole('button', { name: 'Change step 1' }))
    await screen.findByRole('heading', { level: 2, name: 'Steps' })
  })

  test('lists a default coupon that is retired, with the way to its field [TPL-07, TPL-08]', async () => {
    app.on('coupons.read', { ...coupon, status: 'RETIRED', heading: 'Batteries' })
    await open()
    await go('Review')
    await screen.findByText(new RegExp(`: ${templateTexts.couponRetired}$`))
    await user.click(screen.getByRole('button', { name: /default coupons/i }))
    await screen.findByRole('heading', { level: 2, name: 'Steps' })
  })

  test('has a part for each other pane, with the way to it', async () => {
    await open()
    for (const pane of ['Basics', 'Dates', 'Channels', 'Audience']) {
      await go('Review')
      await user.click(part(pane).getByRole('button', { name: `Change ${pane}` }))
      await screen.findByRole('heading', { level: 2, name: pane })
    }
    await go('Review')
    part('Audience').getByText('Service likelihood')
  })
})
