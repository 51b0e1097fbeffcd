import { job } from '#jobs/jobs.ts'
import type { Ports } from '#kit/ports.ts'
import { countScores, keepScores, keptScores } from './score.repo.ts'

const DAY_MS = 86_400_000
/** So many signals are counted in a moment: a young installation does not wait for the next day. */
const FEW = 50_000

export const scoreToolsJob = job({
  name: 'score-tools',
  cron: '*/10 * * * *',
  run: async (ports) => {
    if (await isDue(ports)) await scoreTools(ports)
  },
})

/** Counts every settled signal of every tool anew: a score that was corrected since is in it. */
export async function scoreTools({ db, clock }: Ports): Promise<void> {
  const scores = await countScores(db.read)
  await db.transaction((tx) => keepScores(tx, scores, clock.nowMs()))
}

async function isDue({ db, clock }: Ports): Promise<boolean> {
  const kept = await keptScores(db.read)
  if (!kept || clock.nowMs() - kept.scoredAtMs >= DAY_MS) return true
  return [...kept.scores.values()].reduce((sum, { matches }) => sum + matches, 0) < FEW
}
