import { basketballGateway } from '@linmen/contract/sportdata/basketball.gateway.ts'
import { footballGateway } from '@linmen/contract/sportdata/football.gateway.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { readGateway } from '#kit/read.ts'
import { basketballFinds, footballFinds, type FoundMatch } from './find-matches.ts'

const NO_FOOTBALL = { leagues: [], matches: [] }
const NO_BASKETBALL = { groups: [] }
const COMPANY = 6

/** Today's matches of some sports that a word finds. */
export function useFoundMatches(word: string, sports: readonly FoundMatch['sport'][]) {
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
  return {
    football: useMemo(() => footballFinds(wanted, ofFootball), [wanted, ofFootball]),
    basketball: useMemo(() => basketballFinds(wanted, ofBasketball), [wanted, ofBasketball]),
    loading: asked.some(({ isPending }) => isPending),
    failed: asked.every(({ isError }) => isError),
    retry: () => asked.forEach(({ refetch }) => void refetch()),
  }
}
