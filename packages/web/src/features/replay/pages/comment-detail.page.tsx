import { replayEndpoints } from '@linmen/contract/expert/replay.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { go, hrefTo } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { isRefused } from '#kit/policy/refused-by.ts'
import { useScreenParams } from '#kit/shown.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Section } from '#ui/section/section.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import { CommentBox } from '#features/replay/parts/comment-box.tsx'
import { CommentRow } from '#features/replay/parts/comment-row.tsx'
import { replayQueries } from '#features/replay/replay.queries.ts'

export function Page() {
  const { id } = useScreenParams('CommentDetailPage')
  const query = useQuery(replayQueries.thread(id))
  const replayId = query.data?.comment.replayId
  const gone = isRefused(replayEndpoints.lookComment, query.error, 'replay.no_comment')
  if (query.data === undefined && gone)
    return (
      <PageFrame title="评论">
        <EmptyState
          title={replayEndpoints.lookComment.refusals['replay.no_comment'].text}
          action={{ text: '全部复盘', onClick: () => go('ExpertReplayIndexPage') }}
        />
      </PageFrame>
    )
  return (
    <PageFrame
      title="评论"
      right={
        replayId !== undefined && (
          <Button look="ghost" size="s" href={hrefTo('ExpertReplayPage', { id: replayId })}>
            原文
          </Button>
        )
      }
    >
      <Loaded query={query}>
        {({ comment, replies }) => (
          <>
            <CommentRow comment={comment} />
            <Section title="回复" fact={`${replies.length} 条`}>
              {replies.length === 0 && <SmallEmpty title="还没有回复" art="message" />}
              {replies.map((reply) => (
                <CommentRow key={reply.id} comment={reply} />
              ))}
            </Section>
            <CommentBox replayId={comment.replayId} parentId={comment.id} />
          </>
        )}
      </Loaded>
    </PageFrame>
  )
}
