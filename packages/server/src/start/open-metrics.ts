import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { metricsOf } from '#kit/metrics.ts'
import type { Ports } from '#kit/ports.ts'

/** `/metrics` at a port of its own, for whoever watches from inside the house. Nothing without one. */
export async function openMetrics(
  ports: Ports,
): Promise<{ port: number; close(): Promise<void> } | null> {
  const { metricsPort } = ports.settings
  if (metricsPort === null) return null
  const metrics = metricsOf(ports)
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end()
      return
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(metricsPort, '127.0.0.1', resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
