import type { House } from '@linmen/contract'
import { interpretationEndpoints } from '@linmen/contract/interpretation/interpretation.endpoints.ts'
import type {
  interpretationDraft,
  InterpretationFigure,
} from '@linmen/contract/interpretation/interpretation.schemas.ts'
import {
  draftFault,
  headingsOf,
  lengthOf,
  standFault,
} from '@linmen/domain/interpretation/interpretation-draft.ts'
import { pairFault } from '@linmen/domain/interpretation/two-for-one.ts'
import type { Tx } from '#db/port.ts'
import type { CommandCall } from '#kit/call.ts'
import { command } from '#kit/command.ts'
import { matchBriefs, matchColumns, newestOdds, type MatchBrief } from '#features/match/public.ts'
import { lockExpert } from '#features/plan/public.ts'
import { earlierPicks, promiseInterpretation } from '#features/record-log/public.ts'
import { addFilm, type FilmRow } from './film.repo.ts'
import {
  addInterpretation,
  findInterpretation,
  type InterpretationRow,
} from './interpretation.repo.ts'
import { addPair, partnersOf } from './pair.repo.ts'

export const publish = command(interpretationEndpoints.publish, (tx, draft, call) =>
  publishInterpretation(tx, draft, call),
)

/** What is sent in, and what only the house adds: a figure it counted, a film it keeps. */
export interface Draft extends House<typeof interpretationDraft> {
  readonly sport?: InterpretationRow['sport']
  readonly figure?: InterpretationFigure
  readonly film?: Omit<FilmRow, 'interpretation_id'>
}

export interface PublishCall extends Pick<CommandCall, 'nowMs'> {
  readonly ports: Pick<CommandCall['ports'], 'ids' | 'random'>
  readonly actor: { readonly id: string; readonly level: number }
  readonly refuse: {
    (code: 'interpretation.bad_draft', data: { reason: string }): never
    (code: 'interpretation.match_begun' | 'interpretation.match_unknown', data: {}): never
  }
}

/** Publishes for good: nothing of it can be changed afterwards, and nothing once its match has begun. */
export async function publishInterpretation(
  tx: Tx,
  draft: Draft,
  call: PublishCall,
): Promise<{ id: string }> {
  const { actor, nowMs, ports, refuse } = call
  const match =
    (await matchBriefs(tx, [draft.matchId])).get(draft.matchId) ??
    refuse('interpretation.match_unknown', {})
  if (match.kickOffAtMs <= nowMs) refuse('interpretation.match_begun', {})
  const bad = (reason: string) => refuse('interpretation.bad_draft', { reason })
  const fault = draftFault(draft, actor.level)
  if (fault) bad(fault)
  const odds = (await newestOdds(tx, match.id, nowMs))?.[draft.choice] ?? 0
  if (odds <= 100)
    bad(
      match.sport === 'basketball' && draft.choice === 'draw'
        ? '篮球没有平局'
        : '本场暂无指数，请稍后再发布',
    )
  await lockExpert(tx, actor.id)
  const contrary = standFault(
    { ...standOf(match, draft), oddsHundredths: odds },
    await earlierPicks(tx, actor.id, [match.id]),
  )
  if (contrary) bad(contrary)
  const partner = await partnerOf(tx, draft, { expertId: actor.id, nowMs }, bad)

  const id = ports.ids.next('jd')
  await addInterpretation(
    tx,
    rowOf(draft, { id, match, odds, expertId: actor.id, nowMs }),
    draft.body,
  )
  if (draft.film)
    await addFilm(tx, {
      ...draft.film,
      parts: JSON.stringify(draft.film.parts),
      interpretation_id: id,
    })
  if (partner) await addPair(tx, partner, id)
  await promiseInterpretation(tx, ports, id)
  return { id }
}

const standOf = ({ id, sport }: MatchBrief, { choice }: Draft) => ({
  matchId: id,
  market: sport === 'basketball' ? ('winLose' as const) : ('winDrawLose' as const),
  pick: choice,
})

async function partnerOf(
  tx: Tx,
  { pairWith, matchId, price }: Draft,
  { expertId, nowMs }: { readonly expertId: string; readonly nowMs: number },
  bad: (reason: string) => never,
): Promise<string | null> {
  if (pairWith === undefined) return null
  const other = (await findInterpretation(tx, pairWith)) ?? bad('没有找到要合买的另一篇')
  const fault = pairFault(
    { expertId, matchId, price },
    { expertId: other.expert_id, matchId: other.match_id, price: other.price },
  )
  if (fault) bad(fault)
  if (other.kickoff_ms <= nowMs) bad('另一篇的比赛已开始')
  if ((await partnersOf(tx, [other.id])).size > 0) bad('另一篇已经参加二合一')
  return other.id
}

interface Published {
  readonly id: string
  readonly match: MatchBrief
  readonly odds: number
  readonly expertId: string
  readonly nowMs: number
}

const rowOf = (draft: Draft, { id, match, odds, expertId, nowMs }: Published) => ({
  id,
  expert_id: expertId,
  medium: draft.film ? ('video' as const) : ('written' as const),
  sport: draft.sport ?? match.sport,
  title: draft.title.trim(),
  teaser: draft.teaser.trim(),
  lead: draft.lead.trim(),
  figure: draft.figure ? JSON.stringify(draft.figure) : null,
  headings: headingsOf(draft.body),
  length: lengthOf(draft.body),
  price: draft.price,
  in_set_meals: draft.inSetMeals ?? false,
  ...matchColumns(match),
  match_number: match.number,
  league_id: match.leagueId,
  pick: draft.choice,
  odds_hundredths: odds,
  published_at_ms: nowMs,
  result: null,
  home_goals: null,
  away_goals: null,
  settled_at_ms: null,
})
