import { messageEndpoints } from '@linmen/contract/message/message.endpoints.ts'
import type { MessageKind } from '@linmen/contract/message/message.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hrefTo } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { read } from '#kit/read.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { user } from '#ui/icon/control.ts'
import type { Glyph } from '#ui/icon/glyph.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { chat, thumb } from '#ui/icon/social.ts'
import { lookedAt } from '#features/message/message-times.ts'
import s from './message.module.css'

const COUNTERS = [
  { key: 'comments', kind: 'comment', label: '评论', glyph: chat },
  { key: 'likes', kind: 'like', label: '赞', glyph: thumb },
  { key: 'follows', kind: 'follow', label: '新增关注', glyph: user },
] as const satisfies readonly { key: string; kind: MessageKind; label: string; glyph: Glyph }[]

/** What is new in the community since the member last looked at each of the three. */
export function CommunityCounters() {
  const [times] = useState(lookedAt)
  const { data } = useQuery(
    read(messageEndpoints.countCommunity, {
      commentsSince: times.comments,
      likesSince: times.likes,
      followsSince: times.follows,
    }),
  )
  if (!useHost().shows('community')) return null
  return (
    <nav className={s.counters} aria-label="社区消息">
      {COUNTERS.map(({ key, kind, label, glyph }) => {
        const count = data?.[key] ?? 0
        return (
          <a
            key={key}
            className={s.counter}
            href={hrefTo('MessageCommunityPage', { kind })}
            aria-label={count > 0 ? `${label}，${count} 条新的` : label}
          >
            <span className={s.box}>
              <Icon glyph={glyph} size={26} />
            </span>
            {label}
            <span className={s.count}>
              <Badge count={count} />
            </span>
          </a>
        )
      })}
    </nav>
  )
}
