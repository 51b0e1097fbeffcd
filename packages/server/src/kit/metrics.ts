import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { latencyOf } from './latency.ts'
import { perApp } from './per-app.ts'
import type { Ports } from './ports.ts'

export interface Metrics {
  /** A request was answered. The route is the row's path, never the address itself: that may name people. */
  answered(route: string, status: number, seconds: number): void
  /** The text a Prometheus reads. */
  text(): Promise<string>
  readonly contentType: string
}

const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** What this process counts for whoever watches it. */
export const metricsOf: (ports: Ports) => Metrics = perApp((ports: Ports) => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'linmen_http_requests_total',
    help: 'Answered requests',
    labelNames: ['route', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'linmen_http_request_seconds',
    help: 'Time to answer',
    labelNames: ['route'],
    buckets: BUCKETS_S,
    registers,
  })
  new Gauge({
    name: 'linmen_live_listeners',
    help: 'Open live lines of this process',
    registers,
    collect() {
      this.set(ports.hub.listeners())
    },
  })
  new Gauge({
    name: 'linmen_mishaps',
    help: 'What was survived since the start',
    labelNames: ['kind'],
    registers,
    collect() {
      for (const [kind, count] of Object.entries(ports.mishaps.counts())) this.set({ kind }, count)
    },
  })
  new Gauge({
    name: 'linmen_feed_delay_ms',
    help: 'From the feed to the readers',
    labelNames: ['share'],
    registers,
    collect() {
      const { half, ninetyNine } = latencyOf(ports).figures().fromFeed
      this.set({ share: '0.5' }, half)
      this.set({ share: '0.99' }, ninetyNine)
    },
  })
  return {
    answered: (route, status, took) => {
      requests.inc({ route, status })
      seconds.observe({ route }, took)
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
})
