import { choosePerson } from './open-page.ts'
import { atScreen, expect, test } from './people.ts'
import { expiredToken } from './tokens.ts'

const TOKEN = 'marquee.access-token'

test('a dealer signs in, sees their market, and signs out [SIGN-01, SIGN-03, SIGN-05]', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Choose who you are' })).toBeVisible()
  await choosePerson(page, 'dealer')
  await atScreen(page, 'Ann Arbor Gablestone Honda')
  expect(await page.evaluate((key) => localStorage.getItem(key), TOKEN)).toMatch(/^eyJ/)

  await page.getByRole('button', { name: 'Account of Dana Whitfield' }).click()
  const account = page.getByRole('dialog', { name: 'Account of Dana Whitfield' })
  await expect(account).toContainText('Dealer · Ann Arbor Gablestone Honda')
  await account.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Choose who you are' })).toBeVisible()
  expect(await page.evaluate((key) => localStorage.getItem(key), TOKEN)).toBeNull()
})

test('after signing in a person is on the page they opened, and nothing of the sign-in stays in the address [SIGN-02, SIGN-05]', async ({
  page,
}) => {
  await page.goto('/admin/users?from=mail#top')
  await choosePerson(page, 'admin')
  await atScreen(page, 'Users')
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?from=mail#top')
  await page.goBack()
  // The answer of the provider has left no place in the history to come back to.
  expect(page.url()).not.toContain('/signed-in')
})

test('the address to which the provider sends people back leads home when it carries no answer [SIGN-02]', async ({
  asAlone: as,
}) => {
  const page = await as('dealer', '/signed-in?nothing=here')
  await atScreen(page, 'Ann Arbor Gablestone Honda')
  expect(new URL(page.url()).pathname).toBe('/')
})

test('an answer that the provider never gave is refused and can be started again [SIGN-02]', async ({
  page,
  complaints,
}) => {
  await page.goto('/signed-in?code=invented&state=unknown')
  await atScreen(page, 'You could not be signed in')
  expect(page.url()).not.toContain('code=')
  await page.getByRole('link', { name: 'Start again' }).click()
  await expect(page.getByRole('heading', { name: 'Choose who you are' })).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('No matching state')])
})

test('an expired token is renewed without the person noticing [SIGN-03, SIGN-04]', async ({
  asAlone: as,
}) => {
  const page = await as('district')
  await page.evaluate(([key, token]) => localStorage.setItem(key, token), [
    TOKEN,
    expiredToken(),
  ] as const)
  const left: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) left.push(frame.url())
  })
  await page.reload()
  await atScreen(page, 'District 4 Great Lakes')
  expect(left.filter((url) => !url.endsWith('/'))).toEqual([])
  expect(await page.evaluate((key) => localStorage.getItem(key), TOKEN)).not.toBe(expiredToken())
})

test('a token is renewed before it expires, though no call is sent meanwhile [SIGN-03]', async ({
  asAlone: as,
}) => {
  const page = await as('zone')
  await page.clock.install()
  await page.reload()
  await atScreen(page, 'Central Zone')
  const before = await page.evaluate((key) => localStorage.getItem(key), TOKEN)
  await page.clock.fastForward('09:05')
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), TOKEN)).not.toBe(before)
})

test('a token that the server refuses is renewed in the middle of the work [SIGN-03, SIGN-05]', async ({
  asAlone: as,
}) => {
  const page = await as('admin', '/admin/feature-toggles')
  const spoiled = await page.evaluate((key) => {
    const token = `${localStorage.getItem(key)}spoiled`
    localStorage.setItem(key, token)
    return token
  }, TOKEN)
  await page.getByRole('link', { name: 'Users' }).click()
  await expect(page.getByRole('gridcell').first()).toBeVisible()
  expect(await page.evaluate((key) => localStorage.getItem(key), TOKEN)).not.toBe(spoiled)
})

test('signing out in one tab ends the work in the others [SIGN-05]', async ({ page: first }) => {
  await first.goto('/')
  await choosePerson(first, 'sibling')
  await atScreen(first, /Honda/)
  const second = await first.context().newPage()
  await second.goto('/')
  await second.getByRole('button', { name: /^Account of/ }).click()
  await second.getByRole('button', { name: 'Sign out' }).click()
  await expect(first.getByRole('heading', { name: 'Choose who you are' })).toBeVisible()
})

test('who opens the product by another name of its machine is led to the address at which they can sign in [SIGN-02]', async ({
  page,
  baseURL,
}) => {
  const other = (baseURL as string).replace('localhost', '127.0.0.1')
  await page.goto(`${other}/calendar?month=2027-03`)
  await atScreen(page, 'Marquee has another address')
  await expect(page.getByRole('alert')).toHaveText(`You can sign in at ${baseURL} only.`)
  await page.getByRole('link', { name: 'Open it there' }).click()
  await choosePerson(page, 'dealer')
  await atScreen(page, 'Calendar')
  expect(page.url()).toBe(`${baseURL}/calendar?month=2027-03`)
})
