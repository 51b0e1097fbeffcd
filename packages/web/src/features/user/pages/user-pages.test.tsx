import { statsEndpoints } from '@linmen/contract/stats/stats.endpoints.ts'
import { authEndpoints } from '@linmen/contract/auth/auth.endpoints.ts'
import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import { feedbackEndpoints } from '@linmen/contract/user/feedback.endpoints.ts'
import { sessionEndpoints } from '@linmen/contract/user/session.endpoints.ts'
import { spendingEndpoints } from '@linmen/contract/user/spending.endpoints.ts'
import { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import { vipEndpoints } from '@linmen/contract/vip/vip.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { serverNowMs } from '#kit/clock.ts'
import { forgetLogin, keepLogin } from '#kit/session.ts'
import { read } from '#kit/read.ts'
import { inTab, storageKeys } from '#kit/storage.ts'
import { changeShield } from '#sport/shield/shield.ts'
import { aMember } from '#test/a-member.ts'
import { answer, type Answer } from '#test/answers.ts'
import { sampleEntry, sampleOf } from '#test/sample.ts'
import { OverlayHost } from '#ui/overlay/overlay-host.tsx'
import { showPage, showPart } from '#test/show.tsx'

const config = (more: object = {}): Answer =>
  answer(statsEndpoints.config, sampleOf(statsEndpoints.config.output, more))
const me = answer(userEndpoints.me, { ...aMember, nickname: '小美', realName: '李*' })

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true)
  keepLogin({ token: '1|se1', memberId: 'm1', signKey: 'k' })
})

test('the page about oneself shows everything and leads where it is changed', async () => {
  await showPage('UserInfoPage', {}, [me])
  for (const name of [/昵称/, /个性签名/, /手机号/, /登录密码/, /实名认证 已认证/, /登录设备/])
    expect(await screen.findByRole('link', { name })).toBeDefined()
})

test.each([
  ['beta.linmen.test', 1],
  ['daily.linmen.test', 1],
  ['wap.linmen.test', 1],
  ['www.linmen.test', 0],
])(
  'R-API-015 opened at %s the product says whether it is a test installation',
  async (name, told) => {
    vi.spyOn(location, 'hostname', 'get').mockReturnValue(name)
    await showPage('AboutUsPage', {}, [])
    expect(await screen.findByText('运营方')).toBeDefined()
    expect(screen.queryAllByText(/测试环境/)).toHaveLength(told)
  },
)

test('R-ROLE-007 partners are offered where the config says so, and not elsewhere', async () => {
  const shown = await showPage('UserCenterPage', {}, [me, config({ showPartner: true })])
  expect(await screen.findByRole('link', { name: /合伙人/ })).toBeDefined()
  shown.unmount()
  await showPage('UserCenterPage', {}, [me, config({ showPartner: false })])
  await screen.findByRole('link', { name: /消费日记/ })
  expect(screen.queryByRole('link', { name: /合伙人/ })).toBeNull()
})

test('the user centre of a visitor has the way in, settings and help, and no figures', async () => {
  forgetLogin()
  await showPage('UserCenterPage', {}, [config()])
  expect(screen.getByRole('button', { name: '登录' })).toBeDefined()
  expect(screen.getByRole('link', { name: '设置' })).toBeDefined()
  expect(screen.getByRole('link', { name: /帮助与反馈/ })).toBeDefined()
  expect(screen.queryByRole('link', { name: /消费日记/ })).toBeNull()
})

test('a membership stands over the wallet with the days that are left', async () => {
  const info = {
    level: 'super',
    state: 'active',
    endsAtMs: serverNowMs() + 23 * 86_400_000,
  } as const
  const vip = answer(vipEndpoints.info, sampleOf(vipEndpoints.info.output, info))
  await showPage('UserCenterPage', {}, [me, config(), vip])
  const strip = within(await screen.findByRole('region', { name: '会员' }))
  expect(strip.getByText('超级会员')).toBeDefined()
  expect(strip.getByText(/^剩 23 天/)).toBeDefined()
  expect(strip.getByRole('link', { name: '续费' })).toBeDefined()
})

test('R-AUTH-007 R-ROLE-012 a logout takes the token, the member, the counts and the stored routes away', async () => {
  inTab.write(storageKeys.routes, '["/tabs/home"]')
  showPart(<OverlayHost />)
  const { queries } = await showPage('UserCenterPage', {}, [
    me,
    config(),
    answer(authEndpoints.logout, {}),
    answer(couponEndpoints.count, { usable: 4, expiringSoon: 0, used: 0, expired: 0 }),
  ])
  await screen.findByRole('heading', { name: /小美/ })
  await waitFor(() =>
    expect(queries.getQueryData(read(couponEndpoints.count, {}).queryKey)).toBeDefined(),
  )
  fireEvent.click(screen.getByRole('button', { name: '退出登录' }))
  fireEvent.click(await screen.findByRole('button', { name: '确定', hidden: true }))
  expect(await screen.findByText('未登录')).toBeDefined()
  expect(localStorage.getItem('linmen.token')).toBeNull()
  expect(inTab.read(storageKeys.routes)).toBeNull()
  await waitFor(() => {
    expect(queries.getQueryData(read(userEndpoints.me, {}).queryKey)).toBeUndefined()
    expect(queries.getQueryData(read(couponEndpoints.count, {}).queryKey)).toBeUndefined()
  })
})

test.each([
  ['R-ROLE-008', '0', false],
  ['R-ROLE-008', '1', true],
  ['R-ROLE-008', undefined, true],
])(
  '%s with %s from the server the way to apply as an expert is there: %s',
  async (_rule, expertApply, there) => {
    await showPage('UserCenterPage', {}, [me, config({ expertApply })])
    await screen.findByRole('link', { name: /消费日记/ })
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: /申请专家/ }) !== null).toBe(there),
    )
  },
)

test.each([
  ['MySettingsPage', '赔率格式'],
  ['AboutUsPage', '我们不做什么'],
  ['ServiceCenterPage', '联系之前'],
  ['ServiceCenterIos', '收不到通知'],
  ['CustomerHelpPage', '账号与登录'],
  ['DownloadPage', '安卓手机'],
  ['HzDownloadPage', '合作渠道用户'],
  ['TestPage', '本地存储'],
  ['AppTestPage', '各宿主的差异'],
] as const)('%s is there for everybody and says %s', async (name, words) => {
  forgetLogin()
  await showPage(name, {}, [config({ servicePhone: '400-000-0000' })])
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
})

test('the odds format is chosen in the settings', async () => {
  await showPage('MySettingsPage', {}, [config()])
  fireEvent.click(screen.getByRole('button', { name: '港盘' }))
  expect(screen.getByText('0.92：每 1 的净赢')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '常用' }))
})

test('devices are listed, and one is ended after a question', async () => {
  const session = (id: string, isCurrent: boolean) =>
    sampleEntry(sessionEndpoints.listSessions.output, 'sessions', {
      ...{ id, isCurrent, kind: 'browser', agentId: '1', brand: isCurrent ? '临门' : '好球' },
    })
  const page = await showPage('DeviceListPage', {}, [
    answer(sessionEndpoints.listSessions, {
      sessions: [session('s1', true), session('s2', false)],
    }),
    answer(sessionEndpoints.endSession, {}),
  ])
  expect(await screen.findByText('当前设备')).toBeDefined()
  expect(screen.getByText(/好球 浏览器/)).toBeDefined()
  expect(screen.getAllByRole('button', { name: '退出' })).toHaveLength(2)
  expect(page.network.asked(sessionEndpoints.endSession)).toEqual([])
})

test('feedback is sent with its kind, and earlier ones stand below with their answers', async () => {
  const item = sampleEntry(feedbackEndpoints.listFeedback.output, 'items', {
    id: 'f1',
    content: '比分慢了',
    kind: 'fault',
    answer: '已修复',
  })
  const page = await showPage('FeedbackListPage', {}, [
    answer(feedbackEndpoints.listFeedback, { items: [item], hasNext: false }),
    answer(feedbackEndpoints.sendFeedback, { id: 'f2' }),
  ])
  expect(await screen.findByText('比分慢了')).toBeDefined()
  expect(screen.getByText('已修复')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '提交反馈' }))
  expect(await screen.findByText('请写下遇到的问题或建议')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '产品建议' }))
  fireEvent.change(screen.getByLabelText('反馈内容'), { target: { value: '想要夜间提醒' } })
  fireEvent.click(screen.getByRole('button', { name: '提交反馈' }))
  await waitFor(() =>
    expect(page.network.asked(feedbackEndpoints.sendFeedback)).toEqual([
      { content: '想要夜间提醒', kind: 'idea' },
    ]),
  )
})

const entry = (outcome: 'hit' | 'missed' | 'waiting', at: number) =>
  sampleEntry(spendingEndpoints.diary.output, 'entries', {
    orderId: `o${at}`,
    goods: 'plan',
    goodsId: `p${at}`,
    title: `国际米兰 vs 第${at}队`,
    matchId: `m${at}`,
    kickOffAtMs: serverNowMs() - 4 * 3_600_000,
    boughtAtMs: serverNowMs(),
    pay: cents(3800),
    outcome,
  })
const diary = answer(
  spendingEndpoints.diary,
  sampleOf(spendingEndpoints.diary.output, {
    month: '2026-11',
    spent: cents(21_400),
    own: { limit: cents(30_000) },
    entries: [entry('hit', 1), entry('missed', 2)],
    months: ['06', '07', '08', '09', '10', '11'].map((month) => ({
      month: `2026-${month}`,
      spent: cents(1000),
      orders: 1,
    })),
  }),
)

test('the diary says what was spent, of which limit, and what came of each purchase', async () => {
  await showPage('SpendDiaryPage', {}, [diary])
  expect(await screen.findByText('214.00')).toBeDefined()
  expect(screen.getByText('已用 71%')).toBeDefined()
  expect(screen.getByRole('img', { name: '命中' })).toBeDefined()
  expect(screen.getByRole('img', { name: '未中' })).toBeDefined()
  expect(screen.getAllByRole('link', { name: /月 10 金币/ })).toHaveLength(6)
})

test('who does not want to know results yet does not learn them from the diary', async () => {
  changeShield({ on: true })
  await showPage('SpendDiaryPage', {}, [diary])
  await screen.findByText('214.00')
  expect(screen.queryByRole('img', { name: '命中' })).toBeNull()
  expect(screen.getAllByRole('img', { name: '结果已隐藏' })).toHaveLength(2)
  changeShield({ on: false })
})

test('a limit is set in whole coins', async () => {
  const page = await showPage('SpendDiaryPage', {}, [
    diary,
    answer(spendingEndpoints.setLimit, { limit: cents(20_000) }),
  ])
  fireEvent.click(await screen.findByRole('button', { name: /调整上限/ }))
  const sheet = within(screen.getByRole('dialog', { hidden: true }))
  fireEvent.change(sheet.getByLabelText('每月上限'), { target: { value: '200' } })
  fireEvent.click(sheet.getByRole('button', { name: '保存', hidden: true }))
  await waitFor(() =>
    expect(page.network.asked(spendingEndpoints.setLimit)).toEqual([{ limit: 20_000 }]),
  )
})
