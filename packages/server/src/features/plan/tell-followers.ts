import { id, shape } from '@linmen/contract'
import { job } from '#jobs/jobs.ts'
import type { Ports } from '#kit/ports.ts'
import { followersOf } from '#features/expert/public.ts'
import { linkTo, tellEach } from '#features/message/public.ts'
import { subjectOf } from '#features/plan/pool/pool.repo.ts'

/** The wake-up for one plan: an expert may have more followers than a call should wait for. */
export const tellFollowersOf = { name: 'tell-followers', payload: shape({ planId: id }) }

export const tellFollowersJob = job({
  ...tellFollowersOf,
  run: (ports, { planId }) => tellFollowers(ports, planId),
})

/** Safe to repeat: each follower hears of a plan once. */
async function tellFollowers(ports: Ports, planId: string): Promise<void> {
  const { read } = ports.db
  const plan = await read
    .selectFrom('plan')
    .innerJoin('member', 'member.id', 'plan.expert_id')
    .select(['plan.id', 'expert_id', 'nickname', 'league_name', 'home_name', 'away_name'])
    .select(['sport', 'pool_issue'])
    .where('plan.id', '=', planId)
    .executeTakeFirst()
  if (!plan) return
  const news = {
    kind: 'expertPlan' as const,
    title: `${plan.nickname} 发布了新方案`,
    text: plan.pool_issue === null ? `${plan.league_name} ${subjectOf(plan)}` : subjectOf(plan),
    senderId: plan.expert_id,
    link: linkTo.plan(plan.id),
    once: `published:${plan.id}`,
  }
  const followers = await followersOf(read, plan.expert_id)
  await tellEach(
    ports,
    tellFollowersOf.name,
    followers.map((memberId) => ({ memberId, ...news })),
  )
}
