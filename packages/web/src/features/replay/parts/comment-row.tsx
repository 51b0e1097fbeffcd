import type { ReplayComment } from '@linmen/contract/expert/replay.schemas.ts'
import { serverNowMs } from '#kit/clock.ts'
import { hrefTo } from '#kit/go.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Press } from '#ui/press/press.tsx'
import { Said } from '#features/interpretation/parts/public.ts'
import { agoText } from '#features/plan/parts/public.ts'
import s from './comment-row.module.css'

/** One comment; where it leads on, to its answers. */
export const CommentRow = ({ comment, leads }: { comment: ReplayComment; leads?: boolean }) => (
  <article className={s.row}>
    <Avatar id={comment.authorId} url={comment.avatar} size={34} />
    <Said who={whoOf(comment)}>
      <p className={s.words}>{comment.content}</p>
      {leads && (
        <Press href={hrefTo('CommentDetailPage', { id: comment.id })} className={s.more}>
          {comment.replies > 0 ? `${comment.replies} 条回复` : '回复'}
        </Press>
      )}
    </Said>
  </article>
)

const whoOf = ({ author, mine, atMs }: ReplayComment) =>
  `${author}${mine ? '（我）' : ''}　${agoText(atMs, serverNowMs())}`
