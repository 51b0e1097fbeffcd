import { afterAll, beforeAll, expect, test } from 'vitest'
import { actEndpoints } from '@linmen/contract/console/acts.endpoints.ts'
import { operatorDesks } from '@linmen/contract/console/operator-desks.ts'
import { statsEndpoints } from '@linmen/contract/stats/stats.endpoints.ts'
import { writingEndpoints } from '@linmen/contract/community/writing.endpoints.ts'
import { featureSwitches, switchNames, type SwitchName } from '@linmen/domain/operator/switches.ts'
import { allEndpoints } from '@linmen/contract/tables.ts'
import type { Endpoint } from '@linmen/contract'
import { startApp, type TestApp } from '#test/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const rows = Object.values(allEndpoints).flatMap((table): Endpoint[] => Object.values(table))
const turn = (id: SwitchName, on: boolean) =>
  app.as('lao').call(actEndpoints.setSwitch, { id, on, reason: '演练' })

const codeOf = async (row: Endpoint): Promise<string | null> => {
  const path = row.path.replace(/\{\w+\}/g, '1')
  const init = { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }
  const response = await app.as(row.access === 'expert' ? 'wei' : 'mei').fetch(path, init)
  return ((await response.json()) as { errorCode: string | null }).errorCode
}

test.each(switchNames.filter((name) => featureSwitches[name].calls.length > 0))(
  '%s off: its calls say that they are not open, and on again they go on',
  async (name) => {
    const own = rows.filter(({ call }) =>
      (featureSwitches[name].calls as readonly string[]).includes(call),
    )
    expect((await turn(name, false)).ok).toBe(true)
    for (const row of own) expect(await codeOf(row), row.call).toBe('not_open')
    expect((await turn(name, true)).ok).toBe(true)
    for (const row of own) expect(await codeOf(row), row.call).not.toBe('not_open')
  },
)

test('a member is told what is shut, and the table tells who shut it and why', async () => {
  await turn('community', false)
  const told = await app
    .as('mei')
    .call(writingEndpoints.writePost, { topicId: 'any', text: '大家好，今晚看球', pictures: [] })
  expect(told).toMatchObject({ ok: false, code: 'not_open', text: '社区发帖与评论暂时关闭' })
  const desk = await app.as('lao').call(operatorDesks.switches.row, { pageNo: 1, pageSize: 50 })
  expect(desk.ok && desk.output.items.find(({ id }) => id === 'community')).toMatchObject({
    state: 'off',
    changedBy: 'lao',
    reason: '演练',
  })
  await turn('community', true)
})

test('nobody new comes in while registration is shut', async () => {
  const { enrol } = await import('#features/auth/public.ts')
  const newcomer = {
    phone: '13911112222',
    way: 'code',
    passwordHash: '',
    shareId: undefined,
    agentId: '1',
  } as const
  await turn('registration', false)
  await expect(app.db.transaction((tx) => enrol(tx, app.ports, newcomer))).rejects.toThrow(
    'not_open',
  )
  await turn('registration', true)
  expect((await app.db.transaction((tx) => enrol(tx, app.ports, newcomer))).isNew).toBe(true)
})

test('the way to become an expert hides with its switch', async () => {
  const shown = async () => {
    const told = await app.as('mei').call(statsEndpoints.config, {})
    return told.ok && told.output.expertApply
  }
  await turn('expertApply', false)
  expect(await shown()).toBe('0')
  await turn('expertApply', true)
  expect(await shown()).toBe('1')
})

test('a switch that is none, or stands that way already, is not turned', async () => {
  expect(await turn('chat', true)).toMatchObject({ code: 'console.gone' })
  expect(await turn('nothing' as SwitchName, false)).toMatchObject({ code: 'console.gone' })
})
