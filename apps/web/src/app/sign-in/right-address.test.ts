import { expect, test } from 'vitest'
import { rightAddress } from './right-address.ts'

const onlyAt = 'http://localhost:3000'
const at = (url: string) => rightAddress({ onlyAt }, new URL(url))

test('who opens the product by another name of the machine is told the one at which they can sign in [SIGN-02]', () => {
  expect(at('http://127.0.0.1:3000/campaigns?page=2#top')).toBe(
    'http://localhost:3000/campaigns?page=2#top',
  )
  expect(at('http://localhost:4000/')).toBe('http://localhost:3000/')
  expect(at('http://localhost:3000/campaigns')).toBeUndefined()
})

test('whatever stands in the address, it leads to no other host [SIGN-02]', () => {
  for (const path of ['//evil.example', '/\\evil.example', '/@evil.example', '/.evil.example']) {
    const to = at(`http://127.0.0.1:3000${path}`)
    expect(new URL(to ?? '').host).toBe('localhost:3000')
  }
})

test('an outside provider decides by itself where people come back to [SIGN-02]', () => {
  const here = new URL('http://127.0.0.1:3000/')
  expect(rightAddress({ onlyAt: null }, here)).toBeUndefined()
})
