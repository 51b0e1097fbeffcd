import { communityEndpoints } from '@linmen/contract/community/community.endpoints.ts'
import { COMMENT_MOST, type Post } from '@linmen/contract/community/community.schemas.ts'
import { writingEndpoints } from '@linmen/contract/community/writing.endpoints.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hrefTo } from '#kit/go.ts'
import { notices } from '#kit/notices.ts'
import { PagedRows } from '#kit/pages/paged-list.tsx'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { read, readPages } from '#kit/read.ts'
import { useScreenParams } from '#kit/shown.ts'
import { useWrite } from '#kit/use-write.ts'
import { Section } from '#ui/section/section.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { CopyLink } from '#features/share/parts/public.ts'
import { Appeal } from '#features/community/parts/appeal.tsx'
import { CommentRow } from '#features/community/parts/comment-row.tsx'
import { PostBody, PostMatch } from '#features/community/parts/post-card.tsx'
import { PostDeeds } from '#features/community/parts/post-deeds.tsx'
import { ReportSheet } from '#features/community/parts/report-sheet.tsx'
import { WriteBar } from '#features/community/parts/write-bar.tsx'
import s from './community.module.css'

const ORDERS = [
  { key: 'newest', label: '最新' },
  { key: 'hottest', label: '最热' },
] as const

export function Page() {
  const { id } = useScreenParams('PostPage')
  const query = useQuery(read(communityEndpoints.lookPost, { id }))
  return (
    <PageFrame title="帖子" right={<CopyLink />}>
      <Loaded query={query}>{(post) => <Whole key={post.id} post={post} />}</Loaded>
    </PageFrame>
  )
}

interface Answered {
  readonly id: string
  readonly name: string
}

function Whole({ post }: { post: Post }) {
  const [to, setTo] = useState<Answered | null>(null)
  const comment = useWrite(writingEndpoints.writeComment)
  const write = async (text: string) => {
    const written = await comment.write({ postId: post.id, text, ...(to && { answers: to.id }) })
    if (!written.ok) return false
    setTo(null)
    notices.toast(written.output.waiting ? '已提交，审核通过后显示' : '已发布')
    return true
  }
  return (
    <>
      <article className={s.post}>
        {post.topic && (
          <a className={s.topic} href={hrefTo('TopicPage', { id: post.topic.id })}>
            # {post.topic.name}
          </a>
        )}
        <PostBody post={post} whole />
        {post.match && <PostMatch match={post.match} />}
        <Appeal post={post} />
        <PostDeeds post={post} />
      </article>
      <Comments post={post} onAnswer={setTo} />
      <WriteBar
        what={`说说你的看法，${COMMENT_MOST} 字以内`}
        most={COMMENT_MOST}
        to={to?.name}
        onForgetTo={() => setTo(null)}
        busy={comment.busy}
        onWrite={write}
      />
    </>
  )
}

function Comments({ post, onAnswer }: { post: Post; onAnswer: (to: Answered) => void }) {
  const [order, setOrder] = useState<'newest' | 'hottest'>('newest')
  const [reported, setReported] = useState<string | null>(null)
  const query = useInfiniteQuery(
    readPages(communityEndpoints.listComments, { postId: post.id, order, pageSize: 20 }),
  )
  const report = useWrite(communityEndpoints.report)
  const remove = useWrite(writingEndpoints.removeOwn)
  const tell = async (postId: string, reason: Parameters<typeof report.write>[0]['reason']) => {
    const written = await report.write({ postId, reason })
    if (written.ok) notices.toast('已举报，感谢反馈')
    setReported(null)
  }
  return (
    <Section
      title="评论"
      fact={post.comments}
      inCard
      aside={<Segmented label="评论次序" items={ORDERS} value={order} onChange={setOrder} />}
      className={s.comments ?? ''}
    >
      <PagedRows
        query={query}
        keyOf={({ id }) => id}
        row={(comment) => (
          <CommentRow
            comment={comment}
            onAnswer={() => onAnswer({ id: comment.id, name: comment.author.name })}
            onReport={() => setReported(comment.id)}
            onRemove={comment.own ? () => void remove.write({ postId: comment.id }) : undefined}
          />
        )}
        empty={{ title: '还没有评论', text: '写下第一条看法' }}
      />
      <ReportSheet
        open={reported !== null}
        busy={report.busy}
        onClose={() => setReported(null)}
        onChoose={(reason) => void tell(reported!, reason)}
      />
    </Section>
  )
}
