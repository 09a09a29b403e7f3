import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { UserStateProvider } from '../user-state/index.ts'
import { sampleUserState } from '../user-state/testing/sample-state.ts'
import { HistoryLink } from './index.ts'

function shown(permissions: typeof sampleUserState.permissions, name?: string) {
  render(
    <UserStateProvider value={{ ...sampleUserState, permissions }}>
      <MemoryRouter>
        <HistoryLink kind="person" of={3} {...(name !== undefined && { name })} />
      </MemoryRouter>
    </UserStateProvider>,
  )
}

test('leads administrators to all that the audit log says of a thing', () => {
  shown(['CAN_PERFORM_ADMIN_OPERATIONS'])
  const link = screen.getByRole('link', { name: 'Audit log' })
  expect(link.getAttribute('href')).toBe('/admin/audit?kind=person&key=3')
})

test('names in a list whose history it is', () => {
  shown(['CAN_PERFORM_ADMIN_OPERATIONS'], 'Dana')
  expect(screen.getByRole('link', { name: 'Audit log of Dana' })).toBeTruthy()
})

test('is not there for those who may not read the log [LVL-12]', () => {
  shown(['CAN_READ_CAMPAIGNS'])
  expect(screen.queryByRole('link')).toBeNull()
})
