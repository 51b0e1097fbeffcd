import type { BasketballReport } from '@linmen/domain/match/basketball/basketball-report.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import type { Ports } from '#kit/ports.ts'
import type { Archive } from './archive.ts'
import { askReports } from './ask-reports.ts'
import { eventsOf } from './event.repo.ts'
import { finalBoxes } from './final-boxes.ts'
import { hotMatch } from './hot-match.ts'
import { recordPassing } from './passing-matches.ts'
import { fixtureMoment, sheetsOf } from './match-sheet.repo.ts'

type MatchReads = Pick<
  Archive,
  'match' | 'matches' | 'footballPlay' | 'basketballPlay' | 'depth' | 'boxes' | 'odds'
>

/** Single matches: who plays, what happened, and what is known beyond the score. */
export function matchReads(ports: Ports): MatchReads {
  const db = ports.db.read
  const matches = async (ids: readonly string[]) => {
    const sheets = await sheetsOf(db, ids)
    if (sheets.length === ids.length) return sheets
    const known = new Set(sheets.map(({ fixture }) => fixture.id))
    const absent = ids.filter((id) => !known.has(id))
    return (await recordPassing(ports, absent)) ? sheetsOf(db, ids) : sheets
  }
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
