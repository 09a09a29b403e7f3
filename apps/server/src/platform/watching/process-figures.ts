import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type { Sample } from './metrics.ts'

export interface ProcessFigures {
  samples: () => Sample[]
  stop: () => void
}

/** The event loop is looked at every so often; only what comes on top of that is a delay. */
const LOOK_EVERY_MS = 10
const SECOND_NS = 1e9
const SECOND_US = 1e6

export function processFigures(version: string): ProcessFigures {
  const delay = monitorEventLoopDelay({ resolution: LOOK_EVERY_MS })
  delay.enable()
  const late = (nanoseconds: number) =>
    Math.max(0, nanoseconds / SECOND_NS - LOOK_EVERY_MS / 1_000) || 0
  return {
    samples() {
      const { rss, heapUsed, heapTotal } = process.memoryUsage()
      const { user, system } = process.cpuUsage()
      const samples: Sample[] = [
        { of: 'marquee_event_loop_delay_p50_seconds', value: late(delay.percentile(50)) },
        { of: 'marquee_event_loop_delay_p99_seconds', value: late(delay.percentile(99)) },
        { of: 'marquee_event_loop_delay_max_seconds', value: late(delay.max) },
        { of: 'marquee_info', labels: { version, node: process.versions.node }, value: 1 },
        { of: 'nodejs_heap_size_used_bytes', value: heapUsed },
        { of: 'nodejs_heap_size_total_bytes', value: heapTotal },
        { of: 'process_resident_memory_bytes', value: rss },
        { of: 'process_cpu_seconds_total', value: (user + system) / SECOND_US },
        { of: 'process_start_time_seconds', value: performance.timeOrigin / 1_000 },
      ]
      delay.reset()
      return samples
    },
    stop: () => delay.disable(),
  }
}
