import { marketProfiles } from '@marquee/contract/market-profiles'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { nationalState } from '../../../../app/testing/states.ts'
import { known, openedDetails } from './testing/opened-details.ts'

const profile = marketProfiles.read.example.reply

describe('for staff who build for a dealer', () => {
  const { app, open } = openedDetails({ state: nationalState })

  test('the dealer notes stand above the details [PRF-01, PRF-03]', async () => {
    app.on('marketProfiles.read', profile)
    await open()
    const note = await screen.findByRole('note')
    expect(note.textContent).toContain('Closed on Sundays.')
    expect(note.textContent).not.toContain(profile.printedLine)
  })
})

describe('for staff who build for a group of dealers', () => {
  const { app, open } = openedDetails({ state: nationalState })

  test('no profile is read: a group has none [PRF-01, MTR-12]', async () => {
    await open({ category: 'METRO', market: { ...known.market, key: 900 } })
    expect(app.callsOf('marketProfiles.read')).toEqual([])
  })
})

describe('for a dealer', () => {
  const { app, open } = openedDetails()

  test('there are no notes: they wrote them [PRF-01]', async () => {
    app.on('marketProfiles.read', profile)
    await open()
    expect(screen.queryByRole('note')).toBeNull()
    expect(app.callsOf('marketProfiles.read')).toEqual([])
  })
})
