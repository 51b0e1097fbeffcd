import { resolve } from 'node:path'
import type { Clock } from '#kit/environment.ts'
import type { Settings } from '#kit/settings.ts'
import { fetchJson } from './http/fetch-json.ts'
import { httpFeed } from './http/http-feed.ts'
import type { SportsFeed } from './port.ts'
import { recordedMatches } from './replay/recorded-matches.ts'
import { replayFeed } from './replay/replay-feed.ts'
import { simulatedFeed } from './simulator/simulated-feed.ts'
import { worldThread } from './simulator/world-thread.ts'

interface Wanted extends Pick<Settings, 'demo' | 'feed' | 'feedToken' | 'feedPrivate'> {
  /** For a process that ends soon. */
  readonly roomy?: boolean
}

/** The source this installation reads; null where everything was brought in. Throws with a line for people. */
export function chooseFeed(
  wanted: Wanted,
  clock: Clock,
  report: (error: unknown) => void,
): SportsFeed | null {
  const { demo, feed, feedToken, feedPrivate, roomy = false } = wanted
  if (feed === null) return demo ? simulatedFeed(clock, worldThread(report, { roomy })) : null
  const replay = /^replay:(.+?)(?:@(\d+(?:\.\d+)?))?$/.exec(feed)
  if (replay) {
    const path = resolve(replay[1]!)
    return replayFeed('replay', () => recordedMatches(path), Number(replay[2] ?? 1) || 1)
  }
  const base = /^http:(https?:\/\/.+)$/.exec(feed)?.[1]
  if (!base || !URL.canParse(base))
    throw new Error('环境变量 LINMEN_FEED 应写作 replay:文件[@倍速] 或 http:https://地址')
  const ask = fetchJson({ base, token: feedToken, allowPrivate: feedPrivate })
  return httpFeed(new URL(base).host, ask, clock)
}
