import { membershipAt } from '@linmen/domain/vip/membership.ts'
import {
  dueAfter,
  dueBefore,
  reminderKey,
  reminderNote,
  reminderText,
} from '@linmen/domain/vip/reminder.ts'
import { job } from '#jobs/jobs.ts'
import type { Ports } from '#kit/ports.ts'
import { linkTo, tellMember } from '#features/message/public.ts'
import { periodsOf } from './period.repo.ts'

const DAY_MS = 86_400_000
const NEAR_MS = 8 * DAY_MS

/** Seven, three and one day before the end and three and seven after it, each once, whenever the job runs that day. */
export const remindVipJob = job({ name: 'remind-vip', cron: '5 * * * *', run: remindMembers })

async function remindMembers(ports: Ports): Promise<void> {
  const nowMs = ports.clock.nowMs()
  const near = await ports.db.read
    .selectFrom('vip_period')
    .select('member_id')
    .distinct()
    .where('ends_at_ms', '>', nowMs - NEAR_MS)
    .where('ends_at_ms', '<=', nowMs + NEAR_MS)
    .where('revoked_at_ms', 'is', null)
    .orderBy('member_id')
    .execute()
  for (const { member_id: memberId } of near) await remind(ports, memberId, nowMs)
}

async function remind(ports: Ports, memberId: string, nowMs: number): Promise<void> {
  const { startsAtMs, endsAtMs, isTrial } = membershipAt(
    await periodsOf(ports.db.read, memberId),
    nowMs,
  )
  if (startsAtMs === undefined || endsAtMs === undefined) return
  const reminder = dueBefore(endsAtMs, nowMs) ?? dueAfter(endsAtMs, nowMs)
  if (!reminder) return
  await ports.db.transaction((tx) =>
    tellMember(
      tx,
      { ports, nowMs },
      {
        memberId,
        kind: 'vip',
        title: reminderText(reminder),
        text: reminderNote(reminder, isTrial),
        link: linkTo.vip,
        once: `vip.${reminderKey(memberId, startsAtMs, reminder)}`,
      },
    ),
  )
}
