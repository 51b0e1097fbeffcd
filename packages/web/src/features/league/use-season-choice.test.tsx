import { leagueGateway } from '@linmen/contract/league/league.gateway.ts'
import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, outage, refusal, type Answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPart } from '#test/show.tsx'
import { ShownContext } from '#kit/shown.ts'
import { navigation } from '#kit/navigation.ts'
import { currentPlace } from '#kit/place.ts'
import { figuresQuery } from './league.queries.ts'
import { useSeasonChoice, useTrueSeason } from './use-season-choice.ts'

const ADDRESS = '/data/league/11?seasonId=10051'
const { queryLeagueStatistics: figures } = leagueGateway
const present = answer(figures, sampleOf(figures.output))

/** The season of the address gets this answer, the present one its own. */
const answered = (bySeason: Answer): Answer => ({
  row: figures,
  reply: (input) =>
    ((input as { seasonId?: string }).seasonId === undefined ? present : bySeason).reply(input),
})

function Season() {
  const season = useSeasonChoice('11')
  const query = useQuery({ ...figuresQuery(season.choice), retry: false })
  useTrueSeason(season, query.error)
  return <p>{query.error ? '出错' : query.data ? '本季' : '等待'}</p>
}

function open(bySeason: Answer) {
  // An address that is gone to twice is the same visit.
  navigation.go('/data')
  navigation.go(ADDRESS)
  const shown = { place: currentPlace(), screen: null, params: { leagueId: '11' } }
  showPart(
    <ShownContext value={shown}>
      <Season />
    </ShownContext>,
    [answered(bySeason)],
  )
}

test.each(['league.not_found', 'bad_input'] as const)(
  'a season that is refused with %s gives way to the present one, also in the address',
  async (code) => {
    open(refusal(figures, code))
    expect(await screen.findByText('本季')).toBeDefined()
    expect(currentPlace().address).toBe('/data/league/11')
  },
)

test.each([
  ['no answer', outage(figures)],
  ['too many questions', refusal(figures, 'too_many_requests', { data: { retryAfterMs: 1000 } })],
])('after %s the season stands', async (_name, failing) => {
  open(failing)
  expect(await screen.findByText('出错')).toBeDefined()
  expect(currentPlace().address).toBe(ADDRESS)
})
