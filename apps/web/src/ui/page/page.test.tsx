import Button from '@mui/material/Button'
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Page, Section } from './index.ts'

test('a page has one heading of the first level, which can be given focus, and names its window', () => {
  render(
    <Page title="Blackout dates" intro="Days without mail." actions={<Button>Add date</Button>}>
      Content
    </Page>,
  )
  const heading = screen.getByRole('heading', { level: 1, name: 'Blackout dates' })
  heading.focus()
  expect(document.activeElement).toBe(heading)
  expect(document.title).toBe('Blackout dates – Marquee')
  expect(screen.getByText('Days without mail.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Add date' })).toBeDefined()
})

test('a page that was reached from another one leads back to it', () => {
  render(
    <MemoryRouter>
      <Page title="Detroit Metro" back={{ to: '/groups', name: 'Market groups' }}>
        Content
      </Page>
    </MemoryRouter>,
  )
  const link = screen.getByRole('link', { name: 'Market groups' })
  expect(link.getAttribute('href')).toBe('/groups')
})

test('a section is a region named by its heading', () => {
  render(<Section title="Order contact">First name</Section>)
  const region = screen.getByRole('region', { name: 'Order contact' })
  expect(within(region).getByRole('heading', { level: 2 }).textContent).toBe('Order contact')
  expect(region.textContent).toContain('First name')
})
