import { publishEndpoints } from '@linmen/contract/plan/publish.endpoints.ts'
import type { PublishedPick } from '@linmen/contract/plan/publish.schemas.ts'
import { giveFault } from '@linmen/domain/plan/publishing.ts'
import { id, shape } from '@linmen/contract'
import { enqueue, job } from '#jobs/jobs.ts'
import { command } from '#kit/command.ts'
import { offeredMatches } from '#features/match/public.ts'
import { lockedPick } from './locked-pick.ts'
import { findPlan, type PlanRow } from './plan.repo.ts'
import { earlierOf, givePick, lockExpert } from './publish.repo.ts'
import { tellReaders } from './tell-readers.ts'

/** The pick and the reasons of a plan that was sold before, at the prices of this moment. */
export const give = command(
  publishEndpoints.give,
  async (tx, { planId, option, reason }, { actor, nowMs, ports, refuse }) => {
    await lockExpert(tx, actor.id)
    const plan = await findPlan(tx, planId)
    if (!plan || plan.expert_id !== actor.id || plan.promised_ms === null)
      return refuse('plan.not_found', {})
    if (plan.pick !== null) return refuse('give.given', {})
    const sport = plan.sport === 'basketball' ? 'basketball' : 'football'
    const ids = [plan.match_id]
    const [match] = await offeredMatches(tx, { sport, atMs: nowMs, untilMs: plan.kickoff_ms, ids })
    if (!match) return refuse('publish.match', {})
    const oddsType = ODDS_TYPES[plan.market]
    const locked = lockedPick(match, { matchId: match.id, oddsType, option })
    if (!locked) return refuse('publish.option', {})
    // The hour its match was announced for stays that of the plan, whatever became of it since.
    const picked = { ...locked.picked, kickoffMs: plan.kickoff_ms }
    const given = {
      texts: [reason],
      picks: [{ ...picked, matchId: match.id }],
      promisedMs: plan.promised_ms,
    }
    const fault = giveFault(given, await earlierOf(tx, actor.id, ids, nowMs), nowMs)
    if (fault !== null) return refuse(fault, {})
    if (!(await givePick(tx, ports, { planId, picked, reason, nowMs })))
      return refuse('give.over', {})
    await enqueue(tx, tellOfPick, { planId }, { key: `given ${planId}` })
    return {}
  },
)

const ODDS_TYPES: Readonly<Record<PlanRow['market'], PublishedPick['oddsType']>> = {
  winDrawLose: 'european',
  winLose: 'european',
  handicap: 'asian',
  overUnder: 'overUnder',
}

/** The wake-up for one plan: it may have more readers than a call should wait for. */
const tellOfPick = { name: 'tell-of-pick', payload: shape({ planId: id }) }

export const tellOfPickJob = job({
  ...tellOfPick,
  run: async (ports, { planId }) => {
    const plan = await findPlan(ports.db.read, planId)
    if (plan)
      await tellReaders(ports, plan, {
        title: '临场方案已给出选项',
        text: `${plan.home_name} vs ${plan.away_name}，可以查看选项与理由`,
        once: `given:${planId}`,
      })
  },
})
