import { basketballDetailGateway } from '@linmen/contract/basketball/basketball-detail.gateway.ts'
import { oddsGateway } from '@linmen/contract/odds/odds.gateway.ts'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aBasketballLive } from '#test/a-basketball-live.ts'
import { answer, waiting } from '#test/answers.ts'
import { sampleEntry, sampleOf } from '#test/sample.ts'
import { showHere } from '#test/show.tsx'
import { navigation } from '#kit/navigation.ts'
import { currentPlace } from '#kit/place.ts'

const { getBkLetMatchOddds, getBkMatchBigSmallOdds, getBkMatchEuropeOdds, getBkOddsChangeDetail } =
  oddsGateway
const { getBkMatchDetail } = basketballDetailGateway
const line = { first: 90, line: 55_000, second: 98 }
const company = (oddsId: string) =>
  sampleEntry(getBkLetMatchOddds.output, 'rows', { oddsId, name: `公司${oddsId}` })
const offer = (atMs: number, inPlay: boolean) =>
  sampleEntry(getBkOddsChangeDetail.output, 'rows', {
    ...{ atMs: atMs * 1000, inPlay },
    asian: { ...line, first: 90 + atMs },
    overUnder: { ...line, first: 90 + atMs },
  })
const live = { ...aBasketballLive, phase: 'finished' } as const

const show = () =>
  showHere('BkHandicapDetailPage', [
    answer(getBkMatchDetail, sampleOf(getBkMatchDetail.output, { id: '7', live })),
    answer(
      getBkLetMatchOddds,
      sampleOf(getBkLetMatchOddds.output, { rows: [company('6'), company('2')] }),
    ),
    answer(getBkOddsChangeDetail, ({ oddsId }) =>
      sampleOf(getBkOddsChangeDetail.output, {
        ...{ name: `公司${oddsId}`, total: 2, hasNext: false },
        rows: [offer(2, true), offer(1, false)],
      }),
    ),
    ...[getBkMatchBigSmallOdds, getBkMatchEuropeOdds].map(waiting),
  ])

const choice = async (name: string) => screen.findByRole('radio', { name })
const isChosen = async (name: string) => (await choice(name)).getAttribute('aria-checked')

test('what is chosen stands in the address, and a reload shows it again', async () => {
  navigation.go('/bk-handicap-detail?matchId=7&oddsId=6&type=2')
  const { unmount } = await show()
  fireEvent.click(await choice('大小'))
  fireEvent.click(await choice('滚球'))
  fireEvent.click(await screen.findByRole('button', { name: '公司2' }))
  expect(await screen.findByRole('heading', { name: '公司2 大小' })).toBeTruthy()
  expect(await isChosen('滚球')).toBe('true')
  expect(currentPlace().address).toBe('/bk-handicap-detail?matchId=7&oddsId=2&type=3&period=inPlay')

  unmount()
  await show()
  expect(await screen.findByRole('heading', { name: '公司2 大小' })).toBeTruthy()
  expect(await isChosen('滚球')).toBe('true')
})

test('the legend says what the arrow of a line means: who gives less goes down, though a minus rises', async () => {
  navigation.go('/bk-handicap-detail?matchId=7&oddsId=6&type=2')
  await show()
  fireEvent.click(await choice('让分'))
  expect(await screen.findByText(/让分的一方让得更多为▲/)).toBeTruthy()
  fireEvent.click(await choice('大小'))
  expect(screen.queryByText(/让分的一方/)).toBeNull()
  expect(screen.getByText(/（相对前一次）/)).toBeTruthy()
})
