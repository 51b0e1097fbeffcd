import { replayEndpoints } from '@linmen/contract/expert/replay.endpoints.ts'
import type { ReplayDetail } from '@linmen/contract/expert/replay.schemas.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { go, hrefTo } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { PagedRows } from '#kit/pages/paged-list.tsx'
import { isRefused } from '#kit/policy/refused-by.ts'
import { useScreenParams } from '#kit/shown.ts'
import { HiddenPart } from '#sport/shield/veil.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Section } from '#ui/section/section.tsx'
import { InterpretationMatch, PaidText, WorkTitle } from '#features/interpretation/parts/public.ts'
import { CommentBox } from '#features/replay/parts/comment-box.tsx'
import { CommentRow } from '#features/replay/parts/comment-row.tsx'
import { ReplayWho } from '#features/replay/parts/replay-who.tsx'
import { commentPages, replayQueries } from '#features/replay/replay.queries.ts'
import { useReplayVeil } from '#features/replay/use-replay-veil.ts'
import s from './expert-replay.module.css'

export function Page() {
  const { id } = useScreenParams('ExpertReplayPage')
  const query = useQuery(replayQueries.detail(id))
  if (query.data === undefined && isRefused(replayEndpoints.look, query.error, 'replay.not_found'))
    return (
      <PageFrame title="复盘">
        <div role="alert">
          <EmptyState
            title={replayEndpoints.look.refusals['replay.not_found'].text}
            action={{ text: '全部复盘', onClick: () => go('ExpertReplayIndexPage') }}
          />
        </div>
      </PageFrame>
    )
  return (
    <PageFrame title="复盘">
      <Loaded query={query}>{(of) => <Replay of={of} />}</Loaded>
    </PageFrame>
  )
}

function Replay({ of }: { of: ReplayDetail }) {
  const veil = useReplayVeil(of)
  if (veil) return <HiddenPart matchId={of.match.matchId} veil={veil} what="复盘" />
  return (
    <>
      <article className={s.text}>
        <WorkTitle text={of.title} />
        <ReplayWho of={of} />
        <InterpretationMatch of={of} veil={veil} />
        <p className={s.summary}>{of.summary}</p>
        <PaidText text={of.body} />
        {of.videoId !== undefined && (
          <Button look="ghost" href={hrefTo('VideoJieduList', { id: of.videoId, pageType: 3 })}>
            看这场的视频解读
          </Button>
        )}
      </article>
      <Comments replayId={of.id} count={of.comments} />
    </>
  )
}

function Comments({ replayId, count }: { replayId: string; count: number }) {
  const query = useInfiniteQuery(commentPages(replayId))
  return (
    <Section title="评论" fact={`${count} 条`}>
      <CommentBox replayId={replayId} />
      <PagedRows
        query={query}
        keyOf={({ id }) => id}
        row={(comment) => <CommentRow comment={comment} leads />}
        empty={{ title: '还没有评论', text: '写下第一条' }}
      />
    </Section>
  )
}
