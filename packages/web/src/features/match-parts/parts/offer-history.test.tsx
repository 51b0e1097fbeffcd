import type { MarketPeriod } from '@linmen/domain/odds/time-machine.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OfferHistory, type OfferRow } from './offer-history.tsx'

const KICK_OFF = Date.UTC(2026, 10, 25, 20)
const offer = (minutes: number, value: string): OfferRow => ({
  atMs: KICK_OFF + minutes * 60_000,
  inPlay: minutes > 0,
  cells: [{ value, move: 'same' }],
})
const OFFERS = [offer(30, '3.10'), offer(-60, '2.60'), offer(-600, '2.20')]

const show = (period: MarketPeriod, offers = OFFERS) =>
  render(
    <OfferHistory
      query={{ isPending: false, isError: false, refetch: () => undefined } as never}
      offers={offers}
      title="36*"
      heads={['主胜']}
      emptyTitle="没有开盘"
      chart={<p>走势</p>}
      period={period}
    />,
  )
const prices = () => screen.queryAllByRole('cell').map(({ textContent }) => textContent)

test('the table holds the changes of the period that is charted', () => {
  show('before')
  expect(screen.getByRole('table', { name: /^赛前全部变化/ })).toBeTruthy()
  expect(prices()).toEqual(['2.60', '2.20'])
  expect(screen.getByText('初')).toBeTruthy()
})

test('prices of play are another table', () => {
  show('inPlay')
  expect(screen.getByRole('table', { name: /^滚球全部变化/ })).toBeTruthy()
  expect(prices()).toEqual(['3.10'])
  expect(screen.queryByText('初')).toBeNull()
})

test('a company without prices of play has no table of them', () => {
  show('inPlay', OFFERS.slice(1))
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByText('走势')).toBeTruthy()
})
