/** A kind of figure, as Prometheus knows it. */
export interface Metric {
  type: 'counter' | 'gauge' | 'histogram'
  help: string
}

/** All that the program exposes, each once. Labels name operations, kinds and states: never people or values. */
export const METRICS = {
  marquee_calls_total: {
    type: 'counter',
    help: 'Calls that were answered, by operation and status.',
  },
  marquee_call_duration_seconds: {
    type: 'histogram',
    help: 'How long calls took to be answered, by operation.',
  },
  marquee_database_up: {
    type: 'gauge',
    help: '1 where the database answered this scrape; 0 leaves out all that is read from it.',
  },
  marquee_database_connections: {
    type: 'gauge',
    help: 'Connections of the pools for calls and for jobs, by state: used or idle.',
  },
  marquee_database_connections_max: {
    type: 'gauge',
    help: 'How many connections a pool opens at most.',
  },
  marquee_database_waiting: {
    type: 'gauge',
    help: 'Work that waits for a connection of the pool.',
  },
  marquee_jobs: {
    type: 'gauge',
    help: 'Jobs by kind and state: waiting, running, or failed, which are tried again later.',
  },
  marquee_jobs_oldest_waiting_seconds: {
    type: 'gauge',
    help: 'For how long the oldest job of the kind has been due; 0 where none is.',
  },
  marquee_outbox_waiting: { type: 'gauge', help: 'Emails to people that are still to be sent.' },
  marquee_outbox_oldest_waiting_seconds: {
    type: 'gauge',
    help: 'The age of the oldest email that is still to be sent; 0 where none is.',
  },
  marquee_sendings_held: {
    type: 'gauge',
    help: 'What campaigns send and waits for a person, of the last 30 days.',
  },
  marquee_sendings_unbalanced: {
    type: 'gauge',
    help: 'Sendings of the last 30 days of which other pieces are known than were planned: 0 where all is well.',
  },
  marquee_pieces_unknown: {
    type: 'gauge',
    help: 'Pieces of the last 30 days of which it is not known whether they arrived.',
  },
  marquee_audit_seal_lag_seconds: {
    type: 'gauge',
    help: 'The age of the first row of the audit log that is not sealed; 0 where all are.',
  },
  marquee_clocks_apart_seconds: {
    type: 'gauge',
    help: 'How far the clock of this program is from that of the database, before or behind.',
  },
  marquee_audience_files: {
    type: 'gauge',
    help: 'Markets whose customers are published, each in a file of its own.',
  },
  marquee_audience_households: { type: 'gauge', help: 'Households in the published files.' },
  marquee_event_loop_delay_p50_seconds: {
    type: 'gauge',
    help: 'How late the event loop was since the last scrape, half of the time.',
  },
  marquee_event_loop_delay_p99_seconds: {
    type: 'gauge',
    help: 'How late the event loop was since the last scrape, but for one time in a hundred.',
  },
  marquee_event_loop_delay_max_seconds: {
    type: 'gauge',
    help: 'How late the event loop was since the last scrape, at worst.',
  },
  marquee_info: {
    type: 'gauge',
    help: 'Always 1, with the versions of the program and of Node.js.',
  },
  nodejs_heap_size_used_bytes: { type: 'gauge', help: 'Memory that objects of JavaScript use.' },
  nodejs_heap_size_total_bytes: { type: 'gauge', help: 'Memory that is reserved for them.' },
  process_resident_memory_bytes: { type: 'gauge', help: 'Memory of the process.' },
  process_cpu_seconds_total: { type: 'counter', help: 'Time that the processors worked for it.' },
  process_start_time_seconds: {
    type: 'gauge',
    help: 'When the process began, in seconds since 1970.',
  },
} as const satisfies Record<string, Metric>

export type MetricName = keyof typeof METRICS

/** One figure. A histogram has several, whose names end in their part. */
export interface Sample {
  of: MetricName
  part?: '_bucket' | '_sum' | '_count'
  labels?: Readonly<Record<string, string>>
  value: number
}
