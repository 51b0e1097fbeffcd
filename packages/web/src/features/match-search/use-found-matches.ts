import { basketballGateway } from '@linmen/contract/basketball/basketball.gateway.ts'
import { footballGateway } from '@linmen/contract/football/football.gateway.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { readGateway } from '#kit/read.ts'
import { basketballFinds, footballFinds, type FoundMatch, type Known } from './find-matches.ts'

const NO_FOOTBALL = { leagues: [], matches: [] }
const NO_BASKETBALL = { groups: [] }
const NOTHING: Known = { leagues: [], teams: [] }
const COMPANY = 6

type Sport = FoundMatch['sport']

/** Today's matches of some sports that a word finds, or that are of competitions and teams it has found. */
export function useFoundMatches(
  word: string,
  sports: readonly Sport[],
  known: Readonly<Record<Sport, Known | false | undefined>>,
) {
  const football = useQuery({
    ...readGateway(footballGateway.getMatchListByDate, { company: COMPANY }),
    enabled: sports.includes('football'),
  })
  const basketball = useQuery({
    ...readGateway(basketballGateway.getBkTodayGroupLeagueMatchList, { company: COMPANY }),
    enabled: sports.includes('basketball'),
  })
  const wanted = useDeferredValue(word)
  // A sport that is not wanted may still be known from another page.
  const ofFootball = (football.isEnabled && football.data) || NO_FOOTBALL
  const ofBasketball = (basketball.isEnabled && basketball.data) || NO_BASKETBALL
  const asked = [football, basketball].filter(({ isEnabled }) => isEnabled)
  const teams = known.football || NOTHING
  const clubs = known.basketball || NOTHING
  return {
    football: useMemo(() => footballFinds(wanted, ofFootball, teams), [wanted, ofFootball, teams]),
    basketball: useMemo(
      () => basketballFinds(wanted, ofBasketball, clubs),
      [wanted, ofBasketball, clubs],
    ),
    loading: asked.some(({ isPending }) => isPending),
    failed: asked.every(({ isError }) => isError),
    retry: () => asked.forEach(({ refetch }) => void refetch()),
  }
}
