// `npm run bench -- rain`: ten thousand members reach for one rain at two processes of one PostgreSQL, everybody at both in
// the same moment. The pool has to be exact, nobody may have two packets, and the revealed seed has to give every share.
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { redPacketEndpoints } from '@linmen/contract/red-packet/red-packet.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { drawShares } from '@linmen/domain/red-packet/draw-shares.ts'
import { contradictions } from '#features/wallet/invariants.ts'
import { hashOf } from '#kit/session/session-store.ts'
import { clientOf, type Client } from '#test/client.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { goal, kickOff, scriptedMatch } from '#test/scripted-match.ts'
import { startProcess, type ServerProcess } from '#test/server-process.ts'
import { buildTemplate } from '#test/template.ts'

const MEMBERS = Number(process.env['LINMEN_BENCH_MEMBERS'] ?? 10_000)
const AT_ONCE = 128
const GOAL_AGO_MS = 70_000
const FAULTS_TOLD = 20
const say = (text: string) => process.stdout.write(`${text}\n`)

const envOf = (app: TestApp, folder: string) => ({
  DATABASE_URL: app.db.pool.options.connectionString ?? '',
  LINMEN_DATA: folder,
  LINMEN_SECRET: 'the same for every process on one database',
  LINMEN_DEMO: '0',
  LINMEN_JOBS: '0',
  LINMEN_FEEDS: '0',
  LINMEN_IP_PER_MINUTE: '1000000000',
})

const secretOf = (at: number) => createHash('sha256').update(`rain ${at}`).digest('base64url')

const memberAt = (base: string, at: number): Client =>
  clientOf(base, () => ({ jcobToken: secretOf(at) }))

say(`${cpus().length} × ${cpus()[0]!.model}, Node ${process.version}`)
const url = process.env['LINMEN_BENCH_POSTGRES']
if (url) {
  process.env['DATABASE_URL'] = url
  await measure()
} else say('PostgreSQL is not installed: not shown')

async function measure(): Promise<void> {
  await buildTemplate()
  // The goal fell a moment ago by the clock of the machine: that is the one the processes read.
  const app = await startApp({ nowMs: Date.now() - GOAL_AGO_MS - 120_000 })
  const folder = await mkdtemp(join(tmpdir(), 'linmen-rain-'))
  const processes: ServerProcess[] = []
  try {
    const match = scriptedMatch(app, 'rain')
    await match.hears(match.report(1, kickOff(app.clock.nowMs())), match.report(2, goal('home', 2)))
    await settleMembers(app)
    for (let at = 0; at < 2; at += 1) processes.push(await startProcess(envOf(app, folder)))
    await play(app, processes)
  } finally {
    for (const { child, ended } of processes) {
      child.kill('SIGKILL')
      await ended
    }
    await app.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Members with a session each, as after a login. */
async function settleMembers(app: TestApp): Promise<void> {
  const nowMs = Date.now()
  const places = Array.from({ length: MEMBERS }, (_, at) => at)
  await app.db.pool.query(
    `insert into member (id, phone, password_hash, nickname, role, level, created_at_ms)
     select 'rain' || at, '1' || (6000000000 + at), 'none', '看台' || at, 'member', 0, $2::bigint
     from unnest($1::int[]) at`,
    [places, nowMs],
  )
  await app.db.pool.query(
    `insert into session (secret_hash, public_id, kind, member_id, sign_key, created_at_ms, seen_at_ms,
       idle_ends_at_ms, ends_at_ms, agent_id, platform)
     select hash, 'rain' || at, 'token', 'rain' || at, 'none', $3::bigint, $3::bigint, $3::bigint + 86400000, $3::bigint + 86400000, '1', 'wap'
     from unnest($1::int[], $2::text[]) as t (at, hash)`,
    [places, places.map((at) => hashOf(secretOf(at))), nowMs],
  )
}

async function play(app: TestApp, processes: readonly ServerProcess[]): Promise<void> {
  const asked = { matchId: 'rain', goalCount: 1 }
  const told = new Map<string, number>()
  const tell = (word: string) => told.set(word, (told.get(word) ?? 0) + 1)
  const awards: number[] = []
  const reach = async (at: number) => {
    const doors = processes.map(({ base }) => memberAt(base, at))
    const answers = await Promise.all(
      doors.map((door) => door.call(redPacketEndpoints.open, asked)),
    )
    for (const answer of answers) {
      tell(answer.ok ? 'packet' : answer.code)
      if (answer.ok && answer.output.award) awards.push(answer.output.award)
    }
  }
  const fromMs = performance.now()
  let next = 0
  const hand = async () => {
    while (next < MEMBERS) await reach(next++)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, hand))
  const seconds = (performance.now() - fromMs) / 1000
  say(
    `${MEMBERS} members at both processes, ${AT_ONCE} at once: ${seconds.toFixed(1)} s, load ${loadavg()[0]!.toFixed(1)}`,
  )
  say(`answers: ${[...told].map(([word, count]) => `${word} ${count}`).join(', ')}`)
  tellFaults(processes)
  await judge(app, processes[0]!, awards)
}

/** What the processes said about calls that were answered with an error of ours. */
function tellFaults(processes: readonly ServerProcess[]): void {
  const lines = processes.flatMap(({ output }) => output().split('\n'))
  for (const line of lines.filter((each) => each.includes('"err"')).slice(0, FAULTS_TOLD)) {
    const { err, msg } = JSON.parse(line) as {
      err: { message: string; code?: string }
      msg: string
    }
    say(`fault: ${msg}: ${err.code ?? ''} ${err.message}`)
  }
}

async function judge(app: TestApp, { base }: ServerProcess, awards: readonly number[]) {
  const draws = await app.db.read
    .selectFrom('red_packet_draw')
    .select(['member_id', 'place', 'amount'])
    .where('match_id', '=', 'rain')
    .orderBy('place')
    .execute()
  const sum = (all: readonly number[]) => all.reduce((whole, each) => whole + each, 0)
  const rain = await untilRevealed(base)
  const shares = drawShares(cents(rain.pool), rain.packets, (at) =>
    createHash('sha256').update(`${rain.seed}:${at}`).digest().readUIntBE(0, 6),
  )
  const amounts = draws.map(({ amount }) => amount)
  const people = new Set(draws.map(({ member_id }) => member_id))
  const promised = createHash('sha256').update(rain.seed).digest('hex')
  say(
    `pool ${rain.pool} fen in ${rain.packets} packets; drawn ${sum(amounts)} fen in ${draws.length}, told ${sum(awards)} in ${awards.length}`,
  )
  const facts = {
    'the pool to the fen': sum(amounts) === rain.pool && sum(awards) === rain.pool,
    'nobody twice': people.size === draws.length,
    'the seed is the promised one': promised === rain.seedHash,
    'every share follows from the seed': JSON.stringify(shares) === JSON.stringify(amounts),
    'the books are sound': (await contradictions(app.db.read)).length === 0,
  }
  for (const [fact, holds] of Object.entries(facts)) {
    say(`${holds ? 'yes' : 'NO'}  ${fact}`)
    if (!holds) process.exitCode = 1
  }
}

/** The seed is told when the rain is over. */
async function untilRevealed(base: string) {
  for (;;) {
    const visitor = clientOf(base, () => ({}))
    const told = await visitor.call(redPacketEndpoints.lookRain, { matchId: 'rain', goalCount: 1 })
    if (!told.ok) throw new Error(told.code)
    const { seed, ...rain } = told.output
    if (seed !== null) return { ...rain, seed }
    await delay(2000)
  }
}
