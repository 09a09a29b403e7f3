import { demoMarkets, demoPeople } from '@marquee/demo'
import { table } from './markdown-table.ts'

/** docs/demo-people.md: the people one can sign in as where the built-in provider is on. */
export function demoPeoplePage(): string {
  const markets = demoMarkets()
  const homes = new Map(markets.map(({ key, name }) => [key, name]))
  const rows = demoPeople(markets)
    .filter(({ email }) => email.endsWith('@demo.example'))
    .map(({ id, name, level, homeKey, permissions }) => {
      const held = permissions.length === 13 ? ['all 13'] : permissions.map((one) => `\`${one}\``)
      return [`\`${id}\``, name, level, homes.get(homeKey) ?? '', held.join(', ')]
    })
  const head = ['Sign in as', 'Name', 'Level', 'Home', 'Permissions']
  return `# The demo people\n\nAll sign in as \`<name>@demo.example\`, without a password.\n\n${table([head, ...rows])}\n`
}
