import type pg from 'pg'
import type { Sample } from './metrics.ts'

/** What a pool of connections does at this moment; the database is not called for it. */
export function poolFigures(name: string, pool: pg.Pool): Sample[] {
  const { totalCount, idleCount, waitingCount, options } = pool
  const labels = { pool: name }
  return [
    {
      of: 'marquee_database_connections',
      labels: { ...labels, state: 'used' },
      value: totalCount - idleCount,
    },
    { of: 'marquee_database_connections', labels: { ...labels, state: 'idle' }, value: idleCount },
    { of: 'marquee_database_connections_max', labels, value: options.max },
    { of: 'marquee_database_waiting', labels, value: waitingCount },
  ]
}
