import { seedAuth } from '#features/auth/auth.demo.ts'
import { seedOperators } from './operator.demo.ts'
import { seedMatches } from '#features/match/match.demo.ts'
import { seedMessages } from '#features/message/message.demo.ts'
import { seedPredictions } from '#features/prediction/prediction.demo.ts'
import { seedSignals } from './special/special.demo.ts'
import { seedUser } from '#features/user/user.demo.ts'
import { revealPicks, sequenceLog } from '#features/record-log/public.ts'
import type { Ports } from '#kit/ports.ts'
import { seedFollows } from './expert/follow.demo.ts'
import { seedInterpretations } from './interpretation/interpretation.demo.ts'
import { seedCommunity } from './community.demo.ts'
import { seedCorrection } from './correction.demo.ts'
import { seedDuty } from './duty.demo.ts'
import { seedStuckMessage } from './outbox.demo.ts'
import { seedPlans } from './plan/plan.demo.ts'
import { seedPromotions } from './promotion/promotion.demo.ts'
import { seedVip } from './vip/vip.demo.ts'
import { seedPayment } from './wallet/demo-payment.ts'
import { seedWallet } from './wallet/wallet.demo.ts'

/** Everything that was promised and decided until now stands in the log from the first start. */
const seedLog: Seed = async (ports) => {
  await revealPicks(ports)
  await sequenceLog(ports, { asTold: true })
}

type Seed = (ports: Ports) => Promise<void>

/** In this order: each may rely on what stands above it. */
const seeds: readonly Seed[] = [
  seedAuth,
  seedOperators,
  seedMatches,
  seedPlans,
  seedInterpretations,
  seedMessages,
  seedFollows,
  seedVip,
  seedPromotions,
  seedSignals,
  seedPredictions,
  seedCommunity,
  seedUser,
  seedWallet,
  seedPayment,
  seedDuty,
  seedCorrection,
  seedStuckMessage,
  seedLog,
]

/** Fills a database that has no member yet. False when somebody lives there already. */
export async function seedDemo(ports: Ports): Promise<boolean> {
  const somebody = await ports.db.read.selectFrom('member').select('id').limit(1).executeTakeFirst()
  if (somebody) return false
  for (const seed of seeds) await seed(ports)
  return true
}
