import { METRICS, type Metric, type MetricName, type Sample } from './metrics.ts'

/** https://prometheus.io/docs/instrumenting/exposition_formats/ */
export const EXPOSITION_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** The figures as text; a metric without any is described all the same, so that it can be looked up. */
export function exposition(samples: Iterable<Sample>): string {
  const lines = new Map<string, string[]>()
  for (const sample of samples) {
    const known = lines.get(sample.of) ?? []
    known.push(lineOf(sample))
    lines.set(sample.of, known)
  }
  const metrics: readonly [string, Metric][] = Object.entries(METRICS)
  const families = metrics.map(([name, { type, help }]) => [
    `# HELP ${name} ${escapeHelp(help)}`,
    `# TYPE ${name} ${type}`,
    ...(lines.get(name) ?? []),
  ])
  return `${families.flat().join('\n')}\n`
}

function lineOf({ of, part, labels = {}, value }: Sample): string {
  const pairs = Object.entries(labels).map(([name, text]) => `${name}="${escapeLabel(text)}"`)
  const inBraces = pairs.length > 0 ? `{${pairs.join(',')}}` : ''
  return `${of}${part ?? ''}${inBraces} ${numberText(value)}`
}

const escapeHelp = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
const escapeLabel = (text: string) => escapeHelp(text).replaceAll('"', '\\"')

function numberText(value: number): string {
  if (value === Infinity) return '+Inf'
  return value === -Infinity ? '-Inf' : String(value)
}

/** How many values were up to each bound, and their sum. */
export interface Distribution {
  /** One more than there are bounds: the last are those above all of them. */
  counts: readonly number[]
  sum: number
}

/** Buckets hold all values up to their bound, those of smaller bounds too. */
export function histogram(
  of: MetricName,
  labels: Readonly<Record<string, string>>,
  bounds: readonly number[],
  { counts, sum }: Distribution,
): Sample[] {
  let total = 0
  const buckets = [...bounds, Infinity].map((bound, index): Sample => {
    total += counts[index] ?? 0
    const le = numberText(bound)
    return { of, part: '_bucket', labels: { ...labels, le }, value: total }
  })
  return [
    ...buckets,
    { of, part: '_sum', labels, value: sum },
    { of, part: '_count', labels, value: total },
  ]
}
