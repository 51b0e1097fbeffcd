import { chatEndpoints } from '@linmen/contract/chat/chat.endpoints.ts'
import type { ChatRoom } from '@linmen/contract/chat/chat.schemas.ts'
import { beijingTime } from '@linmen/domain/match/business-day.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { read } from '#kit/read.ts'
import { Card } from '#ui/card/card.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Section } from '#ui/section/section.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'

/** Rooms people talk in now. They name no score. */
export function Page() {
  const query = useQuery(read(chatEndpoints.listRooms, {}))
  return (
    <PageFrame title="直播间">
      <Loaded
        query={query}
        skeleton={<SkeletonRows count={8} />}
        isEmpty={({ rooms }) => rooms.length === 0}
        empty={{
          title: '现在没有开放的直播间',
          text: '开赛前两小时起，比赛会出现在这里',
          action: { text: '看赛程', href: hrefTo('ZqMatchListPage')! },
        }}
      >
        {({ rooms }) => (
          <>
            <Rooms title="正在进行" rooms={rooms.filter(({ playing }) => playing)} />
            <Rooms title="即将开始" rooms={rooms.filter(({ playing }) => !playing)} />
          </>
        )}
      </Loaded>
    </PageFrame>
  )
}

function Rooms({ title, rooms }: { title: string; rooms: readonly ChatRoom[] }) {
  if (rooms.length === 0) return null
  return (
    <Section title={title} fact={`${rooms.length} 场`}>
      <Card>
        {rooms.map((room) => (
          <ListRow
            key={room.matchId}
            title={`${room.home} vs ${room.away}`}
            note={noteOf(room)}
            href={hrefTo(PAGES[room.sport], { matchId: room.matchId, tab: 'chat' })!}
          />
        ))}
      </Card>
    </Section>
  )
}

const PAGES = { football: 'MatchDetailFootball', basketball: 'BkMatchDetailPage' } as const

const noteOf = ({ league, playing, kickOffAtMs, lines }: ChatRoom): string =>
  [league, !playing && beijingTime(kickOffAtMs), lines > 0 && `${lines} 条`]
    .filter((part) => typeof part === 'string')
    .join('　')
