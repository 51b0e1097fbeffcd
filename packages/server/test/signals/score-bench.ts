// `npm run bench -- scoring`: the signals of all tools over 100,000 settled matches are counted as every night, on both
// databases. Beside it, in the same run: every signal looks up the end of its match by itself, and what a page then reads.
import { loadavg } from 'node:os'
import { sql } from 'kysely'
import { TOOLS } from '@linmen/domain/special/tools.ts'
import type { Database } from '#db/port.ts'
import { countScores, keepScores, keptScores } from '#features/special/score.repo.ts'
import { latestStrengths } from '#features/special/signal.repo.ts'
import { onBothDatabases, say } from '#test/measure/on-both-databases.ts'

const MATCHES = Number(process.env['LINMEN_BENCH_MATCHES'] ?? 100_000)
const A_PIECE = 10_000

await onBothDatabases('scoring', show)

async function show(name: string, db: Database): Promise<void> {
  await fill(db)
  const [scores, nightlyMs] = await timed(() => countScores(db.read))
  const [, keptMs] = await timed(() => db.transaction((tx) => keepScores(tx, scores, 1)))
  const [, oneByOneMs] = await timed(() => oneByOne(db))
  const [, pageMs] = await timed(() => keptScores(db.read))
  const [, strengthsMs] = await timed(() => latestStrengths(db.read))
  const signals = [...scores.values()].reduce((sum, { matches }) => sum + matches, 0)
  say(
    `${name}, ${MATCHES.toLocaleString('en')} matches, ${signals.toLocaleString('en')} signals of ${scores.size} tools, load ${loadavg()[0]!.toFixed(1)}: ` +
      `counted in ${seconds(nightlyMs)}, kept in ${keptMs.toFixed(0)} ms; each by itself ${seconds(oneByOneMs)}; ` +
      `a page reads the scores in ${pageMs.toFixed(1)} ms and the latest strengths in ${strengthsMs.toFixed(1)} ms`,
  )
}

async function timed<Value>(run: () => Promise<Value>): Promise<[Value, number]> {
  const fromMs = performance.now()
  const value = await run()
  return [value, performance.now() - fromMs]
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

async function fill(db: Database): Promise<void> {
  const query = (text: string, values: unknown[] = []) => db.pool.query(text, values)
  await query('set statement_timeout = 0')
  await query(`insert into league (id, sport, country_id, name, full_name, letter, colour, hot, category, level, kind, rules, zones)
    values ('bench', 'football', '0', '联赛', '联赛', 'L', '#000000', false, 1, 1, 'league', '', '[]')`)
  await query(`insert into team (id, sport, league_id, country_id, name, founded_year, coach, venue)
    select 'bench' || at, 'football', 'bench', '0', '球队' || at, 1900, '', '{}' from generate_series(0, 19) at`)
  const tools = TOOLS.map(({ key }) => key)
  for (let from = 0; from < MATCHES; from += A_PIECE) {
    const span = [from, Math.min(MATCHES, from + A_PIECE) - 1]
    await query(
      `insert into fixture (id, sport, league_id, season_id, stage_id, round_name, home_id, away_id, business_day,
         kick_off_at_ms, neutral, has_video, has_cartoon)
       select 'bench' || at, 'football', 'bench', '', '', '', 'bench' || at % 20, 'bench' || (at + 7) % 20, '2020-01-01',
         at::bigint * 600000, false, false, false
       from generate_series($1::integer, $2::integer) at`,
      span,
    )
    await query(
      `insert into match_result (match_id, version, phase, recorded_at_ms, result)
       select 'bench' || at, 1, 'finished', at::bigint * 600000 + 7200000,
         jsonb_build_object('sport', 'football', 'phase', 'finished', 'full', jsonb_build_object('home', abs(hashint4(at)) % 4, 'away', abs(hashint4(at + 7)) % 3))
       from generate_series($1::integer, $2::integer) at`,
      span,
    )
    await query(
      `insert into tool_signal (match_id, tool, side, strength, chance, value, made_at_ms, kick_off_at_ms, backtest)
       select 'bench' || at, tool, (array['home', 'draw', 'away'])[1 + abs(hashint4(at * 17 + place::integer)) % 3],
         abs(hashint4(at + place::integer)) % 1000, 3000, '1', at::bigint * 600000, at::bigint * 600000, at % 2 = 0
       from generate_series($1::integer, $2::integer) at, unnest($3::text[]) with ordinality as t (tool, place)`,
      [...span, tools],
    )
  }
  await query('analyze')
}

/** The same count, every signal by itself: what each page did before. */
function oneByOne(db: Database): Promise<unknown> {
  return sql`
    select s.tool, s.side, s.chance, s.backtest, s.kick_off_at_ms,
      (r.result #>> '{full,home}')::integer - (r.result #>> '{full,away}')::integer as margin
    from tool_signal s
    join lateral (
      select result, phase from match_ending m where m.match_id = s.match_id
      order by version desc limit 1
    ) r on r.phase = 'finished'
    where s.side is not null`.execute(db.read)
}
