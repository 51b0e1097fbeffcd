import { healthDesks } from '@linmen/contract/console/health-desks.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startApp, type TestApp } from '#test/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const PAGE = { pageNo: 1, pageSize: 20 }

const figureOf = async (key: string) => {
  const response = await app.as('lao').fetch('/api/console/today')
  const { figures } = (await response.json()) as {
    figures: { key: string; value: string; desk: string }[]
  }
  return figures.find((each) => each.key === key)!
}

test('open lines are told by what they read, those of single members together', async () => {
  const { hub } = app.ports
  const outlet = { write: () => {}, buffered: () => 0, onceDrained: () => {}, end: () => {} }
  for (const memberId of ['mei', 'wei'])
    hub.attach({ memberId }, outlet).subscribe({ [`me.messages.${memberId}`]: '' })
  expect(await figureOf('live')).toMatchObject({ value: '2', desk: 'live' })
  expect(await app.as('lao').call(healthDesks.live.row, { ...PAGE, kind: 'own' })).toMatchObject({
    output: { items: [{ id: 'me.messages.', kind: 'own', readers: 2 }] },
  })
})

test('a call that failed is found by the number its caller was told', async () => {
  const lao = app.as('lao')
  vi.spyOn(app.ports.log, 'error').mockImplementationOnce(() => {})
  vi.spyOn(app.ports.hub, 'audience').mockImplementationOnce(() => {
    throw new TypeError('13800000001 is nobody')
  })
  const failed = await lao.fetch('/api/console/desk/live')
  const { requestId } = (await failed.json()) as { requestId: string }
  expect(await figureOf('mishaps')).toMatchObject({ value: '1', desk: 'mishaps' })
  const { value, desk } = await figureOf('errors')
  expect(desk).toBe('mishaps')
  expect(Number.parseFloat(value)).toBeGreaterThan(0)
  const told = await lao.call(healthDesks.mishaps.row, { ...PAGE, q: requestId })
  expect(told).toMatchObject({
    output: {
      items: [
        { id: requestId, kind: 'call', path: '/api/console/desk/live', problem: 'TypeError' },
      ],
    },
  })
  expect(await lao.call(healthDesks.mishaps.row, { ...PAGE, kind: 'job' })).toMatchObject({
    output: { items: [] },
  })
})

test('an answer is logged under its number, with its route and without what was asked', async () => {
  const path = '/api/console/desk/members'
  const said = vi.spyOn(app.ports.log, 'info')
  const line = await new Promise<unknown>((resolve, reject) => {
    said.mockImplementation((fields: unknown) => {
      if ((fields as { path?: string }).path === path) resolve(fields)
    })
    app.as('lao').fetch(`${path}?q=13800000001`).catch(reject)
  })
  expect(line).toMatchObject({ requestId: expect.stringMatching(/^h/), status: 200 })
  expect(JSON.stringify(said.mock.calls)).not.toContain('13800000001')
  said.mockRestore()
})

test('who is no operator sees neither', async () => {
  for (const { row } of Object.values(healthDesks))
    expect(await app.as('mei').call(row, PAGE)).toMatchObject({ ok: false })
})
