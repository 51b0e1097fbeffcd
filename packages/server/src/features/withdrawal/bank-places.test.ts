import { afterAll, beforeAll, expect, test } from 'vitest'
import { withdrawalEndpoints } from '@linmen/contract/wallet/withdrawal.endpoints.ts'
import { startApp, type TestApp } from '#test/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('R-WALLET-006: cities and branches come from data, and an unknown place has none', async () => {
  const cities = async (provinceId: string) => {
    const answer = await app.visitor().call(withdrawalEndpoints.listCities, { provinceId })
    return answer.ok ? answer.output.items : []
  }
  expect((await cities('44')).map(({ name }) => name)).toContain('深圳市')
  expect(await cities('999999999')).toEqual([])
  const wish = { cityId: '4403', bankId: 'CMB' }
  const branches = await app.visitor().call(withdrawalEndpoints.listBranches, wish)
  expect(branches.ok && branches.output.items[0]?.name).toBe('招商银行深圳分行')
})
