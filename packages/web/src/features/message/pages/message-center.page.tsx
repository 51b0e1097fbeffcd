import { messageEndpoints } from '@linmen/contract/message/message.endpoints.ts'
import { channelOf } from '@linmen/domain/message/message-kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { read } from '#kit/read.ts'
import { useWrite } from '#kit/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { gear } from '#ui/icon/page.ts'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { noteAllLooked } from '#features/message/message-times.ts'
import { countMessages, POLL_MS } from '#features/message/poll-messages.ts'
import { isKindShown } from '#features/message/shown-kinds.ts'
import { BoxRow } from '#features/message/parts/box-row.tsx'
import { CommunityCounters } from '#features/message/parts/community-counters.tsx'
import { useAnnouncements } from '#features/message/use-announcements.ts'

const EMPTY = { title: '还没有消息', text: '购买、退款、活动和互动都会写在这里' }

export function Page() {
  const query = useQuery({
    ...read(messageEndpoints.countUnread, {}),
    refetchInterval: POLL_MS,
  })
  useAnnouncements(query.data?.announced)
  const boxes = query.data?.boxes.filter(
    ({ last: { kind } }) => channelOf(kind) !== 'community' && isKindShown(kind),
  )
  return (
    <PageFrame title="消息" right={<Tools waits={(query.data?.unread ?? 0) > 0} />}>
      <CommunityCounters />
      <Loaded
        query={query}
        skeleton={<SkeletonRows />}
        empty={EMPTY}
        isEmpty={() => boxes?.length === 0}
      >
        {() => (
          <>
            {boxes?.map((box) => (
              <BoxRow key={box.last.kind} box={box} />
            ))}
            <Hint>仅显示近 30 天消息</Hint>
          </>
        )}
      </Loaded>
    </PageFrame>
  )
}

function Tools({ waits }: { waits: boolean }) {
  const { write, busy } = useWrite(messageEndpoints.markRead)
  const clear = async () => {
    const { ok } = await write({ ids: [], all: true })
    if (!ok) return
    noteAllLooked()
    await countMessages()
  }
  return (
    <>
      {waits && (
        <Button look="ghost" size="s" busy={busy} onClick={() => void clear()}>
          清未读
        </Button>
      )}
      <IconButton glyph={gear} size={23} label="消息设置" href={hrefTo('MessageSettingPage')} />
    </>
  )
}
