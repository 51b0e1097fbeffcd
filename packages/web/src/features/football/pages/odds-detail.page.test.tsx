import { footballDetailGateway } from '@linmen/contract/football/football-detail.gateway.ts'
import { oddsGateway } from '@linmen/contract/odds/odds.gateway.ts'
import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, waiting } from '#test/answers.ts'
import { sampleEntry, sampleOf } from '#test/sample.ts'
import { showHere } from '#test/show.tsx'
import { navigation } from '#kit/navigation.ts'
import { currentPlace } from '#kit/place.ts'

const { getAsiaOddsDetail, getAsiaOddsList, getEuropeOddsDetail, getEuropeOddsList } = oddsGateway
const { getMatchInfoById } = footballDetailGateway
const HOUR = 3_600_000
const named = (oddsId: string) => ({ oddsId, company: Number(oddsId), name: `公司${oddsId}` })
const info = sampleOf(getMatchInfoById.output, {
  id: '7',
  kickOffAtMs: Date.now() - 3 * HOUR,
  live: { ...NOTHING_YET, phase: 'finished' },
})
const asian = ['6', '2'].map((id) => sampleEntry(getAsiaOddsList.output, 'rows', named(id)))
const european = ['6', '2'].map((id) => sampleEntry(getEuropeOddsList.output, 'rows', named(id)))

const show = () =>
  showHere('OddsDetailPage', [
    answer(getMatchInfoById, info),
    answer(getAsiaOddsList, sampleOf(getAsiaOddsList.output, { rows: asian })),
    answer(getEuropeOddsList, sampleOf(getEuropeOddsList.output, { rows: european })),
    ...[getAsiaOddsDetail, getEuropeOddsDetail].map(waiting),
  ])

function open(address: string) {
  navigation.go(address)
  return show()
}

const choice = async (name: string) => screen.findByRole<HTMLInputElement>('radio', { name })

test('what is chosen stands in the address, and a reload shows it again', async () => {
  const { unmount } = await open('/odds-detail?matchId=7&oddsId=6&type=1')
  fireEvent.click(await choice('亚指'))
  fireEvent.click(await screen.findByRole('button', { name: '公司2' }))
  fireEvent.click(await choice('滚球'))
  expect(currentPlace().address).toBe('/odds-detail?matchId=7&oddsId=2&type=2&period=inPlay')

  unmount()
  await show()
  expect(await screen.findByRole('button', { name: '公司2', pressed: true })).toBeTruthy()
  expect((await choice('亚指')).getAttribute('aria-checked')).toBe('true')
  expect((await choice('滚球')).getAttribute('aria-checked')).toBe('true')
})

test('a period nobody knows is none', async () => {
  await open('/odds-detail?matchId=7&oddsId=6&type=2&period=later')
  expect((await choice('赛前')).getAttribute('aria-checked')).toBe('true')
})
