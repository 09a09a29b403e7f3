import { expect, test } from 'vitest'
import { carriesSignIn, placeToReturn } from './index.ts'

test.each([
  ['?code=abc&state=1', ''],
  ['?state=1&session_state=x', ''],
  ['', '#id_token=abc'],
  ['', '#code=abc'],
  ['', '#state=1&session_state=x'],
  ['?id_token=a', '#part'],
])('an answer of the provider is seen in %s %s [SIGN-02]', (search, hash) => {
  expect(carriesSignIn(search, hash)).toBe(true)
})

test.each([
  ['', ''],
  ['?zip_code=48104', ''],
  ['?q=code', '#code'.slice(0, 3)],
  ['?error=access_denied', ''],
])('nothing is taken for an answer in "%s" "%s" [SIGN-02]', (search, hash) => {
  expect(carriesSignIn(search, hash)).toBe(false)
})

test.each(['/', '/admin/users?page=2', '/campaign/builder/7/confirmation#top'])(
  'a person who signed in goes on at %s [SIGN-05]',
  (place) => {
    expect(placeToReturn(place)).toBe(place)
  },
)

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/',
  String.raw`/\elsewhere.example`,
  '/\t/elsewhere.example',
  'javascript:alert(1)',
  '/signed-in?code=1',
  undefined,
  7,
])('a person who signed in is never sent to %s, but home', (place) => {
  expect(placeToReturn(place)).toBe('/')
})
