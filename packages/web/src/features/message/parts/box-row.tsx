import type { MessageBox } from '@linmen/contract/message/message.schemas.ts'
import { kindName } from '@linmen/domain/message/message-kinds.ts'
import { messageTimeText } from '@linmen/domain/message/message-time-text.ts'
import { serverNowMs } from '#kit/clock.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { cx } from '#ui/class-names.ts'
import { pageOfKind } from '#features/message/message-look.ts'
import { MessageMark } from './message-row.tsx'
import s from './message.module.css'

/** The newest message of a kind, as the door to the others. */
export function BoxRow({ box: { last, unread } }: { box: MessageBox }) {
  const name = kindName(last.kind)
  return (
    <a
      className={cx(s.row, unread === 0 && s.read)}
      href={pageOfKind(last.kind)}
      aria-label={unread > 0 ? `${name}，${unread} 条未读，${last.content}` : undefined}
    >
      <MessageMark message={last} />
      <span className={s.body}>
        <span className={s.first}>
          <b className={s.title}>{last.kind === 'letter' ? last.title : name}</b>
          <time className={s.time}>{messageTimeText(last.createdAtMs, serverNowMs())}</time>
        </span>
        <span className={s.second}>
          <span className={cx(s.content, s.oneLine)}>{last.content}</span>
          <Badge count={unread} />
        </span>
      </span>
    </a>
  )
}
