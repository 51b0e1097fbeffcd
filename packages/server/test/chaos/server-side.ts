import type { Fixture } from '@linmen/domain/sport/fixture.ts'
import type { Database } from '#db/port.ts'
import { boardOf } from '#features/match/board/board-of.ts'
import { emptyMatch, type BoardMatch } from '#features/match/board/board.ts'
import { mergeNews } from '#features/match/feed/merge-news.ts'
import { openTopics } from '#features/match/open-topics.ts'
import { publishPulse } from '#features/match/feed/publish.ts'
import { mergeReports } from '#features/match/feed/merge-reports.ts'
import type { Ports } from '#kit/ports.ts'
import type { Clock } from '#kit/environment.ts'
import { soleProcessRelay } from '#realtime/relay.ts'
import { fixtureBetween, leagueNamed, teamNamed } from '#test/sport-factory.ts'
import { testSettings } from '#test/test-ports.ts'
import type { Said } from './deliveries.ts'
import type { Pieces } from './pieces.ts'
import { noRecords, playsOf } from './records.ts'

const DAY = '2026-11-25'
export const SPORTS = { '1': 'football', '2': 'basketball' } as const
export const MATCH_IDS = ['1', '2'] as const

/** A server without a database: its records are lists, all else is the server's own code. */
export class ServerSide {
  readonly records = noRecords()
  readonly #pieces: Pieces
  readonly #clock: Clock
  readonly #said: readonly Said[]
  #ports: Ports
  #starts = 0
  #cursor = 0
  #asked = 0

  constructor(pieces: Pieces, clock: Clock, said: readonly Said[]) {
    this.#pieces = pieces
    this.#clock = clock
    this.#said = said
    this.#ports = this.#start()
  }

  get hub() {
    return this.#ports.hub
  }

  get hasHeardAll() {
    return this.#cursor >= this.#said.length
  }

  match(id: string): BoardMatch {
    return boardOf(this.#ports).matches.get(id)!
  }

  /** The feed answers; a lost answer leaves the cursor where it was, and so does a stop before the cursor is written. */
  poll(many: number, fate: 'arrives' | 'lost' | 'diesUntold' | 'diesHalfway'): void {
    const until = Math.min(this.#said.length, this.#cursor + many)
    this.#asked = Math.max(this.#asked, until)
    if (fate === 'lost') return
    const { plays, ticks } = this.#pieces.keep(this.records, this.#said.slice(this.#cursor, until))
    if (fate === 'diesHalfway') return this.restart()
    this.records.cursor = until
    if (fate === 'diesUntold') return this.restart()
    this.#cursor = until
    const receivedAtMs = this.#clock.nowMs()
    mergeNews(this.#ports, [DAY], { plays, odds: ticks, ended: [], asOfMs: 1, receivedAtMs })
  }

  pulse(): void {
    publishPulse(this.#ports)
  }

  /** The memory is lost and the records are not. */
  restart(): void {
    this.#ports.hub.close()
    this.#ports = this.#start()
    this.#cursor = this.#pieces.goOnFrom(this.records, this.#asked)
  }

  #start(): Ports {
    this.#starts += 1
    const ports = {
      clock: this.#clock,
      db: {} as Database,
      hub: this.#pieces.hub(`start${this.#starts}`),
      relay: soleProcessRelay(),
      settings: testSettings,
    } as Ports
    const matches = MATCH_IDS.map((id) => this.#loaded(id))
    boardOf(ports).addDay(DAY, matches)
    openTopics(ports)
    return ports
  }

  #loaded(id: (typeof MATCH_IDS)[number]): BoardMatch {
    const match = emptyMatch(sheetOf(id))
    const ticks = this.records.ticks.filter((tick) => tick.matchId === id)
    mergeReports(match, playsOf(this.records, id), ticks)
    return match
  }
}

export const KICK_OFF_MS = Date.UTC(2026, 10, 25, 11)

const SHEETS = { '1': sheet('1'), '2': sheet('2') }
const sheetOf = (id: (typeof MATCH_IDS)[number]) => SHEETS[id]

function sheet(id: (typeof MATCH_IDS)[number]) {
  const league = leagueNamed('联赛', SPORTS[id])
  const [home, away] = [teamNamed(`${id}h`, '主', league), teamNamed(`${id}a`, '客', league)]
  const fixture: Fixture = fixtureBetween([home, away], { id, day: DAY, kickOffAtMs: KICK_OFF_MS })
  return { league, home, away, fixture }
}
