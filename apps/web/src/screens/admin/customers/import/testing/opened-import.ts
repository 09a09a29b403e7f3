import { customers } from '@marquee/contract/customers'
import { markets } from '@marquee/contract/markets'
import { screen } from '@testing-library/react'
import { beforeEach } from 'vitest'
import { startedApp } from '../../../../../app/testing/start-app.tsx'
import { adminState } from '../../../../../app/testing/states.ts'
import { outcomeTexts } from '../texts.ts'

export const reading = customers.read.example.reply
export const standing = customers.market.example.reply
export const ended = {
  ...reading,
  finishedAt: '2026-06-30T14:05:00.000Z',
  bytesRead: reading.bytes,
}
export const served = outcomeTexts.served(18_500, '06/30/2026')
export const rejected = (lines: string) => ({
  status: 200,
  body: lines,
  type: 'text/csv; charset=utf-8',
})

/** The screens of imports, in front of a dealer whose customers are known. */
export function startedImports() {
  const app = startedApp()
  beforeEach(() => {
    app.on('customers.search', customers.search.example.reply)
    app.on('customers.market', standing)
    app.on('markets.search', markets.search.example.reply)
    app.on('customers.rejectedRows', rejected('Line,What to mend\r\n'))
  })
  return {
    app,
    last: (operation: string) => app.callsOf(operation).at(-1),
    async open(answer: unknown, ready: string) {
      app.on('customers.read', answer)
      app.start({ path: '/admin/customers/import/7', state: adminState })
      await screen.findByText(ready)
    },
  }
}
