import { rankingEndpoints } from '@linmen/contract/expert/ranking.endpoints.ts'
import { leagueRecord } from '@linmen/contract/expert/ranking.schemas.ts'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { currentPlace } from '#kit/place.ts'
import { answer, refusal } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPage } from '#test/show.tsx'

const league = sampleOf(leagueRecord, {
  league: '欧冠',
  picks: 12,
  hits: 8,
  profit: 11.4,
  share: 60,
})
const leagues = answer(rankingEndpoints.leagueRecords, { name: '老魏聊盘', leagues: [league] })

test('league records lead to the picks they are made of', async () => {
  await showPage('LeagueRecordPage', { expertId: 'wei', gameType: 'all' }, [leagues])
  const link = await screen.findByRole('link', { name: /欧冠/ })
  expect(link.getAttribute('href')).toContain('expertId=wei')
  expect(screen.getByText('67%')).toBeDefined()
})

test('one lucky pick in a league is no return', async () => {
  const lucky = sampleOf(leagueRecord, {
    ...league,
    league: '意甲',
    picks: 1,
    hits: 1,
    profit: 145,
  })
  await showPage('LeagueRecordPage', { expertId: 'wei', gameType: 'all' }, [
    answer(rankingEndpoints.leagueRecords, { name: '老魏聊盘', leagues: [league, lucky] }),
  ])
  expect(await screen.findByText('样本不足')).toBeDefined()
  expect(screen.getByText('+11.4%')).toBeDefined()
  expect(screen.queryByText(/145/)).toBeNull()
})

test('the distribution of leagues is drawn with its shares', async () => {
  await showPage('ExpertLeagueDistributionPage', { expertId: 'wei' }, [leagues])
  expect(await screen.findByText(/60%/)).toBeDefined()
})

test('who knows a league best, where nobody has enough picks', async () => {
  await showPage('LeagueRecordDetailPage', { option: '1' }, [
    answer(rankingEndpoints.leagueExperts, { name: '欧冠', items: [] }),
  ])
  expect(await screen.findByText('样本不足')).toBeDefined()
  expect(screen.getByRole('heading', { name: '欧冠' })).toBeDefined()
  expect(document.title).toContain('欧冠')
})

test('the picks of one expert in a league are asked for by its name', async () => {
  const { network } = await showPage('LeagueRecordDetailPage', { option: '1', expertId: 'wei' }, [
    answer(rankingEndpoints.leagueExperts, { name: '欧冠', items: [] }),
    answer(planEndpoints.list, sampleOf(planEndpoints.list.output, { items: [] })),
  ])
  expect(await screen.findByText('还没有发布方案')).toBeDefined()
  expect(network.asked(planEndpoints.list)).toMatchObject([{ expertId: 'wei', leagueName: '欧冠' }])
})

test('a league that does not exist is said so, with a way on', async () => {
  await showPage('LeagueRecordDetailPage', { option: '999' }, [
    refusal(rankingEndpoints.leagueExperts, 'league.not_found'),
  ])
  expect(await screen.findByText('没有这项赛事')).toBeDefined()
  expect(document.title).not.toContain('999')
  fireEvent.click(screen.getByRole('button', { name: '去专家榜' }))
  expect(currentPlace().path).toBe('/expertList')
})
