import { afterAll, beforeAll, expect, test } from 'vitest'
import { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import { startApp, type TestApp } from '#test/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const me = async (name: string) => {
  const answer = await app.as(name).call(userEndpoints.me, {})
  if (!answer.ok) throw new Error(answer.text)
  return answer.output
}

test.each([
  ['mei', 'normal', false],
  ['wei', 'record', true],
])(
  'R-USER-002 %s is an expert exactly when the level is above 0',
  async (name, level, isExpert) => {
    expect(await me(name)).toMatchObject({ id: name, level, isExpert })
  },
)

test('the middle of the phone number stays hidden, from its owner too', async () => {
  expect(await me('mei')).toMatchObject({ account: '138****0001', telephone: '138****0001' })
})

test('R-USER-001 a member without a nickname is called by their account', async () => {
  await app.member({ id: 'nameless', nickname: '', phone: '13812345678' })
  expect(await me('nameless')).toMatchObject({ nickname: '138****5678' })
})

test('R-USER-003 balances start at nothing', async () => {
  expect(await me('mei')).toMatchObject({ coins: 0, earned: 0, total: 0 })
})
