import type { ShieldedMatch } from '@linmen/domain/shield/spoiler-shield.ts'
import { holdNews } from '#kit/hold-news.ts'
import { shield, tvNowMs } from '#kit/shield.ts'
import { isBehind } from '#kit/tv-delay.ts'
import type { BoardPorts } from './live-board.ts'

/** How the boards of the app keep step with the person's television. */
export const televised = {
  ports: {
    nowMs: () => tvNowMs(),
    later: (run, ms) => setTimeout(run, ms),
    hold: holdNews,
    isBehind: ({ id, kickOffAtMs }, phase) =>
      isBehind({ id, kickOffAtMs, phase: phase as ShieldedMatch['phase'] }),
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
