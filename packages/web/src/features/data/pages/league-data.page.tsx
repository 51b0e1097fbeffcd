import { LeagueView } from '#features/data/parts/league-view.tsx'
import { useScreenParams } from '#kit/go.ts'

export function Page() {
  const { leagueId = '' } = useScreenParams()
  return <LeagueView leagueId={leagueId} title="赛事" />
}
