import { seedAuth } from '#features/auth/auth.demo.ts'
import { seedMatches } from '#features/match/match.demo.ts'
import type { Ports } from '#kit/ports.ts'
import { seedPlans } from './plan/plan.demo.ts'

type Seed = (ports: Ports) => Promise<void>

/** In this order: each may rely on what stands above it. */
const seeds: readonly Seed[] = [seedAuth, seedMatches, seedPlans]

/** Fills a database that has no member yet. False when somebody lives there already. */
export async function seedDemo(ports: Ports): Promise<boolean> {
  const somebody = await ports.db.read.selectFrom('member').select('id').limit(1).executeTakeFirst()
  if (somebody) return false
  for (const seed of seeds) await seed(ports)
  return true
}
