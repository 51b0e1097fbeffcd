import { basketballLeagueGateway } from '@linmen/contract/league/basketball-league.gateway.ts'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '#test/answers.ts'
import { sampleEntry } from '#test/sample.ts'
import { showPage } from '#test/show.tsx'

const { getBkCountryList, getBkLeagueList } = basketballLeagueGateway
const country = (id: string, name: string, area: 'europe' | 'asia') =>
  sampleEntry(getBkCountryList.output, 'countries', { id, name, area, letter: 'A' })
const league = (id: string, fullName: string, countryId: string, level: number) =>
  sampleEntry(getBkLeagueList.output, 'leagues', {
    ...{ id, fullName, name: fullName, countryId, level, kind: 'league', hot: false },
  })

test('basketball leagues stand under their countries by level, and an area leaves the others out', async () => {
  await showPage('LeagueListPage', { sport: 'basketball' }, [
    answer(getBkCountryList, {
      countries: [country('1', '西班牙', 'europe'), country('2', '日本', 'asia')],
      hasNext: false,
    }),
    answer(getBkLeagueList, {
      leagues: [
        league('8', '西班牙次级', '1', 2),
        league('7', '西班牙联赛', '1', 1),
        league('9', '日本联赛', '2', 1),
      ],
      teams: [],
      players: [],
      hasNext: false,
    }),
  ])
  const links = async () =>
    (await screen.findAllByRole('link', { name: /联赛|次级/ })).map(
      ({ textContent }) => textContent,
    )
  const [japan, first, second] = await links()
  expect(japan).toContain('日本联赛')
  expect(first).toContain('西班牙联赛第 1 级')
  expect(second).toContain('西班牙次级第 2 级')
  fireEvent.click(screen.getByRole('tab', { name: '亚洲' }))
  expect(await links()).toHaveLength(1)
})
