// `npm run bench -- search`: questions over 200,000 names and 100,000 posts, asked through the call on both databases. Beside it,
// in the same run on PostgreSQL: trigrams alone (`pg_trgm`, an index over names and one over posts). LINMEN_BENCH_KINDS='one sign'
// asks questions of that kind alone, and LINMEN_BENCH_EMBEDDED=0 leaves the embedded database out.
import { cpus, loadavg } from 'node:os'
import pg from 'pg'
import { searchEndpoints } from '@linmen/contract/search/search.endpoints.ts'
import { soundsOf } from '@linmen/domain/search/name-search.ts'
import type { Limits } from '#kit/limits/limits.ts'
import { diceOf } from '#test/chaos/dice.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { buildTemplate } from '#test/template.ts'

const TEAMS = 20_000
const PLAYERS = 180_000
const POSTS = 100_000
const A_PIECE = 500
const QUESTIONS = Number(process.env['LINMEN_BENCH_QUESTIONS'] ?? 200)
const KINDS = process.env['LINMEN_BENCH_KINDS']?.split(',')
const SIGNS = [
  ...'伦敦曼城利物浦北京海上广州河山东鲁能泰安江苏宁波马德里国际米兰拜仁慕尼黑皇家竞技流浪联队尔斯托尼巴蒂格林华特森迪奥罗',
]
const say = (text: string) => process.stdout.write(`${text}\n`)
const UNLIMITED: Limits = {
  take: async () => 0,
  giveBack: async () => {},
  forget: async () => {},
  close: async () => {},
}

say(`${cpus().length} × ${cpus()[0]!.model}, Node ${process.version}`)
say(`${TEAMS + PLAYERS} names, ${POSTS} posts, ${QUESTIONS} questions of each kind`)
const url = process.env['LINMEN_BENCH_POSTGRES']
if (url) {
  process.env['DATABASE_URL'] = url
  await measure('PostgreSQL')
  delete process.env['DATABASE_URL']
} else say('PostgreSQL is not installed: not shown')
if (process.env['LINMEN_BENCH_EMBEDDED'] !== '0') await measure('embedded')

async function measure(name: string): Promise<void> {
  await buildTemplate()
  const app = await startApp({ ports: { limits: UNLIMITED } })
  try {
    const filled = await fill(app)
    const trigrams = name === 'PostgreSQL' ? await trigramsOver(filled) : null
    for (const [kind, words] of Object.entries(questions(filled.names))) {
      if (KINDS && !KINDS.includes(kind)) continue
      const find = await time(words, (keyWord) =>
        app.visitor().call(searchEndpoints.find, { keyWord, pageNo: 1, scope: 'all' }),
      )
      const offer = await time(words, (keyWord) =>
        app.visitor().call(searchEndpoints.suggest, { keyWord }),
      )
      const alone = trigrams ? `, trigrams alone ${await trigrams.time(words)}` : ''
      say(
        `${name}, ${kind}, load ${loadavg()[0]!.toFixed(1)}: found ${find}, offered ${offer}${alone}`,
      )
    }
    await trigrams?.close()
  } finally {
    await app.close()
  }
}

/** A whole name, its beginning, one sign of it, its initials, and a word nobody has. */
function questions(names: readonly string[]) {
  const dice = diceOf(7)
  const some = Array.from({ length: QUESTIONS }, () => names[dice.below(names.length)]!)
  return {
    'whole names': some,
    'two signs': some.map((each) => [...each].slice(0, 2).join('')),
    'one sign': some.map((each) => [...each][0]!),
    initials: some.map((each) => soundsOf(each).split('|').at(-2) ?? 'bj'),
    'nobody’s': some.map((each, at) => `${[...each].toReversed().join('')}${at}`),
  }
}

async function fill(app: TestApp): Promise<Filled> {
  const client = await app.db.pool.connect()
  // A machine kept busy by others may be slower than the product lets a statement be.
  await client.query('set statement_timeout = 0')
  const dice = diceOf(11)
  const sign = () => SIGNS[dice.below(SIGNS.length)]!
  const name = (least: number, more: number) =>
    Array.from({ length: least + dice.below(more) }, sign).join('')
  await client.query(`insert into league (id, sport, country_id, name, full_name, letter, colour, hot, category, level, kind, rules, zones)
    select 'bench' || at, 'football', '0', '联赛' || at, '联赛' || at, 'L', '#000000', false, 1, 1, 'league', '', '[]' from generate_series(0, 99) at`)
  await client.query(
    `insert into topic (id, name, note, created_by, created_at_ms) values ('bench', '看台', '', 'lao', 1)`,
  )
  const names: string[] = []
  const posts = Array.from({ length: POSTS }, () => name(20, 80))
  const called = (count: number) => {
    const own = Array.from({ length: count }, () => name(2, 4))
    names.push(...own)
    return [own, own.map(soundsOf)]
  }
  for (let from = 0; from < TEAMS; from += A_PIECE)
    await client.query(
      `insert into team (id, sport, league_id, country_id, name, founded_year, coach, venue, sounds)
       select 'bench' || ($3 + at), 'football', 'bench' || at % 100, '0', name, 1900, '', '{}', sounds
       from unnest($1::text[], $2::text[]) with ordinality as t (name, sounds, at)`,
      [...called(A_PIECE), from],
    )
  for (let from = 0; from < PLAYERS; from += A_PIECE)
    await client.query(
      `insert into player (id, team_id, name, sounds)
       select 'bench' || ($3 + at), 'bench' || (1 + ($3 + at) % $4), name, sounds
       from unnest($1::text[], $2::text[]) with ordinality as t (name, sounds, at)`,
      [...called(A_PIECE), from, TEAMS],
    )
  for (let from = 0; from < POSTS; from += A_PIECE)
    await client.query(
      `insert into post (id, topic_id, member_id, body, pictures, state, written_at_ms)
       select 'bench' || ($2 + at), 'bench', 'mei', body, '[]', 'shown', $2 + at
       from unnest($1::text[]) with ordinality as t (body, at)`,
      [posts.slice(from, from + A_PIECE), from],
    )
  await client.query('analyze')
  client.release(true)
  return { names, posts }
}

/** What a database finds without us: names and posts that hold the word, the most alike first. */
async function trigramsOver({ names, posts }: Filled): Promise<Trigrams> {
  const admin = new pg.Client({ connectionString: process.env['DATABASE_URL'] })
  await admin.connect()
  // Chinese signs are letters to it only under a locale that says so.
  await admin.query(`create database trigrams template template0 encoding 'UTF8' locale 'C.UTF-8'`)
  await admin.end()
  const own = new URL(process.env['DATABASE_URL']!)
  own.pathname = '/trigrams'
  const client = new pg.Client({ connectionString: own.href })
  await client.connect()
  await client.query('create extension pg_trgm')
  for (const [table, rows] of [
    ['name', names],
    ['post', posts],
  ] as const) {
    await client.query(`create table ${table} (id serial primary key, body text not null)`)
    for (let from = 0; from < rows.length; from += A_PIECE)
      await client.query(`insert into ${table} (body) select * from unnest($1::text[])`, [
        rows.slice(from, from + A_PIECE),
      ])
    await client.query(`create index on ${table} using gin (body gin_trgm_ops)`)
  }
  await client.query('analyze')
  return {
    time: (words) =>
      time(words, async (word) => {
        for (const table of ['name', 'post'])
          await client.query(
            `select id, body from ${table} where body ilike '%' || $1 || '%'
             order by similarity(body, $1) desc limit 60`,
            [word],
          )
      }),
    close: () => client.end(),
  }
}

interface Filled {
  readonly names: string[]
  readonly posts: string[]
}
interface Trigrams {
  time(words: readonly string[]): Promise<string>
  close(): Promise<void>
}

async function time(words: readonly string[], ask: (word: string) => Promise<unknown>) {
  const took: number[] = []
  for (const word of words) {
    const fromMs = performance.now()
    await ask(word)
    took.push(performance.now() - fromMs)
  }
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(1)
  return `p50 ${at(0.5)} p95 ${at(0.95)} ms`
}
