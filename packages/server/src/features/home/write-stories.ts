import { sql } from 'kysely'
import type { BasketballReport } from '@linmen/domain/match/basketball/basketball-report.ts'
import { foldBasketball } from '@linmen/domain/match/basketball/basketball-fold.ts'
import { foldMatch } from '@linmen/domain/match/match-fold.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import {
  basketballStory,
  flashOf,
  footballStory,
  type Story,
  type StoryMatch,
} from '@linmen/domain/news/match-story.ts'
import type { Reader } from '#db/port.ts'
import { eventsOf, groupBy } from '#features/archive/public.ts'
import { matchBriefs, type MatchBrief } from '#features/match/public.ts'
import { job } from '#jobs/jobs.ts'
import type { Ports } from '#kit/ports.ts'
import { addArticle } from './article.repo.ts'

const SOURCE = '比赛记录'
const AUTHOR = '临门数据'
const AT_ONCE = 20
/** Older matches are history. */
const RECENT_MS = 3 * 86_400_000

/** Every minute: what ended since the last time gets a report and a line of news. */
export const writeStoriesJob = job({
  name: 'write-stories',
  cron: '* * * * *',
  run: async (ports) => {
    const written = await writeStories(ports)
    if (written > 0) ports.log.info({ written }, 'reports of matches are written')
  },
})

/** Safe to repeat: a match has one report. */
export async function writeStories(ports: Ports, most = AT_ONCE): Promise<number> {
  const { read } = ports.db
  const ended = await untold(read, ports.clock.nowMs() - RECENT_MS, most)
  if (ended.length === 0) return 0
  const ids = ended.map(({ id }) => id)
  const briefs = await matchBriefs(read, ids)
  const plays = groupBy(await eventsOf(read, ids), ({ report }) => report.matchId)
  for (const { id, at_ms: endedAtMs } of ended) {
    const brief = briefs.get(id)
    const reports = (plays.get(id) ?? []).map(({ report }) => report)
    if (brief) await write(ports, brief, storyOf(brief, reports), endedAtMs)
  }
  return ended.length
}

interface Told extends Story {
  readonly flash: Pick<Story, 'title' | 'plainTitle'>
}

function storyOf(brief: MatchBrief, reports: readonly (FootballReport | BasketballReport)[]): Told {
  const match: StoryMatch = {
    league: brief.leagueName,
    round: brief.roundName,
    home: brief.home.name,
    away: brief.away.name,
    kickOffAtMs: brief.kickOffAtMs,
    number: brief.number,
  }
  if (brief.sport === 'football') {
    const told = reports as FootballReport[]
    const live = foldMatch(told, 0)
    const final = live.score.extra ?? live.score.full
    return { ...footballStory(match, live, told), flash: flashOf(match, final) }
  }
  const live = foldBasketball(reports as BasketballReport[], 0)
  return { ...basketballStory(match, live), flash: flashOf(match, live.score) }
}

const write = (ports: Ports, brief: MatchBrief, story: Told, endedAtMs: number) =>
  ports.db.transaction(async (tx) => {
    const base = {
      author: AUTHOR,
      source: SOURCE,
      matchId: brief.id,
      endedAtMs,
      publishedBy: null,
      publishedAtMs: endedAtMs,
    }
    await addArticle(tx, { ...base, ...story, id: `report-${brief.id}`, channel: 'report' })
    const flash = { ...base, ...story.flash, summary: brief.leagueName, paragraphs: [] }
    await addArticle(tx, { ...flash, id: `flash-${brief.id}`, channel: 'flash' })
  })

/** Matches people look at that ended and have no report, the latest first. Each is looked into alone: of all that was ever said, little is about them. */
async function untold(db: Reader, sinceMs: number, most: number) {
  const { rows } = await sql<{ id: string; at_ms: number }>`
    with f as materialized (
      select f.id from fixture f join league l on l.id = f.league_id
      where f.kick_off_at_ms > ${sinceMs} and (f.number is not null or l.hot)
        and not exists (
          select from article a where a.match_id = f.id and a.channel = 'report' and a.automatic
        )
    )
    select f.id, e.at_ms from f cross join lateral (
      select max(at_ms) as at_ms from match_event
      where match_id = f.id and body->>'kind' = 'status' and body->>'phase' = 'finished'
    ) e
    where e.at_ms is not null order by e.at_ms desc, f.id limit ${most}`.execute(db)
  return rows
}
