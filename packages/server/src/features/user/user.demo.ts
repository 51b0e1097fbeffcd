import type { Ports } from '#kit/ports.ts'
import { keepRealName } from '#features/identity/public.ts'
import { addFeedback } from './feedback.ts'

// A number nobody has: its region is one that was never given out.
const DEMO_PERSON = { name: '林小美', idCard: '990101199003070015' }

/** A member who has shown who they are, and who has written to us once. */
export async function seedUser({ db, ...ports }: Ports): Promise<void> {
  const nowMs = ports.clock.nowMs()
  await db.transaction(async (tx) => {
    await keepRealName(tx, ports, { ...DEMO_PERSON, memberId: 'mei', nowMs })
    await addFeedback(tx, {
      id: ports.ids.next('fb'),
      memberId: 'mei',
      kind: 'idea',
      content: '演示数据：希望比分页可以按联赛收起。',
      pictures: [],
      nowMs,
    })
  })
}
