import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/harness.ts'
import { seededRandom } from '#test/test-ports.ts'
import { limitsOver } from './limits.ts'
import { inDatabase } from './open-limits.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('codes asked for from many addresses at two processes never pass the limits of a phone or the house', async () => {
  const processes = [0, 1].map(() => limitsOver(inDatabase(app.db), { log: app.ports.log }))
  const random = seededRandom(5)
  const sent = new Map<string, number>()
  let all = 0
  for (let round = 0; round < 60; round += 1) {
    const asked = Array.from({ length: 10 }, (_, at) => ({
      phone: `1370000000${random.int(10)}`,
      address: `a-${round}-${at}`,
      device: `d${round}-${at}`,
      at: (round + at) % 2,
    }))
    const waits = await Promise.all(
      asked.map(({ at, ...whom }) => processes[at]!.take('code.send', whom)),
    )
    for (const [place, wait] of waits.entries())
      if (wait === 0) {
        const { phone } = asked[place]!
        sent.set(phone, (sent.get(phone) ?? 0) + 1)
        all += 1
      }
  }
  // One a minute; a slow machine may reach a second minute, and never the five of an hour.
  for (const count of sent.values()) expect(count).toBeLessThanOrEqual(5)
  expect(all).toBeLessThanOrEqual(120)
  expect(sent.size).toBe(10)
})
