import { demoAccounts, demoOperators } from '#features/auth/auth.demo.ts'
import { beginOperatorSession } from '#kit/operator/operator-session.ts'
import type { Ports } from '#kit/ports.ts'
import { makeOperator, setFactor } from '#features/console/operator.repo.ts'
import { newSecret, sealSecret } from '#features/console/second-factor.ts'

const YEAR_MS = 365 * 86_400_000

/** The operators of the demo. Their secrets are shown at the door: a demo keeps none. */
export async function seedOperators(ports: Ports): Promise<void> {
  const nowMs = ports.clock.nowMs()
  const owners = demoAccounts
    .filter(({ role }) => role === 'operator')
    .map(({ id }) => ({ id, operates: 'owner' as const }))
  await ports.db.transaction(async (tx) => {
    for (const { id, operates } of [...owners, ...demoOperators]) {
      await makeOperator(tx, { memberId: id, role: operates, nowMs })
      const factor = sealSecret(ports, id, newSecret(ports))
      await setFactor(tx, id, { factor, factor_set_at_ms: nowMs })
    }
  })
}

/** A session that tools of the demo use has shown the second factor already. */
export const letToolsIn = (ports: Ports, memberId: string, sessionId: string) =>
  ports.db.transaction((tx) =>
    beginOperatorSession(tx, {
      memberId,
      sessionId,
      nowMs: ports.clock.nowMs(),
      ip: '127.0.0.1',
      userAgent: null,
      lastsMs: YEAR_MS,
    }),
  )
