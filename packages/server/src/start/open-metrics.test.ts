import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/harness.ts'
import { openMetrics } from './open-metrics.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ settings: { metricsPort: 0 } })
})
afterAll(() => app.close())

test('requests are counted by route and told at a port of their own', async () => {
  const opened = (await openMetrics(app.ports))!
  await app.as('mei').fetch('/healthz')
  await app.as('mei').fetch('/api/querySnsNoteDetail/very-own-number')
  const response = await fetch(`http://127.0.0.1:${opened.port}/metrics`)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const text = await response.text()
  expect(text).toContain('linmen_http_requests_total{route="/healthz",status="200"} 1')
  expect(text).toContain('linmen_live_listeners 0')
  expect(text).toContain('process_cpu_seconds_total')
  expect(text).not.toContain('very-own-number')
  expect((await fetch(`http://127.0.0.1:${opened.port}/other`)).status).toBe(404)
  expect((await fetch(`${app.base}/metrics`)).status).toBe(404)
  await opened.close()
})

test('nothing is opened where nobody asked for it', async () => {
  const quiet = { ...app.ports, settings: { ...app.ports.settings, metricsPort: null } }
  expect(await openMetrics(quiet)).toBeNull()
})

test('the contract is told as OpenAPI', async () => {
  const response = await fetch(`${app.base}/openapi.json`)
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  const body = (await response.json()) as { openapi: string; paths: object }
  expect(body.openapi).toBe('3.1.0')
  expect(Object.keys(body.paths).length).toBeGreaterThan(200)
})
