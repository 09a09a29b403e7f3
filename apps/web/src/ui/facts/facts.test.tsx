import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Facts } from './index.ts'

test('a long address may break behind its punctuation, and reads as it is', () => {
  render(<Facts facts={[['Group URL', 'https://www.great-lakes.example/spring?year=2027']]} />)
  const value = screen.getByText('https://www.great-lakes.example/spring?year=2027')
  const parts = value.innerHTML.split('<wbr>')
  expect(parts).toEqual([
    'https://',
    'www.',
    'great-',
    'lakes.',
    'example/',
    'spring?',
    'year=',
    '2027',
  ])
})

test('words and amounts have no breaks of their own', () => {
  render(<Facts facts={[['In homes', '01/04/2027 to 01/09/2027']]} />)
  expect(screen.getByText('01/04/2027 to 01/09/2027').innerHTML).not.toContain('<wbr>')
})
