import type { Comment } from '@linmen/contract/community/community.schemas.ts'
import { postedAt } from '@linmen/domain/news/posted-at.ts'
import { serverNowMs } from '#kit/clock.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { thumb } from '#ui/icon/social.ts'
import { useLike } from '#features/community/use-like.ts'
import s from './comment-row.module.css'

interface CommentRowProps {
  readonly comment: Comment
  readonly onAnswer: () => void
  readonly onReport: () => void
  readonly onRemove: (() => void) | undefined
}

export function CommentRow({ comment, onAnswer, onReport, onRemove }: CommentRowProps) {
  const { likes, liked, toggle } = useLike(comment)
  const time = postedAt(comment.writtenAtMs, serverNowMs())
  if (comment.state === 'hidden' && comment.text === '')
    return (
      <div className={s.kept}>
        这条评论被举报，审核中，暂不显示<span>{time}</span>
      </div>
    )
  return (
    <article className={s.row}>
      <Avatar id={comment.author.id} size={36} />
      <div className={s.body}>
        <p className={s.name}>
          {comment.author.name}
          {comment.answers && <span>　回复 {comment.answers.name}</span>}
          {comment.state === 'waiting' && <span>　审核中</span>}
        </p>
        <p className={s.text}>{comment.text}</p>
        <p className={s.deeds}>
          <span>{time}</span>
          <button type="button" className={s.deed} onClick={onAnswer}>
            回复
          </button>
          {!comment.own && (
            <button type="button" className={s.deed} onClick={onReport}>
              举报
            </button>
          )}
          {onRemove && (
            <button type="button" className={s.deed} onClick={onRemove}>
              删除
            </button>
          )}
        </p>
      </div>
      <button
        type="button"
        className={s.like}
        aria-pressed={liked}
        aria-label={`赞 ${likes}`}
        onClick={toggle}
      >
        <Icon glyph={thumb} size={20} />
        <span aria-hidden="true">{likes}</span>
      </button>
    </article>
  )
}
