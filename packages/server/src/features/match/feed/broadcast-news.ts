import { connectLiveStore, type DayNews } from '#features/archive/public.ts'
import type { Ports } from '#kit/ports.ts'
import { boardOf } from '#features/match/board/board-of.ts'
import { isFollowed, untilCaughtUp } from '#features/match/board/followed-days.ts'
import { mergeNews } from './merge-news.ts'
import { publishPulse } from './publish.ts'
import { reloadDays } from '#features/match/board/reload-days.ts'

type Message =
  | { readonly kind: 'news'; readonly days: readonly string[]; readonly news: DayNews }
  | { readonly kind: 'reload'; readonly days: readonly string[] }
  | { readonly kind: 'pulse'; readonly days: readonly string[]; readonly asOfMs: number }

const CHANNEL = 'match'
/** What is longer is read from the records by whoever has the day on the board. */
const MOST_TOLD = 500

/** Takes news in and passes them on to the other processes. */
export function broadcastNews(ports: Ports, days: readonly string[], news: DayNews): void {
  const behind = mergeNews(ports, days, news)
  if (behind.length > 0) catchUpWith(ports, behind)
  const many = news.plays.length + news.odds.length
  if (many > MOST_TOLD) send(ports, { kind: 'reload', days })
  else if (many > 0) send(ports, { kind: 'news', days, news })
}

export function broadcastPulse(ports: Ports, days: readonly string[]): void {
  publishPulse(ports)
  send(ports, { kind: 'pulse', days, asOfMs: boardOf(ports).asOfMs })
}

/** Everybody reads on in these days: matches were announced, or who read the feed before recorded more than it told. */
export async function broadcastReload(ports: Ports, days: readonly string[]): Promise<void> {
  send(ports, { kind: 'reload', days })
  await reloadDays(ports, days)
}

/** From now on whatever this process records reaches its board, its readers and the other processes. */
export const publishRecords = (ports: Ports): void =>
  connectLiveStore(ports, {
    follows: (day) => isFollowed(ports, day),
    caughtUp: () => untilCaughtUp(ports),
    publish: (days, news) => broadcastNews(ports, days, news),
  })

/** Takes in what other processes tell, one message after the other. */
export function subscribeToPeers(ports: Ports): void {
  const report = (error: unknown) =>
    ports.log.error({ err: error }, 'what another process told was not taken in')
  let hearing = Promise.resolve()
  const inTurn = (work: () => Promise<void>) => {
    hearing = hearing.then(work).catch(report)
  }
  ports.relay.onGap(() => inTurn(() => reloadDays(ports, boardOf(ports).days())))
  ports.relay.on(CHANNEL, (told) => inTurn(() => take(ports, told as Message)))
}

async function take(ports: Ports, message: Message): Promise<void> {
  const { days } = message
  if (message.kind === 'pulse') {
    const board = boardOf(ports)
    board.asOfMs = Math.max(board.asOfMs, message.asOfMs)
    board.known(days, message.asOfMs)
    publishPulse(ports)
  } else if (message.kind === 'news') {
    const behind = mergeNews(ports, days, message.news)
    if (behind.length > 0) await reloadDays(ports, behind)
  } else await reloadDays(ports, days)
}

/** A record of this process did not reach its own board: a fault, mended from the records and counted. */
function catchUpWith(ports: Ports, days: readonly string[]): void {
  const fault = new Error(`records of ${days.join()} did not reach the match store`)
  ports.mishaps.note('match_store', fault)
  reloadDays(ports, days).catch((error: unknown) => ports.mishaps.note('match_store', error))
}

const send = (ports: Ports, message: Message) => ports.relay.send(CHANNEL, message)
