import Button from '@mui/material/Button'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import {
  CardsSkeleton,
  EmptyState,
  ErrorState,
  FormSkeleton,
  RowsSkeleton,
  TextSkeleton,
} from './index.ts'

test('where there is nothing the page says what to do next', () => {
  render(
    <EmptyState title="No campaigns yet" action={<Button>Browse the catalog</Button>}>
      Choose a template to begin.
    </EmptyState>,
  )
  expect(screen.getByText('No campaigns yet')).toBeDefined()
  expect(screen.getByText('Choose a template to begin.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Browse the catalog' })).toBeDefined()
})

test('what could not be loaded can be tried again', async () => {
  let tries = 0
  render(<ErrorState onRetry={() => (tries += 1)}>The server does not answer.</ErrorState>)
  expect(screen.getByRole('alert').textContent).toContain('The server does not answer.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(tries).toBe(1)
})

test.each([
  ['text', <TextSkeleton key="text" />],
  ['rows', <RowsSkeleton key="rows" />],
  ['fields', <FormSkeleton key="fields" />],
  ['cards', <CardsSkeleton key="cards" />],
])('the skeleton of %s is heard as one word, not as many shapes', (_, skeleton) => {
  render(skeleton)
  const status = screen.getByRole('status')
  expect(status.ariaBusy).toBe('true')
  expect(status.textContent).toBe('Loading…')
  const shapes = [...status.querySelectorAll('.MuiSkeleton-root')]
  expect(shapes.length).toBeGreaterThan(0)
  expect(shapes.filter((shape) => shape.closest('[aria-hidden]') === null)).toEqual([])
})
