import type { DayNews } from '#features/archive/public.ts'
import type { Ports } from '#kit/ports.ts'
import { boardOf } from './board-of.ts'
import { hearNews } from './hear-news.ts'
import { publishPulse } from './publish.ts'
import { reloadDays } from './reload-days.ts'

type Message =
  | { readonly kind: 'news'; readonly days: readonly string[]; readonly news: DayNews }
  | { readonly kind: 'reload'; readonly days: readonly string[] }
  | { readonly kind: 'pulse'; readonly days: readonly string[]; readonly asOfMs: number }

const CHANNEL = 'match'
/** What is longer is read from the records by whoever has the day on the board. */
const MOST_TOLD = 500

/** Takes news in and passes them on to the other processes. */
export function shareNews(ports: Ports, days: readonly string[], news: DayNews): void {
  hearNews(ports, days, news)
  const many = news.plays.length + news.odds.length
  if (many > MOST_TOLD) send(ports, { kind: 'reload', days })
  else if (many > 0) send(ports, { kind: 'news', days, news })
}

export function sharePulse(ports: Ports, days: readonly string[]): void {
  publishPulse(ports)
  send(ports, { kind: 'pulse', days, asOfMs: boardOf(ports).asOfMs })
}

/** Everybody reads these days anew: who read the feed before may have recorded more than it told. */
export async function shareReload(ports: Ports, days: readonly string[]): Promise<void> {
  send(ports, { kind: 'reload', days })
  await reloadDays(ports, days)
}

/** Takes in what other processes tell. */
export function listenToOthers(ports: Ports, followed: () => readonly string[]): void {
  const report = (error: unknown) => ports.log.error({ err: error }, 'a day was not read again')
  ports.relay.onGap(() => void reloadDays(ports, followed()).catch(report))
  ports.relay.on(CHANNEL, (told) => {
    const message = told as Message
    if (message.kind === 'news') hearNews(ports, message.days, message.news)
    else if (message.kind === 'reload') void reloadDays(ports, message.days).catch(report)
    else {
      const board = boardOf(ports)
      board.asOfMs = Math.max(board.asOfMs, message.asOfMs)
      board.known(message.days, message.asOfMs)
      publishPulse(ports)
    }
  })
}

const send = (ports: Ports, message: Message) => ports.relay.send(CHANNEL, message)
