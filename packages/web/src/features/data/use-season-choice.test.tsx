import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { callGateway } from '#kit/call.ts'
import { Outage, Refused } from '#kit/failure.ts'
import { ShownContext } from '#kit/go.ts'
import { navigation } from '#kit/navigation.ts'
import { currentPlace } from '#kit/place.ts'
import { createQueryClient } from '#kit/query-client.ts'
import { figuresQuery } from './data.queries.ts'
import { useSeasonChoice, useTrueSeason } from './use-season-choice.ts'

vi.mock('#kit/call.ts', () => ({ call: vi.fn(), callGateway: vi.fn() }))

const ADDRESS = '/data/league/11?seasonId=10051'
let refusal: Error

beforeEach(() => {
  vi.mocked(callGateway).mockImplementation((async (
    _row: unknown,
    input: { seasonId?: string },
  ) => {
    if (input.seasonId !== undefined) throw refusal
    return '本季'
  }) as never)
})

function Season() {
  const season = useSeasonChoice('11')
  const query = useQuery({ ...figuresQuery(season.choice), retry: false })
  useTrueSeason(season, query.error)
  return <p>{query.error ? '出错' : query.data ? String(query.data) : '等待'}</p>
}

function open() {
  // An address that is gone to twice is the same visit.
  navigation.go('/data')
  navigation.go(ADDRESS)
  const shown = { place: currentPlace(), screen: null, params: { leagueId: '11' } }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ShownContext value={shown}>
        <Season />
      </ShownContext>
    </QueryClientProvider>,
  )
}

test.each(['league.not_found', 'bad_input'])(
  'a season that is refused with %s gives way to the present one, also in the address',
  async (code) => {
    refusal = new Refused(code, {}, '没有这项赛事')
    open()
    expect(await screen.findByText('本季')).toBeDefined()
    expect(currentPlace().address).toBe('/data/league/11')
  },
)

test.each([
  ['no answer', new Outage('unreachable')],
  ['too many questions', new Refused('too_many', {}, '稍后再试')],
])('after %s the season stands', async (_name, error) => {
  refusal = error
  open()
  expect(await screen.findByText('出错')).toBeDefined()
  expect(currentPlace().address).toBe(ADDRESS)
})
