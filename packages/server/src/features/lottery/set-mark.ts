import { lotterySettingEndpoints } from '@linmen/contract/console/lottery-setting.endpoints.ts'
import { enqueue } from '#jobs/jobs.ts'
import { audit } from '#kit/audit.ts'
import { command } from '#kit/command.ts'
import { dropMark, isDrawn, keepMark, officialMark } from './official-mark.repo.ts'
import { settleMark } from './settle-mark.ts'

/** Writes down what was officially drawn for a match, or takes that back: then its score counts again. Plans on its pool follow. */
export const setMark = command(
  lotterySettingEndpoints.setMark,
  async (tx, { family, matchId, mark, reason }, { actor, nowMs, refuse }) => {
    const place = { family, matchId }
    if (!(await isDrawn(tx, place))) return refuse('console.gone', {})
    const before = await officialMark(tx, place)
    const after = mark === 'score' ? null : mark
    if (before === after) return refuse('console.gone', {})
    if (after === null) await dropMark(tx, place)
    else await keepMark(tx, { ...place, mark: after, reason, by: actor.id, nowMs })
    if (family === 'pool') await enqueue(tx, settleMark, { matchId }, { key: `mark ${matchId}` })
    const line = { atMs: nowMs, actor: actor.id, deed: 'lottery.mark', why: reason }
    const told = { before: { mark: before }, after: { mark: after } }
    await audit(tx, { ...line, subject: `${family}-${matchId}`, ...told })
    return {}
  },
)
