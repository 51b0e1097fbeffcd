import type { Message } from '@linmen/contract/message/message.schemas.ts'
import { messageTimeText } from '@linmen/domain/message/message-time-text.ts'
import { serverNowMs } from '#kit/clock.ts'
import { goLink } from '#kit/go.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { cx } from '#ui/class-names.ts'
import { chevronRight } from '#ui/icon/basic.ts'
import { check } from '#ui/icon/control.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Press } from '#ui/press/press.tsx'
import { glyphOf, hasFace } from '#features/message/message-look.ts'
import s from './message.module.css'

export interface MessageRowProps {
  readonly message: Message
  readonly onRead: () => void
  /** In delete mode a tap chooses. */
  readonly choice?: { readonly chosen: boolean; readonly toggle: () => void }
}

/** One message. A tap reads it and follows its link. */
export function MessageRow({ message, onRead, choice }: MessageRowProps) {
  const { title, content, createdAtMs, isRead, link } = message
  const open = () => {
    if (!isRead) onRead()
    if (link) void goLink(link.family, link.code, link.subject)
  }
  const leads = choice !== undefined || link !== undefined || !isRead
  return (
    <Press
      className={cx(s.row, isRead && s.read)}
      {...(choice && { 'aria-pressed': choice.chosen })}
      {...(leads && { onClick: choice ? choice.toggle : open })}
    >
      {choice && (
        <span className={cx(s.choice, choice.chosen && s.chosen)} aria-hidden="true">
          {choice.chosen && <Icon glyph={check} size={13} />}
        </span>
      )}
      <MessageMark message={message} />
      <span className={s.body}>
        <span className={s.first}>
          <b className={s.title}>{title}</b>
          <time className={s.time}>{messageTimeText(createdAtMs, serverNowMs())}</time>
        </span>
        <span className={s.second}>
          <span className={s.content}>{content}</span>
          {!isRead && (
            <>
              <Badge dot />
              <span className={s.spoken}>未读</span>
            </>
          )}
          {link && !choice && <Icon glyph={chevronRight} size={16} />}
        </span>
      </span>
    </Press>
  )
}

export function MessageMark({ message }: { message: Pick<Message, 'kind' | 'senderId'> }) {
  if (hasFace(message)) return <Avatar id={message.senderId!} size={48} />
  return (
    <span className={cx(s.mark, message.kind === 'match' && s.now)}>
      <Icon glyph={glyphOf(message.kind)} size={24} />
    </span>
  )
}
