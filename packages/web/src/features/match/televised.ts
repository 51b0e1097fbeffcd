import { isOfNinety, type ShieldedMatch } from '@linmen/domain/shield/spoiler-shield.ts'
import { serverNowMs } from '#kit/clock.ts'
import { holdNews } from '#sport/shield/hold-news.ts'
import { shield, tvNowMs } from '#sport/shield/shield.ts'
import { isBehind } from '#sport/shield/tv-delay.ts'
import type { Standing } from './board-views.ts'
import type { BoardPorts } from './live-board.ts'

/** A state that may say when its match ended. */
type Ended = Standing & Pick<ShieldedMatch, 'endedAtMs'>

/** How the boards of the app keep step with the person's television. */
export const televised = {
  ports: {
    nowMs: () => tvNowMs(),
    heardMs: () => serverNowMs(),
    later: (run, ms) => setTimeout(run, ms),
    hold: holdNews,
    isBehind: ({ id, kickOffAtMs }, { phase, score, endedAtMs }: Ended) =>
      isBehind({
        id,
        kickOffAtMs,
        phase: phase as ShieldedMatch['phase'],
        wasRegular: isOfNinety(score),
        endedAtMs,
      }),
  } satisfies BoardPorts,

  follow(board: { startOver(): void }): void {
    let { delaySeconds } = shield.get()
    shield.subscribe(() => {
      const before = delaySeconds
      delaySeconds = shield.get().delaySeconds
      if (delaySeconds > before) board.startOver()
    })
  },
}
