import { bestMatches, matchOf } from '@marquee/rules/matching'
import { inOrder } from '@marquee/rules/search'
import { api, useOperation } from '../../api/index.ts'
import { useSettled } from '../../ui/search-box/index.ts'
import { useTellingBrandName, useUserState } from '../../widgets/user-state/index.ts'
import { choicesOf, type ChoiceGroup, type Found } from './found-choices.ts'
import { menuFor } from './menu-entries.ts'

/** Shorter than for a list: nothing moves away below what is typed. */
const PAUSE_MS = 150

export interface FoundState {
  groups: ChoiceGroup[]
  /** What is typed is not answered yet. */
  isPending: boolean
  error: string | undefined
  retry: () => void
}

/** Screens from the menu at once, and what the server finds when typing pauses. */
export function useFound(typed: string): FoundState {
  const state = useUserState()
  const brandName = useTellingBrandName()
  const text = typed.trim()
  const settled = useSettled(text, PAUSE_MS)
  // Another text is another question: that for the one before is given up.
  const asked = useOperation(
    api.search.find,
    { body: { text: settled } },
    { enabled: settled !== '', keepsPrevious: true },
  )
  const isPending = text !== '' && (settled !== text || asked.isRefreshing)
  const isFailed = asked.status === 'failed' && !isPending
  const answered = text === '' || isFailed ? undefined : asked.response
  const found = answered && isPending ? stillFitting(answered, text) : answered
  const groups = [
    screensNamed(text, state),
    ...(found ? choicesOf(found, text, { permissions: state.permissions, brandName }) : []),
  ]
  return {
    groups: ordered(groups),
    isPending,
    error: isFailed ? asked.error : undefined,
    retry: asked.retry,
  }
}

function screensNamed(text: string, state: Parameters<typeof menuFor>[0]): ChoiceGroup {
  const entries = menuFor(state).flatMap(({ title = '', entries }) =>
    entries.map(({ path, name }) => ({ id: `screen-${path}`, name, about: title, to: path })),
  )
  return { name: 'screens', choices: bestMatches(entries, text, ({ name }) => name), isMore: false }
}

function ordered(groups: readonly ChoiceGroup[]): ChoiceGroup[] {
  const byName = new Map(groups.map((group) => [group.name, group]))
  const pairs = groups.map(({ name, choices }) => [name, choices] as const)
  return inOrder(pairs).flatMap(([name]) => byName.get(name) ?? [])
}

/** Of an earlier answer what is called as it is typed by now: nothing that Enter opens is a surprise. */
function stillFitting({ campaigns, templates, markets, people }: Found, text: string): Found {
  const fits = ({ name }: { name: string }) => matchOf(name, text) !== undefined
  const narrowed = <Hit extends { name: string }>({ hits }: { hits: Hit[] }) => ({
    hits: hits.filter(fits),
    isMore: false,
  })
  return {
    campaigns: narrowed(campaigns),
    templates: narrowed(templates),
    markets: narrowed(markets),
    people: narrowed(people),
  }
}
