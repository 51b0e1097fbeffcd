import type { BasketballReport } from '@linmen/domain/match/basketball-report.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import type { Ports } from '#kit/ports.ts'
import type { Archive } from './archive.ts'
import { askReports } from './ask-reports.ts'
import { eventsOf } from './event.repo.ts'
import { finalBoxes } from './final-boxes.ts'
import { hotMatch } from './hot-match.ts'
import { fixtureMoment, sheetsOf } from './match-sheet.repo.ts'

type MatchReads = Pick<
  Archive,
  'match' | 'matches' | 'footballPlay' | 'basketballPlay' | 'depth' | 'boxes' | 'odds'
>

/** Single matches: who plays, what happened, and what is known beyond the score. */
export function matchReads(ports: Ports): MatchReads {
  const db = ports.db.read
  const matches = (ids: readonly string[]) => sheetsOf(db, ids)
  const play = async (id: string) => {
    const fixture = await fixtureMoment(db, id)
    if (!fixture) return []
    await askReports(ports, fixture.day)
    return (await eventsOf(db, [id])).map(({ report }) => report)
  }
  return {
    matches,
    match: async (id) => (await matches([id]))[0] ?? null,
    footballPlay: async (id) => (await play(id)) as readonly FootballReport[],
    basketballPlay: async (id) => (await play(id)) as readonly BasketballReport[],
    depth: async (id) => (await hotMatch(ports, id)).depth,
    boxes: (ids) => finalBoxes(ports, ids),
    odds: async (id) => (await hotMatch(ports, id)).odds,
  }
}
