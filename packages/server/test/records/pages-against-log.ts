import { setTimeout as delay } from 'node:timers/promises'
import type { Endpoint, InputOf, OutputOf } from '@linmen/contract'
import { expertEndpoints } from '@linmen/contract/expert/expert.endpoints.ts'
import { rankingEndpoints } from '@linmen/contract/expert/ranking.endpoints.ts'
import { forgeryCookie, wireHeaders } from '@linmen/contract/kit/transport.ts'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import type { ProvenPick } from '@linmen/domain/record-log/proven-picks.ts'
import { verifyLog, type Verdict } from '@linmen/domain/record-log/verify-log.ts'
import { nodeHashing } from '#features/record-log/node-hashing.ts'
import { clientOf, type Client } from '#test/client.ts'
import { logAt } from '#test/record-season.ts'
import {
  GAME_TYPES,
  homeFigures,
  leagueFigures,
  logPicks,
  rankFigures,
  ratioFigures,
  recordFigures,
  writtenFigure,
} from './log-figures.ts'

export interface Compared {
  readonly entries: number
  readonly experts: number
  readonly settled: number
  /** Answers that were compared, and the figures in them. */
  readonly answers: number
  readonly figures: number
  readonly differences: readonly string[]
  readonly verdict: Verdict
}

const SPORTS = ['football', 'basketball'] as const
const KINDS = ['hits', 'streak', 'profit', 'strength'] as const
const PERIODS = ['week', 'fortnight', 'month', 'ever'] as const

/** Everything the pages say of experts by their picks, asked over HTTP and reckoned again from the public log alone. */
export async function pagesAgainstLog(base: string): Promise<Compared> {
  const verdict = await verifyLog(logAt(base), nodeHashing, { pause: () => delay(1000) })
  const nowMs = Math.max(0, ...verdict.records.map(({ atMs }) => atMs))
  const comparison = new Comparison(await visitorOf(base), verdict.picks, nowMs)
  const experts = verdict.records.map(({ author }) => author)
  for (const id of experts) await comparison.expert(id)
  for (const sport of SPORTS) for (const kind of KINDS) await comparison.ranking(sport, kind)
  for (const period of PERIODS)
    for (const sport of [undefined, ...SPORTS]) await comparison.ratios(period, sport)
  await comparison.leagues()
  await comparison.hot()
  return {
    entries: verdict.checkpoint?.size ?? 0,
    experts: experts.length,
    settled: comparison.picks.length,
    answers: comparison.answers,
    figures: comparison.figures,
    differences: comparison.differences,
    verdict,
  }
}

class Comparison {
  readonly picks
  readonly #promised
  readonly differences: string[] = []
  answers = 0
  figures = 0
  readonly #client
  readonly #nowMs

  constructor(client: Client, promised: readonly ProvenPick[], nowMs: number) {
    this.#client = client
    this.#promised = promised
    this.picks = logPicks(promised)
    this.#nowMs = nowMs
  }

  async expert(id: string): Promise<void> {
    const shown = await this.#ask(expertEndpoints.show, { expertId: id })
    const { record, best, curve, plansWritten } = shown
    this.#same(`${id}`, record, recordFigures(this.picks, id, this.#nowMs))
    this.#same(`${id}`, { best, curve }, homeFigures(this.picks, id, this.#nowMs))
    this.#same(`${id}`, { plansWritten }, { plansWritten: writtenFigure(this.#promised, id) })
    for (const gameType of GAME_TYPES) {
      const wish = { expertId: id, gameType }
      const { leagues } = await this.#ask(rankingEndpoints.leagueRecords, wish)
      this.#same(`${id} ${gameType}`, leagues, leagueFigures(this.picks, id, gameType))
    }
  }

  async ranking(sport: (typeof SPORTS)[number], kind: (typeof KINDS)[number]): Promise<void> {
    const shown = []
    for (let pageNo = 1; ; pageNo++) {
      const wish = { sport, kind, pageNo, pageSize: 100 }
      const { items, hasNext } = await this.#ask(rankingEndpoints.ranking, wish)
      shown.push(...items)
      if (!hasNext) break
    }
    const experts = shown.map(({ expert }) => expert.id).toSorted()
    const wish = { sport, kind, nowMs: this.#nowMs }
    this.#same(
      `ranking ${sport} ${kind}`,
      shown.map(({ expert, ...rest }) => ({ id: expert.id, ...rest })),
      rankFigures(this.picks, experts, wish),
    )
    for (const { expert } of shown) this.#face(expert)
  }

  async ratios(period: (typeof PERIODS)[number], sport?: (typeof SPORTS)[number]): Promise<void> {
    const wish = { period, order: 8, ...(sport && { sport }) }
    const { items } = await this.#ask(planEndpoints.winRatios, wish)
    const again = ratioFigures(this.picks, { period, sport, nowMs: this.#nowMs })
    this.#same(`ratios ${period} ${sport}`, items.map(plain), again)
  }

  async leagues(): Promise<void> {
    for (const league of new Set(this.picks.map(({ leagueName }) => leagueName))) {
      if (league === '') continue
      const { items } = await this.#ask(rankingEndpoints.leagueExperts, { league })
      const again = ratioFigures(this.picks, { league, nowMs: this.#nowMs })
      this.#same(`league ${league}`, items.map(plain), again)
    }
  }

  async hot(): Promise<void> {
    const { hot } = await this.#ask(expertEndpoints.home, {})
    for (const expert of hot) this.#face(expert)
  }

  #face(expert: { readonly id: string; readonly record: object }): void {
    const again = recordFigures(this.picks, expert.id, this.#nowMs)
    this.#same(`face of ${expert.id}`, expert.record, again)
  }

  async #ask<Row extends Endpoint>(row: Row, input: InputOf<Row>): Promise<OutputOf<Row>> {
    const answer = await this.#client.call(row, input)
    if (!answer.ok) throw new Error(`${row.path}: ${answer.code} ${answer.text}`)
    this.answers += 1
    return answer.output
  }

  #same(what: string, shown: unknown, proven: unknown): void {
    const [told, again] = [leaves(shown), leaves(proven)]
    for (const path of new Set([...told.keys(), ...again.keys()])) {
      this.figures += 1
      if (told.get(path) !== again.get(path))
        this.differences.push(`${what} ${path}: ${told.get(path)} shown, ${again.get(path)} proven`)
    }
  }
}

const plain = <T extends { readonly expert: { readonly id: string } }>({ expert, ...rest }: T) => ({
  id: expert.id,
  ...rest,
})

/** Every single value with the way to it. */
function leaves(value: unknown, path = ''): Map<string, string> {
  if (value === undefined || value === null) return new Map()
  if (typeof value !== 'object') return new Map([[path, JSON.stringify(value)]])
  const size = Array.isArray(value) ? [[`${path}.length`, String(value.length)] as const] : []
  return new Map([
    ...size,
    ...Object.entries(value).flatMap(([key, each]) => [...leaves(each, `${path}.${key}`)]),
  ])
}

/** Nobody in particular, as a browser that has opened the start page. */
async function visitorOf(base: string): Promise<Client> {
  const page = await fetch(base)
  await page.arrayBuffer()
  const cookies = page.headers.getSetCookie().map((line) => line.split(';')[0]!)
  const token = cookies.find((each) => each.startsWith(forgeryCookie))?.split('=')[1] ?? ''
  return clientOf(base, () => ({ cookie: cookies.join('; '), [wireHeaders.forgeryToken]: token }))
}
