import { predictionEndpoints } from '@linmen/contract/prediction/prediction.endpoints.ts'
import { specialEndpoints } from '@linmen/contract/special/special.endpoints.ts'
import { listedSignal, type ToolOffer } from '@linmen/contract/special/tool.schemas.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { TOOLS } from '@linmen/domain/special/tools.ts'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { keepLogin } from '#kit/login-state.ts'
import { answer } from '#test/answers.ts'
import { endTimers } from '#test/page-life.ts'
import { sampleOf } from '#test/sample.ts'
import { showPage } from '#test/show.tsx'

beforeEach(() => {
  keepLogin({ token: '1|s' })
  // The login was long ago: the news of it, a moment later, would have everything asked for again.
  endTimers()
})

const signal = sampleOf(listedSignal, { matchId: 'm1', access: 'locked', strength: 96 })

const offer: ToolOffer = {
  ...{ freeLooks: 2, freeLeft: 1 },
  tools: TOOLS.map(({ key, price }) => ({
    tool: key,
    price,
    access: price ? ('locked' as const) : ('free' as const),
  })),
}

test('the index shows what is offered, at the prices that were set', async () => {
  const [first, second] = [cents(700), cents(1500)]
  await showPage('SpecialIndex', {}, [
    answer(predictionEndpoints.listBest, { signals: [] }),
    answer(specialEndpoints.tools, {
      ...offer,
      tools: [
        { tool: 'radar', price: { member: first, others: second }, access: 'locked' },
        { tool: 'deviation', price: null, access: 'free' },
      ],
    }),
  ])
  expect(await screen.findByText('之后 15 金币/项，会员 7 金币')).toBeDefined()
  expect(screen.getAllByText('免费')).toHaveLength(1)
  expect(screen.queryByText('离散度')).toBeNull()
})

test('R-MODEL-007 the index has fourteen tools under four questions, and what is left of the free looks', async () => {
  await showPage('SpecialIndex', {}, [
    answer(predictionEndpoints.listBest, { signals: [signal] }),
    answer(specialEndpoints.tools, offer),
  ])
  expect(await screen.findByText('今日免费解锁剩 1 次')).toBeDefined()
  for (const title of ['机构看法一致吗', '指数在往哪边动', '成交偏向哪边', '实力与历史怎么说'])
    expect(screen.getByRole('heading', { name: title })).toBeDefined()
  expect(screen.getAllByText('免费')).toHaveLength(5)
  expect(await screen.findByRole('img', { name: '强度 96' })).toBeDefined()
})

const sold = TOOLS.filter(({ price }) => price !== null).length
test.each([
  ['of a membership', 'member', '会员已含', '会员已含全部特色数据'],
  ['of a pass for each', 'pass', '单项通行', '全部特色数据已开通'],
] as const)(
  'what is open because %s has no price and says why',
  async (_why, access, word, top) => {
    await showPage('SpecialIndex', {}, [
      answer(predictionEndpoints.listBest, { signals: [] }),
      answer(specialEndpoints.tools, {
        ...offer,
        tools: offer.tools.map((each) => (each.price ? { ...each, access } : each)),
      }),
    ])
    expect(await screen.findByText(top)).toBeDefined()
    expect(screen.getAllByText(word)).toHaveLength(sold)
  },
)
