import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import { diceFor } from '@linmen/domain/chance/dice.ts'
import { otherSide, standingGoals, type Stage } from './stage.ts'

/** Marks for everyone who played, from what the story says he did and from the result. */
export function ratingsOf(stage: Stage, side: Side): ReadonlyMap<string, number> {
  const { almanac, match, casts, story } = stage
  const dice = diceFor(almanac.seed, 'ratings', match.id, side)
  const { starters, bench } = casts[side]
  const goals = standingGoals(story)
  const scored = (by: Side) => goals.filter((goal) => goal.side === by).length
  const [own, against] = [scored(side), scored(otherSide(side))]
  const base = 6.4 + (own > against ? 0.4 : own < against ? -0.4 : 0)
  const marks = deedMarks(stage, side)
  const came = new Set(
    story.flatMap((r) => (r.kind === 'substitution' && r.side === side ? r.player : [])),
  )
  const sentOff = new Set(
    story.flatMap((r) => (r.kind === 'card' && r.colour === 'red' ? (r.playerId ?? []) : [])),
  )
  const played = [...starters, ...bench.filter(({ name }) => came.has(name))]
  return new Map(
    played.map(({ id, name, position, skill }) => {
      const back = position === 'goalkeeper' || position === 'defender'
      const held = back ? (against === 0 ? 0.6 : -0.15 * (against - 1)) : 0
      const mark = base + held + (skill - 0.6) + (dice.next() - 0.5) + (marks.get(name) ?? 0)
      const most = sentOff.has(id) ? MOST_SENT_OFF : 10
      return [id, Math.round(Math.min(most, Math.max(3, mark)) * 10) / 10]
    }),
  )
}

/** Whatever he did before, he left his side alone. */
const MOST_SENT_OFF = 6

function deedMarks({ story }: Stage, side: Side): ReadonlyMap<string, number> {
  const marks = new Map<string, number>()
  const add = (name: string, mark: number) => marks.set(name, (marks.get(name) ?? 0) + mark)
  for (const { side: by, how, player, assist } of standingGoals(story)) {
    if (how === 'own' && by !== side) add(player, -1)
    if (by !== side || how === 'own') continue
    add(player, how === 'penalty' ? 0.7 : 1)
    if (assist) add(assist, 0.6)
  }
  for (const report of story) {
    if (report.kind === 'card' && report.side === side)
      add(report.player, report.colour === 'red' ? -1.6 : -0.25)
    if (report.kind === 'missedPenalty' && report.side === side) add(report.player, -0.6)
  }
  return marks
}
