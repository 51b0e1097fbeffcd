import { applyEndpoints } from '@linmen/contract/expert/apply.endpoints.ts'
import { articleEndpoints } from '@linmen/contract/expert/article.endpoints.ts'
import { expertEndpoints } from '@linmen/contract/expert/expert.endpoints.ts'
import { hotExpert } from '@linmen/contract/expert/expert.schemas.ts'
import { rankingEndpoints } from '@linmen/contract/expert/ranking.endpoints.ts'
import { receivedNoteEndpoints } from '@linmen/contract/expert/received-note.endpoints.ts'
import { subscriptionEndpoints } from '@linmen/contract/expert/subscription.endpoints.ts'
import {
  ownSubscription,
  subscribableExpert,
} from '@linmen/contract/expert/subscription.schemas.ts'
import { receivedNote } from '@linmen/contract/plan/note.schemas.ts'
import { searchEndpoints } from '@linmen/contract/search/search.endpoints.ts'
import { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keepLogin } from '#kit/login-state.ts'
import { aMember } from '#test/a-member.ts'
import { anExpert as expert, anExpertHome as home } from '#test/an-expert.ts'
import { answer, outage } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPage } from '#test/show.tsx'

test('months of private push have a price and an order', async () => {
  const items = [sampleOf(subscribableExpert, { expert, price: 18_800 as never, days: 30 })]
  await showPage('ExpertPushIndexPage', {}, [
    answer(subscriptionEndpoints.listSubscribable, { items, hasNext: false }),
  ])
  const link = await screen.findByRole('link', { name: '订阅 老魏聊盘' })
  expect(link.getAttribute('href')).toBe('#/expert-push/order/wei')
})

test('the order says what is had for how long', async () => {
  keepLogin({ token: '1|s' })
  await showPage('ExpertPushOrderPage', { expertId: 'wei' }, [answer(expertEndpoints.show, home)])
  expect(await screen.findByRole('button', { name: /订阅 188/ })).toBeDefined()
  expect(screen.getByRole('link', { name: /订阅协议/ })).toBeDefined()
})

test('the protocol says that nothing renews itself', async () => {
  await showPage('PushProtocolPage', {})
  expect(screen.getByText(/到期不自动续费/)).toBeDefined()
})

test('own months are listed with what was published in them', async () => {
  keepLogin({ token: '1|s' })
  const item = sampleOf(ownSubscription, { id: 's1', expert, pushed: 9, isRunning: true })
  await showPage('MyExpertMonth', {}, [
    answer(subscriptionEndpoints.listSubscribed, { items: [item], hasNext: false }),
  ])
  expect(await screen.findByText('期间发布 9 篇')).toBeDefined()
})

test('whoever is no expert can apply, with a reason', async () => {
  keepLogin({ token: '1|s' })
  const page = await showPage('ExpertApplyPage', {}, [
    answer(applyEndpoints.application, {}),
    answer(applyEndpoints.apply, {}),
  ])
  const field = await screen.findByRole('textbox')
  fireEvent.change(field, { target: { value: '看英超十五年，写过三年复盘' } })
  fireEvent.click(screen.getByRole('button', { name: '提交申请' }))
  await waitFor(() => expect(page.network.asked(applyEndpoints.apply)).toHaveLength(1))
})

test('R-ROLE-005 R-ROLE-016: an expert sees the share and the four conditions of the month', async () => {
  keepLogin({ token: '1|s' })
  const month = {
    level: 2,
    grade: 8,
    sharePercent: 30,
    recommendations: 34,
    activeDays: 12,
    returned: 3.2,
    place: 27,
  }
  await showPage('ExpertApplyPage', {}, [answer(applyEndpoints.application, { month })])
  expect(await screen.findByText(/分成 30%/)).toBeDefined()
  expect(screen.getByText('2/4')).toBeDefined()
  expect(screen.getByText('第 27')).toBeDefined()
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps).toEqual([
    ...['七段下', '七段中', '七段上', '八段下', '八段中'],
    ...['0%实验室', '15%七段', '20%八段', '25%九段', '30%特级'],
  ])
  expect(screen.getByText('七段上', { selector: 'li' }).getAttribute('aria-current')).toBe('step')
  expect(screen.getByRole('link', { name: /分成收入/ }).getAttribute('href')).toBe(
    '#/expert-income',
  )
})

test('notes to an expert can be answered', async () => {
  keepLogin({ token: '1|s' })
  const note = sampleOf(receivedNote, {
    id: 'n1',
    author: '小美',
    content: '角球怎么看',
    title: '主场稳',
    subjectId: 'p1',
  })
  const page = await showPage('ExpertNote', {}, [
    answer(userEndpoints.me, { ...aMember, isExpert: true, level: 'record' }),
    answer(receivedNoteEndpoints.listNotes, { items: [note], hasNext: false }),
    answer(receivedNoteEndpoints.replyToNote, {}),
  ])
  fireEvent.change(await screen.findByLabelText('回复 小美', { selector: 'input' }), {
    target: { value: '下半场会多' },
  })
  fireEvent.click(screen.getByRole('button', { name: '回复 小美' }))
  await waitFor(() =>
    expect(page.network.asked(receivedNoteEndpoints.replyToNote)[0]).toMatchObject({
      noteId: 'n1',
      reply: '下半场会多',
    }),
  )
})

test('an article is read with its author', async () => {
  const article = { id: 'a1', title: '防守为先', body: '先不丢球。', publishedAtMs: 0, expert }
  await showPage('ExpertArticlePage', { id: 'a1' }, [answer(articleEndpoints.article, article)])
  expect(await screen.findByRole('heading', { name: '防守为先' })).toBeDefined()
})

test('feedback about an article names it', async () => {
  keepLogin({ token: '1|s' })
  await showPage('ExpertArticleFeedbackPage', { id: 'a1' })
  expect(screen.getByRole('button', { name: '提交' })).toBeDefined()
})

test('a list that cannot be read says so in its place', async () => {
  await showPage('ExpertListPage', {}, [outage(rankingEndpoints.ranking)])
  expect((await screen.findByRole('alert')).textContent).toContain('网络异常')
})

test('R-SEARCH-008 experts are found by name, and the word is remembered', async () => {
  const found = sampleOf(hotExpert, { ...expert, name: '老魏聊盘' })
  const page = await showPage('ExpertSearchPage', {}, [
    answer(searchEndpoints.hotExperts, { list: [] }),
    answer(searchEndpoints.findExperts, { items: [found], hasNext: false }),
  ])
  const field = await screen.findByRole('searchbox')
  fireEvent.change(field, { target: { value: '老魏' } })
  fireEvent.submit(field.closest('form')!)
  expect(await screen.findByRole('link', { name: /老魏聊盘/ })).toBeDefined()
  expect(page.network.asked(searchEndpoints.findExperts)[0]).toMatchObject({ keyWord: '老魏' })
})
