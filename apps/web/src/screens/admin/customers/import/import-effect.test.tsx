import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { user } from '../../../../app/testing/start-app.tsx'
import { ended, reading, served, startedImports } from './testing/opened-import.ts'
import { cancelTexts, confirmingTexts, outcomeTexts, undoTexts } from './texts.ts'

const { app, last, open } = startedImports()

describe('an import that changes much', () => {
  const confirming = {
    ...ended,
    finishedAt: null,
    state: 'CONFIRMING',
    rejectedRows: null,
    confirming: {
      before: 18_500,
      inFile: 7,
      added: 2,
      gone: 18_495,
      changed: 1,
      after: 7,
      reach: { before: { email: 11_200, mail: 17_900 }, after: { email: 4, mail: 6 } },
    },
    can: { ...reading.can, confirm: { ok: true }, cancel: { ok: true } },
  }
  const facts = () => {
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    return Object.fromEntries(terms.map((term, at) => [term, values[at]]))
  }

  test('shows its figures, and goes on when a person lets so many households go [AUD-02]', async () => {
    await open(confirming, '18,495 of 18,500 households would go')
    expect(facts()).toEqual({
      'Households now': '18,500',
      'Households in the file': '7',
      New: '2',
      'Would change': '1',
      'Would go': '18,495',
      'Households afterwards': '7',
      'Reached by email': '11,200 now, 4 afterwards',
      'Reached by mail': '17,900 now, 6 afterwards',
    })
    app.on('customers.confirm', { ...confirming, state: 'PUBLISHING', confirming: null })
    app.on('customers.read', { ...ended, state: 'PUBLISHED', rejectedRows: null })
    await user.click(screen.getByRole('button', { name: 'Import, and remove 18,495 households' }))
    await screen.findByText(outcomeTexts.published(reading.marketName))
    expect(last('customers.confirm')?.path).toBe('/customers/import/7/confirm')
  })

  test('is canceled in place of that, and what stood still serves [AUD-02]', async () => {
    await open(confirming, confirmingTexts.title)
    await user.click(screen.getByRole('button', { name: 'Cancel import' }))
    const warning = within(await screen.findByRole('alertdialog', { name: cancelTexts.title }))
    const cancelled = { ...ended, state: 'CANCELLED', rejectedRows: null }
    app.on('customers.cancel', cancelled)
    app.on('customers.read', cancelled)
    await user.click(warning.getByRole('button', { name: cancelTexts.yes }))
    await screen.findByText(served)
    expect(app.callsOf('customers.confirm')).toEqual([])
  })

  test('by adding many asks about these, as nobody goes [AUD-02]', async () => {
    const effect = {
      before: 100,
      inFile: 90,
      added: 80,
      gone: 0,
      changed: null,
      after: 180,
      reach: null,
    }
    await open({ ...confirming, confirming: effect }, '100 households would become 180')
    screen.getByText(confirmingTexts.added)
    screen.getByRole('button', { name: confirmingTexts.goOn })
  })
})

describe('an import that can be undone', () => {
  const published = {
    ...ended,
    state: 'PUBLISHED',
    rejectedRows: null,
    effect: {
      before: 18_500,
      inFile: 9_200,
      added: 700,
      gone: 10_000,
      changed: 310,
      after: 9_200,
      reach: { before: { email: 11_200, mail: 17_900 }, after: { email: 6_100, mail: 8_800 } },
    },
    undoEndsAt: '2026-07-07T14:02:00.000Z',
    can: {
      ...reading.can,
      cancel: { ok: false, reason: 'customers.import-ended' },
      undo: { ok: true },
    },
  }

  test('shows what it did, and after a question puts back what stood before [AUD-02]', async () => {
    await open(published, outcomeTexts.published(reading.marketName))
    screen.getByText('18,500')
    screen.getByText('310')
    screen.getByText('11,200 before, 6,100 now')
    screen.getByText('17,900 before, 8,800 now')
    screen.getByText(/^It can be undone until 07\/07\/2026/)
    await user.click(screen.getByRole('button', { name: undoTexts.undo }))
    const asks = within(await screen.findByRole('alertdialog', { name: undoTexts.title }))
    asks.getByText(undoTexts.back(18_500, 9_200))
    const undoing = { ...published, state: 'UNDOING', can: reading.can }
    const undone = { by: 'Ruth Abernathy', at: '2026-07-01T14:00:00.000Z' }
    app.on('customers.undo', { ...undoing, undone })
    app.on('customers.read', { ...undoing, state: 'UNDONE', undone })
    await user.click(asks.getByRole('button', { name: undoTexts.yes }))
    await screen.findByText(outcomeTexts.undone(reading.marketName))
    screen.getByText(/^By Ruth Abernathy, 07\/01\/2026/)
    expect(last('customers.undo')?.path).toBe('/customers/import/7/undo')
    expect(screen.queryByRole('button', { name: undoTexts.undo })).toBeNull()
  })

  test('stays as it is where that is answered with no [AUD-02]', async () => {
    await open(published, outcomeTexts.published(reading.marketName))
    await user.click(screen.getByRole('button', { name: undoTexts.undo }))
    const asks = within(await screen.findByRole('alertdialog', { name: undoTexts.title }))
    await user.click(asks.getByRole('button', { name: undoTexts.no }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(app.callsOf('customers.undo')).toEqual([])
  })
})
