import { hrefTo } from '#kit/go.ts'
import { useStore } from '#kit/store.ts'
import { unreadMessages } from '#kit/unread-messages.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { bell } from '#ui/icon/basic.ts'
import s from './message-bell.module.css'

/** The way to the messages, with what came since the last look. */
export function MessageBell() {
  const count = useStore(unreadMessages)
  return (
    <span className={s.bell}>
      <IconButton
        glyph={bell}
        label={count > 0 ? `消息，${count} 条新的` : '消息'}
        href={hrefTo('MessageCenterPage')}
      />
      <span className={s.count}>
        <Badge count={count} />
      </span>
    </span>
  )
}
