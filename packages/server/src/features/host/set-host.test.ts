import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostDesks } from '@linmen/contract/console/host-desks.ts'
import { hostActEndpoints } from '@linmen/contract/console/host.endpoints.ts'
import { hostSettingEndpoints } from '@linmen/contract/host/host-setting.endpoints.ts'
import { hiddenIn, hostFeatures } from '@linmen/domain/host/host-features.ts'
import { hostNames } from '@linmen/domain/host/host-names.ts'
import { startApp, type TestApp } from '#test/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const settingOf = async (host: string, agent?: string) => {
  const asked = { host, ...(agent !== undefined && { agent }) }
  const told = await app.visitor().call(hostSettingEndpoints.setting, asked)
  return told.ok ? told.output : null
}
const hosts = async () => {
  const told = await app.as('lao').call(hostDesks.hosts.row, { pageNo: 1, pageSize: 50 })
  return told.ok ? told.output.items : []
}
const audited = async (subject: string) => {
  const { rows } = await app.db.pool.query(
    `select deed, actor, why, before, after from audit where subject = $1 order by seq`,
    [subject],
  )
  return rows
}

test('a host nobody has touched hides what the table of hosts says, and the desk says the same', async () => {
  for (const host of hostNames) expect((await settingOf(host))?.hidden).toEqual(hiddenIn(host))
  for (const row of await hosts())
    expect(
      hostFeatures.filter((feature) => row[feature] === false),
      row.id,
    ).toEqual(hostFeatures.filter((feature) => hiddenIn(row.id as 'sports').includes(feature)))
})

test('what was set is what the phone is told, until it is put back', async () => {
  const change = { id: 'sports', hidden: ['vip', 'vip', 'download'] as const, reason: '合作升级' }
  const set = { ...change, hidden: [...change.hidden] }
  expect(await app.as('lao').call(hostActEndpoints.setHost, set)).toMatchObject({ ok: true })
  expect((await settingOf('sports'))?.hidden).toEqual(['vip', 'download'])
  expect((await settingOf('carrier'))?.hidden).toEqual(hiddenIn('carrier'))
  expect((await hosts()).find(({ id }) => id === 'sports')).toMatchObject({
    ...{ vip: false, download: false, plans: true, basketball: true },
    ...{ changedBy: 'lao', reason: '合作升级' },
  })
  const back = { id: 'sports', reason: '合作结束' }
  expect(await app.as('lao').call(hostActEndpoints.resetHost, back)).toMatchObject({ ok: true })
  expect((await settingOf('sports'))?.hidden).toEqual(hiddenIn('sports'))
  expect(await app.as('lao').call(hostActEndpoints.resetHost, back)).toMatchObject({
    code: 'console.gone',
  })
  expect(await audited('sports')).toMatchObject([
    {
      ...{ deed: 'host.set', actor: 'lao', why: '合作升级' },
      ...{ before: { hidden: hiddenIn('sports') }, after: { hidden: ['vip', 'download'] } },
    },
    { deed: 'host.reset', after: { hidden: hiddenIn('sports') } },
  ])
})

test('pages of an agent carry its name as long as it has one', async () => {
  const brand = { name: '好球', company: '好球科技', slogan: '好球不断' }
  const words = { id: '7001', ...brand, reason: '签约' }
  expect(await app.as('lao').call(hostActEndpoints.setBrand, words)).toMatchObject({ ok: true })
  expect((await settingOf('browser', '7001'))?.brand).toEqual(brand)
  expect((await settingOf('browser', '7002'))?.brand).toBeUndefined()
  const other = { ...words, name: '好球网' }
  expect(await app.as('lao').call(hostActEndpoints.setBrand, other)).toMatchObject({ ok: true })
  expect((await settingOf('browser', '7001'))?.brand?.name).toBe('好球网')
  const gone = { id: '7001', reason: '解约' }
  expect(await app.as('lao').call(hostActEndpoints.removeBrand, gone)).toMatchObject({ ok: true })
  expect((await settingOf('browser', '7001'))?.brand).toBeUndefined()
  expect((await audited('7001')).map(({ deed }) => deed)).toEqual([
    ...['brand.set', 'brand.set', 'brand.remove'],
  ])
})

test('what makes no sense is refused, and only an owner sets hosts', async () => {
  const lao = app.as('lao')
  const unknown = { id: 'nobody', hidden: [], reason: '试试' }
  expect(await lao.call(hostActEndpoints.setHost, unknown)).toMatchObject({ code: 'console.gone' })
  const odd = { id: 'a b', name: '名', company: '公司', slogan: '口号', reason: '试试' }
  expect(await lao.call(hostActEndpoints.setBrand, odd)).toMatchObject({
    code: 'console.agent_word',
  })
  const content = await app.member({ id: 'cat', role: 'operator', operates: 'content' })
  expect(await content.call(hostActEndpoints.setHost, { ...unknown, id: 'xd' })).toMatchObject({
    code: 'no_permission',
  })
})
