import { HOME_FRESH_MS } from '@linmen/contract/home/home-fresh.ts'
import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { read } from '#kit/read.ts'

/** How many matches today's list has. */
export function DayCount({ orElse }: { orElse: string }) {
  const dates = useQuery({ ...read(matchEndpoints.listDates, {}), staleTime: HOME_FRESH_MS })
  const today = dates.data?.dates.find(({ date, whole }) => whole && date === dates.data.today)
  return today ? `${today.date.slice(5)} 比赛日 ${today.matches}\u00a0场` : orElse
}
