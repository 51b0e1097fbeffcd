import { messageEndpoints } from '@linmen/contract/message/message.endpoints.ts'
import { messageTimeText } from '@linmen/domain/message/message-time-text.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { serverNowMs } from '#kit/clock.ts'
import { PagedList } from '#kit/pages/paged-list.tsx'
import { readPages } from '#kit/read.ts'
import { useSession } from '#kit/session.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { noteLooked } from '#features/message/message-times.ts'
import { countMessages } from '#features/message/poll-messages.ts'
import s from './message.module.css'

/** Who began to follow the member, newest first. */
export function Fans({ top, empty }: { top: ReactNode; empty: string }) {
  const { member } = useSession()
  const expertId = member?.id ?? ''
  const query = useInfiniteQuery({
    ...readPages(messageEndpoints.listFans, { expertId }),
    enabled: expertId !== '',
  })
  useEffect(() => {
    noteLooked('follows')
    void countMessages()
  }, [])
  return (
    <PagedList
      title="社区消息"
      top={top}
      query={query}
      keyOf={({ memberId }) => memberId}
      row={({ memberId, nickname, followedAtMs }) => (
        <div className={s.fan}>
          <Avatar id={memberId} size={44} />
          <b className={s.title}>{nickname}</b>
          <time className={s.time}>{messageTimeText(followedAtMs, serverNowMs())}</time>
        </div>
      )}
      empty={{ title: empty, text: '有人关注你时会写在这里' }}
    />
  )
}
