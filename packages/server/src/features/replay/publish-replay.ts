import type { House } from '@linmen/contract'
import { replayEndpoints } from '@linmen/contract/expert/replay.endpoints.ts'
import type { replayDraft } from '@linmen/contract/expert/replay.schemas.ts'
import { lengthFault } from '@linmen/domain/interpretation/interpretation-draft.ts'
import type { Tx } from '#db/port.ts'
import type { CommandCall } from '#kit/call.ts'
import { command } from '#kit/command.ts'
import { matchBriefs, matchColumns, matchOutcomes } from '#features/match/public.ts'
import { findInterpretation } from '#features/interpretation/public.ts'

export const publish = command(replayEndpoints.publish, (tx, draft, call) =>
  publishReplay(tx, draft, call),
)

export interface ReplayCall extends Pick<CommandCall, 'nowMs'> {
  readonly ports: Pick<CommandCall['ports'], 'ids'>
  readonly actor: { readonly id: string }
  readonly refuse: {
    (code: 'replay.bad_draft', data: { reason: string }): never
    (code: 'replay.not_over', data: {}): never
  }
}

/** A look back is written when the match is over, with the score it really ended with. */
export async function publishReplay(
  tx: Tx,
  draft: House<typeof replayDraft>,
  { actor, nowMs, ports, refuse }: ReplayCall,
): Promise<{ id: string }> {
  const { matchId, title, summary, body, verdict, videoId } = draft
  const fault =
    lengthFault('标题', title, { least: 4, most: 60 }) ??
    lengthFault('摘要', summary, { least: 10, most: 300 }) ??
    lengthFault('正文', body, { least: 50, most: 8000 })
  if (fault) refuse('replay.bad_draft', { reason: fault })
  const match = (await matchBriefs(tx, [matchId])).get(matchId)
  const outcome = (await matchOutcomes(tx, [matchId])).get(matchId)
  if (!match || outcome?.state !== 'finished') return refuse('replay.not_over', {})
  const film = videoId === undefined ? undefined : await findInterpretation(tx, videoId)
  if (videoId !== undefined && (film?.expert_id !== actor.id || film.medium !== 'video'))
    refuse('replay.bad_draft', { reason: '没有找到这段视频' })
  const id = ports.ids.next('rp')
  await tx
    .insertInto('replay')
    .values({
      id,
      expert_id: actor.id,
      sport: match.sport,
      title: title.trim(),
      summary: summary.trim(),
      body: body.trim(),
      verdict,
      ...matchColumns(match),
      home_goals: outcome.home,
      away_goals: outcome.away,
      video_id: videoId ?? null,
      published_at_ms: nowMs,
    })
    .execute()
  return { id }
}
