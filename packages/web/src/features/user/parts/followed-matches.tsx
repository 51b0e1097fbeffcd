import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { read } from '#kit/read.ts'
import { star } from '#ui/icon/control.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'

const PAGE = { pageNo: 1, pageSize: 300, sport: 'football' } as const

/** How many matches the member follows; the list itself is a tab of the scores. */
export function FollowedMatches() {
  const { data } = useQuery(read(matchEndpoints.listFollowed, PAGE))
  return (
    <ListRow
      glyph={star}
      title="关注的比赛"
      note={data ? `${data.matchIds.length}${data.hasNext ? '+' : ''} 场` : '-'}
      href={hrefTo('ZqMatchListPage', { tab: 'followed' })}
    />
  )
}
