import { predictionEndpoints } from '@linmen/contract/prediction/prediction.endpoints.ts'
import { query } from '#kit/query.ts'
import { unlockStateOf } from './model-vip.reads.ts'
import { recordsOf } from './special.present.ts'
import { comingMatches } from './special.repo.ts'
import { toolsOnOffer } from './tool-setting.repo.ts'
import { byStrength, footballSheet, signalList } from './tool.reads.ts'

const MATCHES = 30
const BEST = 10

/** The strongest signals of the next matches, one for each match. */
export const listBest = query(
  predictionEndpoints.listBest,
  async (db, _input, { ports, actor, nowMs }) => {
    const sheets = await comingMatches(ports, nowMs, MATCHES)
    const tools = await toolsOnOffer(db)
    const { signals } = await signalList(ports, db, { sheets, tools, actor, nowMs })
    const strongest = signals.filter(({ strength }) => strength !== null).toSorted(byStrength)
    const seen = new Set<string>()
    return {
      signals: strongest
        .filter(({ matchId }) => !seen.has(matchId) && seen.add(matchId))
        .slice(0, BEST),
    }
  },
)

/** Every tool of one match. */
export const listBestOfMatch = query(
  predictionEndpoints.listBestOfMatch,
  async (db, { matchId, withUnlock }, { ports, actor, nowMs }) => {
    const sheets = [await footballSheet(ports, matchId)]
    const tools = await toolsOnOffer(db)
    const { signals } = await signalList(ports, db, { sheets, tools, actor, nowMs })
    const unlock = withUnlock ? await unlockStateOf(db, 14, { actor, nowMs }) : null
    return { signals, unlock }
  },
)

/** How often the signals of every tool were right, the most often right first. */
export const bestScores = query(predictionEndpoints.bestScores, async (db) => {
  const records = [...(await recordsOf(db)).values()]
  return { models: records.toSorted((a, b) => (b.rate ?? -1) - (a.rate ?? -1)) }
})
