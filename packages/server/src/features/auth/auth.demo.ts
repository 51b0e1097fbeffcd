import type { OperatorRole } from '@linmen/domain/operator/roles.ts'
import type { Ports } from '#kit/ports.ts'
import { addMember, type NewMember } from './member.repo.ts'
import { hashPassword } from './password.ts'

export const DEMO_PASSWORD = 'linmen2026'
const DAY_MS = 86_400_000

interface DemoPerson extends Pick<NewMember, 'id' | 'phone' | 'nickname' | 'role' | 'level'> {
  readonly title: string
  readonly signature: string
  readonly joinedDaysAgo: number
}

/** People anyone may sign in as. */
export const demoAccounts: readonly DemoPerson[] = [
  person('mei', '13800000001', '小美看球', 'member', 0, '会员', '周末只看英超', 210),
  person('wei', '13800000002', '老魏聊盘', 'expert', 2, '专家', '看球二十年，只讲证据', 720),
  person('lao', '13800000003', '劳师傅', 'operator', 0, '运营', '有问题请留言', 900),
]

/** One operator for each role besides the owner, who is lao. */
export const demoOperators: readonly (DemoPerson & { readonly operates: OperatorRole })[] = [
  { ...person('fin', '13800000004', '何敏', 'operator', 0, '财务', '', 400), operates: 'finance' },
  {
    ...person('edi', '13800000005', '林间小道', 'operator', 0, '内容', '', 380),
    operates: 'content',
  },
  { ...person('ris', '13800000006', '方正', 'operator', 0, '风控', '', 360), operates: 'risk' },
  { ...person('sup', '13800000007', '小满', 'operator', 0, '客服', '', 200), operates: 'support' },
  { ...person('rea', '13800000008', '审计员', 'operator', 0, '只读', '', 90), operates: 'reader' },
]

/** The others, so that the place is not empty. */
const others: readonly DemoPerson[] = [
  person('qing', '13800000011', '青山数据', 'expert', 2, '专家', '模型先行，经验其次', 510),
  person('bo', '13800000012', '博观足球', 'expert', 2, '专家', '专注五大联赛', 640),
  person('lan', '13800000013', '兰心篮球', 'expert', 2, '专家', '北美赛场常客', 380),
  person('hai', '13800000014', '海边的后卫', 'expert', 1, '实验室用户', '防守赢得冠军', 150),
  person('yun', '13800000015', '云端射手', 'expert', 1, '实验室用户', '每场必写复盘', 95),
  person('chen', '13800000021', '陈默', 'member', 0, '会员', '', 60),
  person('zhu', '13800000022', '阿珠', 'member', 0, '会员', '主队永远是第一', 45),
  person('tang', '13800000023', '唐小北', 'member', 0, '会员', '', 33),
  person('feng', '13800000024', '风一样的边锋', 'member', 0, '会员', '跑不动了，看别人跑', 21),
]

export async function seedAuth(ports: Ports): Promise<void> {
  const nowMs = ports.clock.nowMs()
  const passwordHash = await hashPassword(ports, DEMO_PASSWORD)
  await ports.db.transaction(async (tx) => {
    for (const { title: _title, joinedDaysAgo, ...one } of [
      ...demoAccounts,
      ...demoOperators.map(asMember),
      ...others,
    ])
      await addMember(tx, {
        ...one,
        password_hash: passwordHash,
        created_at_ms: nowMs - joinedDaysAgo * DAY_MS,
      })
  })
}

const asMember = ({ operates: _operates, ...one }: (typeof demoOperators)[number]): DemoPerson =>
  one

function person(
  id: string,
  phone: string,
  nickname: string,
  role: NewMember['role'],
  level: NewMember['level'],
  title: string,
  signature: string,
  joinedDaysAgo: number,
): DemoPerson {
  return { id, phone, nickname, role, level, title, signature, joinedDaysAgo }
}
