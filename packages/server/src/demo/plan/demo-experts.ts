import { sharePercent } from '@linmen/domain/expert/level.ts'
import type { Tx } from '#db/port.ts'
import { addMember } from '#features/auth/member.repo.ts'

export interface DemoExpert {
  readonly id: string
  readonly grade: number
  readonly bio: string
  /** What a plan of theirs costs, in coins. Level 1 publishes for nothing. */
  readonly price: number
  /** How often they side with the favourite, in hundredths. */
  readonly favourites: number
}

/** Experts who sign in under a pen name of their own. Their records come from their plans. */
const writers = [
  ['zhou', '13800000031', '老周谈球', '欧战与德甲，十二年观察'],
  ['lu', '13800000032', '陆知行', '先看中场，再看比分'],
  ['shen', '13800000033', '沈一苇', '只写看得懂的比赛'],
  ['lin', '13800000034', '林夏', '数据是线索，不是答案'],
] as const

export const demoExperts: readonly DemoExpert[] = [
  expert('wei', 4, 38, 86, '看英超二十年，只讲证据'),
  expert('zhou', 5, 38, 88, '欧战与德甲，十二年观察'),
  expert('lu', 2, 58, 92, '先看中场，再看比分'),
  expert('shen', 6, 28, 76, '只写看得懂的比赛'),
  expert('lin', 3, 48, 90, '数据是线索，不是答案'),
  expert('qing', 7, 28, 80, '模型先行，经验其次'),
  expert('bo', 8, 18, 66, '专注五大联赛'),
  expert('hai', 10, 0, 50, '防守赢得冠军'),
]

export async function seedExperts(tx: Tx, nowMs: number): Promise<void> {
  const { password_hash } = await tx
    .selectFrom('member')
    .select('password_hash')
    .where('id', '=', 'wei')
    .executeTakeFirstOrThrow()
  for (const [id, phone, nickname, signature] of writers)
    await addMember(tx, {
      id,
      phone,
      nickname,
      signature,
      password_hash,
      role: 'expert',
      level: 2,
      created_at_ms: nowMs - 400 * 86_400_000,
    })
  for (const each of demoExperts)
    await tx
      .insertInto('expert_profile')
      .values({
        member_id: each.id,
        grade: each.grade,
        share_percent: sharePercent(each.price === 0 ? 1 : 2, each.grade),
        bio: each.bio,
        created_at_ms: nowMs - 400 * 86_400_000,
      })
      .execute()
}

function expert(
  id: string,
  grade: number,
  price: number,
  favourites: number,
  bio: string,
): DemoExpert {
  return { id, grade, price, favourites, bio }
}
