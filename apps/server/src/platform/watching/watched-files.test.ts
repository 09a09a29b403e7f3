import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { callFigures } from './call-figures.ts'
import { exposition } from './exposition.ts'

const read = (place: string) =>
  readFileSync(new URL(`../../../../../${place}`, import.meta.url), 'utf8')

/** What a scrape describes, with the parts of histograms. */
const exposed = new Set(
  [...exposition(callFigures().samples()).matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(
    ([, name, type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => `${name}${part}`) : [name],
  ),
)

const WORDS = new Set(['and', 'or', 'unless', 'bool', 'on', 'ignoring'])

/** The metrics that an expression names: what is no text, label, function or word of the language. */
const namesIn = (expression: string): string[] =>
  expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(by|without)\s*\([^)]*\)/g, ' ')
    .match(/(?<![\w.])[a-z_]\w*(?!\w|\s*\()/gi)
    ?.filter((name) => !WORDS.has(name)) ?? []

interface Rule {
  alert: string
  expression: string
  runbook: string
}

const rules: Rule[] = read('ops/alerts.yml')
  .split('- alert: ')
  .slice(1)
  .map((text) => ({
    alert: /^\w+/.exec(text)?.[0] ?? '',
    expression: /expr:([\s\S]*?)\n\s+for:/.exec(text)?.[1]?.replace(/^\s*\|/, '') ?? '',
    runbook: /runbook: (\S+)/.exec(text)?.[1] ?? '',
  }))

test('metrics are found in an expression, and nothing else', () => {
  const expression = `histogram_quantile(0.95, sum by (le) (rate(a_bucket{status=~"5.."}[5m]))) > 1 and b_c == 1`
  expect(namesIn(expression)).toEqual(['a_bucket', 'b_c'])
})

test('every alert is about what the program exposes, and the runbook has a section for each', () => {
  expect(rules).toHaveLength(12)
  const headings = [...read('docs/runbook.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name)
  expect(headings).toEqual(rules.map(({ alert }) => alert))
  for (const { alert, expression, runbook } of rules) {
    expect(runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`)
    const names = namesIn(expression)
    expect(names.length, alert).toBeGreaterThan(0)
    // Prometheus itself knows whether a scrape was answered.
    for (const name of names) if (name !== 'up') expect(exposed, alert).toContain(name)
  }
})

interface Panel {
  id: number
  title: string
  targets: { expr: string }[]
}

test('every panel of the dashboard shows what the program exposes, and all of it is shown', () => {
  const { panels }: { panels: Panel[] } = JSON.parse(read('ops/grafana-dashboard.json'))
  const shown = new Set<string>()
  for (const { title, targets } of panels) {
    expect(targets.length, title).toBeGreaterThan(0)
    for (const name of targets.flatMap(({ expr }) => namesIn(expr))) {
      expect(exposed, title).toContain(name)
      shown.add(name)
    }
  }
  const hidden = [...exposed].filter((name) => !shown.has(name ?? ''))
  expect(hidden).toEqual(['marquee_call_duration_seconds_sum'])
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
})
