import { campaigns } from '@marquee/contract/campaigns'
import { coupons } from '@marquee/contract/coupons'
import { creatives } from '@marquee/contract/creatives'
import { marketProfiles } from '@marquee/contract/market-profiles'
import { screen } from '@testing-library/react'
import { beforeEach } from 'vitest'
import type { Heard } from '../../../../api/testing/answering-server.ts'
import { startedApp, type StartedApp } from '../../../../app/testing/start-app.tsx'
import type { Campaign, CampaignStep, Creative } from '../answers.ts'

export const known = campaigns.read.example.reply as unknown as Campaign
export const knownStep = known.workflows[0]?.steps[0] as CampaignStep
export const creative = creatives.read.example.reply as Creative
export const snow: Creative = { ...creative, key: 12, name: 'Snow', version: 6, fields: [] }

/** The example of the contract with other steps. */
export const withSteps = (steps: readonly Partial<CampaignStep>[], changed: object = {}) => ({
  ...known,
  ...changed,
  workflows: [{ key: 1, steps: steps.map((step) => ({ ...knownStep, ...step })) }],
})

/** What the server keeps: what is saved is what is read from then on. */
export function savingSteps(
  app: StartedApp,
  campaign: ReturnType<typeof withSteps>,
  taking: Promise<unknown> = Promise.resolve(),
) {
  let stored = campaign
  app.on('campaigns.read', () => stored)
  app.on('campaigns.updateStep', async ({ body }: Heard) => {
    await taking
    const sent = body as Partial<CampaignStep>
    const [workflow] = stored.workflows
    const steps = workflow?.steps.map((step) =>
      step.key === sent.key ? { ...step, ...sent, version: step.version + 1 } : step,
    )
    stored = { ...stored, workflows: [{ key: 1, steps: steps ?? [] }] }
    return stored
  })
}

/** What the server offers for each step. */
export const offering = (...customCreativeTemplates: Creative[]) => ({
  ...creatives.search.example.reply,
  customCreativeTemplates,
})

/** The product in front of a server that knows creatives, coupons and a dealer. */
export function startedBuilder(): StartedApp {
  const app = startedApp()
  beforeEach(() => {
    app.on('creatives.read', ({ path }: Heard) => (path.endsWith('/12') ? snow : creative))
    app.on('creatives.search', offering(creative, snow))
    app.on('coupons.list', coupons.list.example.reply)
    app.on('coupons.read', coupons.read.example.reply)
    app.on('orders.closeMailings', { withinDays: 14, closeMailings: [] })
    app.on('sendings.ofCampaign', { sendings: [], halts: [], daily: null })
    app.on('campaigns.calendar', { mailings: [], isMore: false, days: [] })
    app.on('marketProfiles.read', marketProfiles.read.example.reply)
  })
  return app
}

export async function openAt(app: StartedApp, place: string): Promise<void> {
  app.start({ path: `/campaign/builder/7/${place}` })
  await screen.findByRole('heading', { level: 1 })
}

export const lastStep = (app: StartedApp) =>
  app.callsOf('campaigns.updateStep').at(-1)?.body as CampaignStep | undefined

/** Where in the builder one is. */
export const placeNow = () =>
  `${window.location.pathname.replace('/campaign/builder/7/', '')}${window.location.search}`
