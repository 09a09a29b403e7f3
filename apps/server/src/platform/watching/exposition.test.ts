import { expect, test } from 'vitest'
import { callFigures } from './call-figures.ts'
import { exposition } from './exposition.ts'
import { METRICS } from './metrics.ts'

const linesOf = (text: string, name: string) =>
  text.split('\n').filter((line) => line.startsWith(name))

test('each metric is described once, before its figures', () => {
  const text = exposition([
    { of: 'marquee_outbox_waiting', value: 3 },
    { of: 'marquee_jobs', labels: { kind: 'send email', state: 'waiting' }, value: 1 },
  ])
  for (const [name, { type }] of Object.entries(METRICS)) {
    expect(linesOf(text, `# HELP ${name} `)).toHaveLength(1)
    expect(linesOf(text, `# TYPE ${name} `)).toEqual([`# TYPE ${name} ${type}`])
  }
  expect(text).toContain('# TYPE marquee_outbox_waiting gauge\nmarquee_outbox_waiting 3\n')
  expect(text).toContain('\nmarquee_jobs{kind="send email",state="waiting"} 1\n')
  expect(text.endsWith('\n')).toBe(true)
})

test('what would end a label is escaped, and numbers are written as Prometheus reads them', () => {
  const text = exposition([
    { of: 'marquee_info', labels: { version: 'a"b\\c\nd' }, value: Infinity },
    { of: 'marquee_database_up', value: -Infinity },
    { of: 'marquee_outbox_waiting', value: NaN },
  ])
  expect(text).toContain(String.raw`marquee_info{version="a\"b\\c\nd"} +Inf` + '\n')
  expect(text).toContain('marquee_database_up -Inf\n')
  expect(text).toContain('marquee_outbox_waiting NaN\n')
})

test('calls are counted by operation and status, and buckets hold all that were no slower', () => {
  const calls = callFigures()
  const note = (status: number, seconds: number) =>
    calls.note({ operation: 'a.b', status, seconds })
  note(200, 0.005)
  note(200, 0.3)
  note(503, 60)
  const text = exposition(calls.samples())
  expect(linesOf(text, 'marquee_calls_total{')).toEqual([
    'marquee_calls_total{operation="a.b",status="200"} 2',
    'marquee_calls_total{operation="a.b",status="503"} 1',
  ])
  const bounds = ['0.005', '0.01', '0.025', '0.05', '0.1', '0.25', '0.5', '1', '2.5', '5', '10']
  const counts = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3]
  const name = 'marquee_call_duration_seconds'
  expect(linesOf(text, `${name}_`)).toEqual([
    ...[...bounds, '+Inf'].map(
      (le, at) => `${name}_bucket{operation="a.b",le="${le}"} ${counts[at]}`,
    ),
    `${name}_sum{operation="a.b"} 60.305`,
    `${name}_count{operation="a.b"} 3`,
  ])
})
