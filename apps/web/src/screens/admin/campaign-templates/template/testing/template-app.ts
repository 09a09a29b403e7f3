import { coupons } from '@marquee/contract/coupons'
import { creatives } from '@marquee/contract/creatives'
import { markets } from '@marquee/contract/markets'
import { templates } from '@marquee/contract/templates'
import { screen, within } from '@testing-library/react'
import { beforeEach } from 'vitest'
import { startedApp, user } from '../../../../../app/testing/start-app.tsx'
import { adminState } from '../../../../../app/testing/states.ts'

const example = templates.read.example.reply

/** A template that its author may change. */
export const authored = {
  ...example,
  can: { ...example.can, change: { ok: true }, activate: { ok: true } },
}

export const coupon = { ...coupons.list.example.reply.coupons[0], scope: 'GLOBAL', key: 21 }

/** The app around the form of a template, with all that the form loads. */
export function templateApp(template: { status: string }) {
  const app = startedApp()
  beforeEach(() => {
    sessionStorage.clear()
    app.on('templates.read', template)
    app.on('templates.readAccess', templates.readAccess.example.reply)
    app.on('templates.readDraft', { draft: null })
    app.on('templates.takenCodes', { creativeCodes: [], letterCodes: [] })
    app.on('templates.accessMatrix', templates.accessMatrix.example.reply)
    app.on('templates.countDealers', templates.countDealers.example.reply)
    app.on('markets.search', markets.search.example.reply)
    app.on('creatives.search', creatives.search.example.reply)
    app.on('coupons.list', { ...coupons.list.example.reply, coupons: [coupon] })
    app.on('coupons.read', coupon)
  })
  const last = (operation: string) => app.callsOf(operation).at(-1)
  const open = async (path = '/admin/campaign-templates/31') => {
    app.start({ path, state: adminState })
    return within(await screen.findByRole('form', { name: 'Campaign template' }))
  }
  return { app, last, open }
}

type Form = Pick<typeof screen, 'getByRole'>

export const box = (form: Form, name: string) =>
  form.getByRole<HTMLInputElement>('textbox', { name })

/** The parts beside the shown one. */
export const rail = () => within(screen.getByRole('navigation', { name: 'Parts of the template' }))

export const go = (pane: string) =>
  user.click(rail().getByRole('button', { name: new RegExp(`^${pane}`) }))

export const save = (form: Form) => user.click(form.getByRole('button', { name: 'Save template' }))

export async function put(form: Form, name: string, text: string) {
  await user.clear(box(form, name))
  await user.click(box(form, name))
  await user.paste(text)
}
