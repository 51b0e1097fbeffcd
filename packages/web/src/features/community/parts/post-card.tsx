import type { Post } from '@linmen/contract/community/community.schemas.ts'
import { postedAt } from '@linmen/domain/news/posted-at.ts'
import { serverNowMs } from '#kit/clock.ts'
import { hrefTo } from '#kit/go.ts'
import { MatchLink } from '#sport/match-link/match-link.tsx'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { PictureGrid } from '#ui/picture-viewer/picture-grid.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { pictureUrl } from '#features/community/picture-url.ts'
import s from './post-card.module.css'

/** Who wrote, when, and the words as they were written: never as markup. */
export function PostBody({ post, whole = false }: { post: Post; whole?: boolean }) {
  return (
    <>
      <header className={s.head}>
        <Avatar id={post.author.id} size={40} />
        <span className={s.who}>
          <b className={s.name}>{post.author.name}</b>
          <span className={s.note}>
            {postedAt(post.writtenAtMs, serverNowMs())}
            {post.demo && '　演示数据'}
          </span>
        </span>
        {post.pinned && <Tag tone="volt">置顶</Tag>}
        {post.state === 'waiting' && <Tag tone="gold">审核中</Tag>}
        {post.state === 'removed' && <Tag tone="outline">已下架</Tag>}
      </header>
      {post.state === 'hidden' && post.text === '' ? (
        <p className={s.kept}>这条内容被多人举报，审核中，暂不显示</p>
      ) : (
        <p className={whole ? s.text : s.short}>{post.text}</p>
      )}
      {whole && post.pictures.length > 0 && (
        <PictureGrid
          pictures={post.pictures.map((path) => ({ src: pictureUrl(path), alt: '帖子图片' }))}
        />
      )}
      {!whole && post.pictures.length > 0 && (
        <div className={s.pictures}>
          {post.pictures.map((path) => (
            <img
              key={path}
              src={pictureUrl(path)}
              alt="帖子图片"
              loading="lazy"
              className={s.picture}
            />
          ))}
        </div>
      )}
    </>
  )
}

export const PostMatch = ({ match }: { match: NonNullable<Post['match']> }) => (
  <MatchLink match={match} className={s.match}>
    {match.home} vs {match.away}
  </MatchLink>
)

/** One post of a list. */
export const PostCard = ({ post }: { post: Post }) => (
  <article className={s.card}>
    <a className={s.link} href={hrefTo('PostPage', { id: post.id })}>
      <PostBody post={post} />
      <span className={s.counts}>
        赞 {post.likes}　评论 {post.comments}
      </span>
    </a>
  </article>
)
