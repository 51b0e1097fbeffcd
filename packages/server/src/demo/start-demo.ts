import type { Ports } from '#kit/ports.ts'
import { retrySlow } from '#kit/retry-conflicts.ts'
import { demoIdsStand, writeDemoIds } from './demo-ids.ts'
import { seedDemo } from './seed.ts'

/** Everything a demo has that a deployment has not. */
export async function startDemo(ports: Ports): Promise<void> {
  const seeded = await seedDemo(ports)
  // Naming things asks for squads and seasons: what was named at an earlier start is named again while it is true.
  if (seeded || !(await demoIdsStand(ports))) await retrySlow(() => writeDemoIds(ports))
}
