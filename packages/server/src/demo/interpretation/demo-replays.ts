import { matchBriefs } from '#features/match/public.ts'
import { addComment, publishReplay } from '#features/replay/public.ts'
import type { Ports } from '#kit/ports.ts'
import { demoCall } from '#demo/plan/demo-set-meals.ts'
import { replayText } from './interpretation-texts.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const MOST = 8
const COMMENTS = [
  ['chen', '敢写错在哪里，比只晒中的强。'],
  ['zhu', '当时的价格和最后的价格差多少，能补充一下吗？'],
  ['tang', '样本小这一点说得对。'],
] as const

/** Experts look back at what they explained, and readers talk about it. */
export async function seedReplays(ports: Ports): Promise<void> {
  const rows = await ports.db.read
    .selectFrom('interpretation')
    .selectAll()
    .where('result', 'in', ['hit', 'miss'])
    .orderBy('kickoff_ms', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute()
  const briefs = await matchBriefs(
    ports.db.read,
    rows.map((row) => row.match_id),
  )
  for (const [at, row] of rows.entries()) {
    const match = briefs.get(row.match_id)
    if (!match) continue
    const score = { home: row.home_goals ?? 0, away: row.away_goals ?? 0 }
    const nowMs = ports.clock.nowMs()
    const atMs = Math.min(row.kickoff_ms + 3 * HOUR_MS, nowMs - MINUTE_MS * (60 + at))
    const draft = {
      ...replayText(match, score, row.pick),
      matchId: match.id,
      ...(row.medium === 'video' && { videoId: row.id }),
    }
    const { id } = await ports.db.transaction((tx) =>
      publishReplay(tx, draft, demoCall(ports, row.expert_id, Math.max(atMs, row.kickoff_ms + 1))),
    )
    await talk(ports, id, at)
  }
}

async function talk(ports: Ports, replayId: string, at: number): Promise<void> {
  const nowMs = ports.clock.nowMs()
  const said = COMMENTS.slice(0, 1 + (at % COMMENTS.length))
  await ports.db.transaction(async (tx) => {
    for (const [place, [memberId, content]] of said.entries()) {
      const call = demoCall(ports, memberId, nowMs - MINUTE_MS * (40 - place * 5))
      const { id } = await addComment(tx, { replayId, content }, call)
      if (place > 0) continue
      const later = demoCall(ports, 'feng', nowMs - MINUTE_MS * 12)
      await addComment(tx, { replayId, content: '同感，继续看。', parentId: id }, later)
    }
  })
}
