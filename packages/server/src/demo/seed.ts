import { seedAuth } from '#features/auth/auth.demo.ts'
import type { Ports } from '#kit/ports.ts'

type Seed = (ports: Ports) => Promise<void>

/** In this order: each may rely on what stands above it. */
const seeds: readonly Seed[] = [seedAuth]

/** Fills a database that has no member yet. */
export async function seedDemo(ports: Ports): Promise<void> {
  const somebody = await ports.db.read.selectFrom('member').select('id').limit(1).executeTakeFirst()
  if (somebody) return
  for (const seed of seeds) await seed(ports)
}
