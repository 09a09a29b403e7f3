import { campaigns } from '@marquee/contract/campaigns'
import { seedLists } from '@marquee/contract/seed-lists'
import { templates } from '@marquee/contract/templates'
import { screen, within, type BoundFunctions, type queries } from '@testing-library/react'
import { beforeEach } from 'vitest'
import { startedApp, user, type StartedApp } from '../../../../../app/testing/start-app.tsx'

export const known = campaigns.read.example.reply
export const yes = { ok: true }

/** Days of March 2027 on which each channel can be mailed. */
const days = (...dates: number[]) => dates.map((date) => `2027-03-${String(date).padStart(2, '0')}`)
const selectableDates = {
  ...templates.selectableDates.example.reply,
  selectableDates: { EMAIL: days(4, 5, 15, 16, 17), DIRECT_MAIL: days(15, 16, 17) },
}

export type Details = BoundFunctions<typeof queries>

interface OpenedDetails {
  app: StartedApp
  /** Opens the details of the contract's example, with these differences. */
  open: (changed?: object, template?: object) => Promise<Details>
}

/** The builder in front of a server that knows one campaign, its days and its seeds. */
export function openedDetails(starting: Parameters<StartedApp['start']>[0] = {}): OpenedDetails {
  const app = startedApp()
  beforeEach(() => {
    app.on('templates.selectableDates', selectableDates)
    app.on('seedLists.list', seedLists.list.example.reply)
    app.on('campaigns.validateName', { errorReason: null })
    app.on('campaigns.validateMetroName', { errorReason: null })
  })
  return {
    app,
    open: async (changed = {}, template = {}) => {
      const campaign = { ...known, ...changed, template: { ...known.template, ...template } }
      app.on('campaigns.read', campaign)
      app.start({ path: '/campaign/builder/7/details', ...starting })
      const form = await screen.findByRole('form', { name: 'Campaign details' })
      // Until the days are there, there is nothing to choose from.
      await within(form).findAllByRole('textbox', { name: /^(First Wave|Mail Date)/ })
      return within(form)
    },
  }
}

export const nameBox = (form: Details) =>
  form.getByRole<HTMLInputElement>('textbox', { name: 'Enter Campaign Name' })

export const box = (form: Details, label: string) =>
  form.getByRole<HTMLInputElement>('checkbox', { name: label })

export const saveDraft = (form: Details) =>
  user.click(form.getByRole('button', { name: 'Save draft' }))

export const goOn = (form: Details) =>
  user.click(form.getByRole('button', { name: 'Save and continue' }))

export async function retype(field: HTMLInputElement, text: string): Promise<void> {
  await user.clear(field)
  await user.type(field, text)
}
