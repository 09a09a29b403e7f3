import { tokenOf } from '@marquee/test-kit/token'

// npm run -s token -- PERSON: prints an access token of a demo person, for curl and tests.

const [person] = process.argv.slice(2)
const baseUrl = process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? 3000}`

try {
  if (!person) throw new Error('Name a person: npm run -s token -- dealer')
  console.log(await tokenOf(baseUrl, person))
} catch (error) {
  const { message, cause } = error as Error & { cause?: { code?: string } }
  const away = cause?.code === 'ECONNREFUSED'
  console.error(away ? `Nothing runs at ${baseUrl}: start it by npm start.` : message)
  process.exitCode = 1
}
