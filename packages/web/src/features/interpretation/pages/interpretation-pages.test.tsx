import { draftEndpoints } from '@linmen/contract/expert/draft.endpoints.ts'
import { publishEndpoints } from '@linmen/contract/plan/publish.endpoints.ts'
import { offeredMatch } from '@linmen/contract/plan/publish.schemas.ts'
import { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import { interpretationEndpoints } from '@linmen/contract/interpretation/interpretation.endpoints.ts'
import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepLogin } from '#kit/login-state.ts'
import { notices } from '#kit/notices.ts'
import { currentPlace } from '#kit/place.ts'
import { aMember } from '#test/a-member.ts'
import { aDetail, anInterpretation } from '#test/an-interpretation.ts'
import { answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPage } from '#test/show.tsx'

const rows = interpretationEndpoints
const follow = answer(rows.expertFollowState, { followed: false, fans: 0 })
const listed = answer(rows.list, { items: [anInterpretation()], hasNext: false })
const nothing = answer(rows.list, { items: [], hasNext: false })

beforeEach(() => keepLogin({ token: '1|s' }))

test('the list has six kinds, and the numbers of older addresses open them', async () => {
  const { network } = await showPage('JieduListPage', { type: 3 }, [listed])
  expect(await screen.findByText('左路为什么更重')).toBeDefined()
  expect(network.asked(rows.list)[0]).toMatchObject({ kind: 'winDrawLose', pageNo: 1 })
  fireEvent.click(screen.getByRole('tab', { name: '北单' }))
  await waitFor(() =>
    expect(network.asked(rows.list).at(-1)).toMatchObject({ kind: 'beijingSingle' }),
  )
})

test('R-APP-013 written and spoken ones stand in one list, each led to where it is read or played', async () => {
  const items = [
    anInterpretation({ id: 'w1', title: '写出来的' }),
    anInterpretation({ id: 'v1', title: '讲出来的', medium: 'video', seconds: 40 }),
  ]
  await showPage('JieduListPage', {}, [answer(rows.list, { items, hasNext: false })])
  const written = await screen.findByText('写出来的')
  expect(written.closest('article')?.innerHTML).toContain('/tjInterpretation/w1')
  const spoken = screen.getByText('讲出来的').closest('article')
  expect(spoken?.textContent).toContain('视频 0:40')
  expect(spoken?.innerHTML).toContain('/video-jiedu-list?')
})

test('a kind without any says which', async () => {
  await showPage('JieduListPage', { tab: 'basketball' }, [nothing])
  expect(await screen.findByText('还没有篮球解读')).toBeDefined()
})

test('what one has unlocked is asked for by its own scope', async () => {
  const { network } = await showPage('MyLookJieduPage', { tab: '1' }, [listed])
  await screen.findByText('左路为什么更重')
  expect(network.asked(rows.list)[0]).toMatchObject({
    filter: { scope: 'looked', state: 'open' },
  })
})

test('what one has written likewise', async () => {
  const { network } = await showPage('MyPostJieduPage', {}, [listed])
  await screen.findByText('左路为什么更重')
  expect(network.asked(rows.list)[0]).toMatchObject({ filter: { scope: 'posted' } })
})

test('one expert in one league', async () => {
  const link = { expertId: 'lu', leagueId: 'l1' }
  const { network } = await showPage('ExpertLeagueJieDuPage', link, [listed])
  expect(await screen.findByText('陆知行 欧冠解读')).toBeDefined()
  expect(network.asked(rows.list)[0]).toMatchObject({ filter: link })
})

test('a payment that went through says what it cost', async () => {
  const paid = sampleOf(payEndpoints.status.output, { status: 'paid', amount: cents(2800) })
  await showPage('JieduPayOkPage', { id: 'jd1', orderId: 'so1' }, [
    answer(rows.look, aDetail({ owned: true, body: '正文' })),
    answer(payEndpoints.status, paid),
  ])
  expect(await screen.findByText('28 金币')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '查看解读' }))
  expect(currentPlace().path).toBe('/tjInterpretation/jd1')
})

test('the address of a success proves nothing', async () => {
  await showPage('JieduPayOkPage', { id: 'jd1' }, [answer(rows.look, aDetail())])
  expect(await screen.findByRole('heading', { name: '支付失败' })).toBeDefined()
})

test('a failure says why in our words and leads back', async () => {
  const link = { errorMsg: 'interpretation.closed', interpretationId: 'jd1' }
  await showPage('JieduPayErrorPage', link)
  expect(await screen.findByText('比赛已开始，解读不再出售')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '返回解读' }))
  expect(currentPlace().path).toBe('/tjInterpretation/jd1')
})

test('coins that are short: price, balance and what is missing', async () => {
  const link = { interpretationId: 'jd1', price: cents(1), balance: cents(999_900) }
  await showPage('JieduPayChargePage', link, [
    answer(rows.look, aDetail()),
    follow,
    answer(
      walletEndpoints.balance,
      sampleOf(walletEndpoints.balance.output, { coins: cents(800) }),
    ),
  ])
  expect(await screen.findByText('20 金币')).toBeDefined()
  expect(screen.getByText('28 金币')).toBeDefined()
  expect(screen.getByText('8.00 金币')).toBeDefined()
})

test('stars and words are sent once, and the page of the text follows', async () => {
  const { network } = await showPage('JieduFeedbackPage', { id: 'jd1' }, [
    answer(rows.look, aDetail({ owned: true, mayRate: true, result: 'hit' })),
    answer(rows.rate, { count: 1, average: 4, spread: [0, 0, 0, 1, 0] }),
    answer(couponEndpoints.claimForRating, { sent: true, name: '评价有礼券', worth: cents(300) }),
  ])
  const said = vi.spyOn(notices, 'toast').mockReturnValue()
  fireEvent.click(await screen.findByRole('radio', { name: '4 星' }))
  fireEvent.change(screen.getByRole('textbox', { name: '评价内容' }), { target: { value: '清楚' } })
  fireEvent.click(screen.getByRole('button', { name: '提交评价' }))
  await waitFor(() =>
    expect(network.asked(rows.rate)).toMatchObject([{ rating: { score: 4, content: '清楚' } }]),
  )
  await waitFor(() => expect(currentPlace().path).toBe('/tjInterpretation/jd1'))
  expect(network.asked(couponEndpoints.claimForRating)).toEqual([{ interpretationId: 'jd1' }])
  expect(said).toHaveBeenCalledWith('评价已提交，送你一张评价有礼券')
  said.mockRestore()
})

test('who may not rate yet hears why', async () => {
  const look = answer(rows.look, aDetail({ owned: true }))
  await showPage('JieduFeedbackPage', { id: 'jd1' }, [look])
  expect(await screen.findByText('比赛结束后可以评价')).toBeDefined()
})

const asExpert = answer(userEndpoints.me, { ...aMember, isExpert: true, level: 'record' })
const offer = sampleOf(offeredMatch, {
  match: { ...anInterpretation().match, matchId: 'm1', home: '红星', away: '蓝月' },
  european: { home: 192, draw: 340, away: 420 },
})
const KEPT = {
  title: '左路为什么更重',
  teaser: '看左路的人数',
  lead: '公开部分说明这场比赛要看什么，不说结论，人人都可以读到。',
  body: '正文写给付费的读者。'.repeat(8),
  coins: 28,
}

test('an interpretation is begun on one device and sent from another, locked for good', async () => {
  const page = await showPage('PublishJieduPage', {}, [
    asExpert,
    answer(draftEndpoints.draft, { body: JSON.stringify(KEPT), keptAtMs: 8e12 }),
    answer(draftEndpoints.keepDraft, { keptAtMs: 8e12 }),
    answer(publishEndpoints.listFootballMatches, { items: [offer] }),
    answer(rows.publish, { id: 'jd9' }),
  ])
  expect(await screen.findByDisplayValue('左路为什么更重')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '选择比赛' }))
  fireEvent.click(await screen.findByRole('button', { name: /红星 vs 蓝月/ }))
  fireEvent.click(await screen.findByRole('button', { name: '主胜 1.92' }))
  fireEvent.click(screen.getByRole('button', { name: '检查并锁定' }))
  await waitFor(() => expect(page.network.asked(rows.publish)).toHaveLength(1))
  expect(page.network.asked(rows.publish)[0]).toMatchObject({
    matchId: 'm1',
    choice: 'home',
    price: 2800,
    title: KEPT.title,
  })
  // What was published is no draft any more.
  await waitFor(() =>
    expect(page.network.asked(draftEndpoints.keepDraft).at(-1)).toEqual({ kind: 'interpretation' }),
  )
})

test('an interpretation is sold together with an earlier one of another match', async () => {
  const told = anInterpretation()
  const earlier = { ...told, match: { ...told.match, matchId: 'm2' } }
  const [paid, same, free] = [
    { ...earlier, id: 'jd5', title: '客队的回撤' },
    { ...earlier, id: 'jd6', title: '同一场的另一篇', match: { ...earlier.match, matchId: 'm1' } },
    { ...earlier, id: 'jd7', title: '免费的一篇', price: cents(0) },
  ]
  const page = await showPage('PublishJieduPage', {}, [
    asExpert,
    answer(draftEndpoints.draft, { body: JSON.stringify(KEPT), keptAtMs: 8e12 }),
    answer(draftEndpoints.keepDraft, { keptAtMs: 8e12 }),
    answer(publishEndpoints.listFootballMatches, { items: [offer] }),
    answer(rows.list, { items: [paid, same, free], hasNext: false }),
    answer(rows.publish, { id: 'jd9' }),
  ])
  fireEvent.click(await screen.findByRole('button', { name: '选择比赛' }))
  fireEvent.click(await screen.findByRole('button', { name: /红星 vs 蓝月/ }))
  fireEvent.click(await screen.findByRole('button', { name: '主胜 1.92' }))
  fireEvent.click(await screen.findByRole('radio', { name: /客队的回撤/ }))
  expect(screen.queryByText('同一场的另一篇')).toBeNull()
  expect(screen.queryByText('免费的一篇')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '检查并锁定' }))
  await waitFor(() =>
    expect(page.network.asked(rows.publish)).toMatchObject([{ matchId: 'm1', pairWith: 'jd5' }]),
  )
})

test('an interpretation that lacks something is not sent', async () => {
  const said = vi.spyOn(notices, 'toast').mockReturnValue()
  const page = await showPage('PublishJieduPage', {}, [asExpert, answer(draftEndpoints.draft, {})])
  fireEvent.click(await screen.findByRole('button', { name: '检查并锁定' }))
  await waitFor(() => expect(said).toHaveBeenCalledWith('请选择比赛'))
  expect(page.network.asked(rows.publish)).toEqual([])
  said.mockRestore()
})

test('a video interpretation says what it still lacks: the film, then its end, then the poster', async () => {
  const said = vi.spyOn(notices, 'toast').mockReturnValue()
  const page = await showPage('PublishJieduPage', {}, [
    asExpert,
    answer(draftEndpoints.draft, { body: JSON.stringify(KEPT), keptAtMs: 8e12 }),
    answer(publishEndpoints.listFootballMatches, { items: [offer] }),
  ])
  fireEvent.click(await screen.findByRole('radio', { name: '视频' }))
  expect(screen.getByText('MP4，200 MB 以内，最长 10 分钟')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '选择比赛' }))
  fireEvent.click(await screen.findByRole('button', { name: /红星 vs 蓝月/ }))
  fireEvent.click(await screen.findByRole('button', { name: '主胜 1.92' }))
  fireEvent.click(screen.getByRole('button', { name: '检查并锁定' }))
  await waitFor(() => expect(said).toHaveBeenCalledWith('请选择视频'))
  expect(page.network.asked(rows.publish)).toEqual([])
  said.mockRestore()
})
