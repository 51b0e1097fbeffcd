import { seedAuth } from '#features/auth/auth.demo.ts'
import { seedOperators } from './operator.demo.ts'
import { seedMatches } from '#features/match/match.demo.ts'
import { seedMessages } from '#features/message/message.demo.ts'
import { seedToolPass } from './special/special.demo.ts'
import { seedUser } from '#features/user/user.demo.ts'
import { beginPast } from '#features/archive/public.ts'
import { sequenceLog } from '#features/record-log/public.ts'
import type { Ports } from '#kit/ports.ts'
import { seedFollows } from './expert/follow.demo.ts'
import { seedInterpretations } from './interpretation/interpretation.demo.ts'
import { seedCommunity } from './community.demo.ts'
import { seedDuty } from './duty.demo.ts'
import { seedStuckMessage } from './outbox.demo.ts'
import { seedPlans } from './plan/plan.demo.ts'
import { seedPromotions } from './promotion/promotion.demo.ts'
import { seedVip } from './vip/vip.demo.ts'
import { seedPayment } from './wallet/demo-payment.ts'
import { seedWallet } from './wallet/wallet.demo.ts'

/** An empty log is signed: what is promised here waits in it for the rest of the past, which is numbered before it. */
const beginLog: Seed = async (ports) => {
  await sequenceLog(ports)
  await ports.db.transaction((tx) => beginPast(tx, ports.clock.nowMs()))
}

type Seed = (ports: Ports) => Promise<void>

/** In this order: each may rely on what stands above it. */
const seeds: readonly Seed[] = [
  beginLog,
  seedAuth,
  seedOperators,
  seedMatches,
  seedPlans,
  seedInterpretations,
  seedMessages,
  seedFollows,
  seedVip,
  seedPromotions,
  seedToolPass,
  seedCommunity,
  seedUser,
  seedWallet,
  seedPayment,
  seedDuty,
  seedStuckMessage,
]

/** Fills a database that has no member yet, without the past that `catchUp` writes. False when somebody lives there already. */
export async function seedDemo(ports: Ports): Promise<boolean> {
  const somebody = await ports.db.read.selectFrom('member').select('id').limit(1).executeTakeFirst()
  if (somebody) return false
  for (const seed of seeds) await seed(ports)
  return true
}
