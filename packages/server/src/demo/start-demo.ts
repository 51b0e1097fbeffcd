import type { Ports } from '#kit/ports.ts'
import { writeDemoIds } from './demo-ids.ts'
import { seedDemo } from './seed.ts'

/** Everything a demo has that a deployment has not. */
export async function startDemo(ports: Ports): Promise<void> {
  await seedDemo(ports)
  await writeDemoIds(ports)
}
