import type { Generated } from 'kysely'

export interface MemberTable {
  id: string
  /** The number people tell each other and customer service. */
  number: Generated<number>
  phone: string
  password_hash: string
  nickname: string
  /** What the member says about themselves. */
  signature: Generated<string>
  avatar_key: Generated<string>
  role: 'member' | 'expert' | 'operator'
  /** 0 normal, 1 laboratory user, 2 expert with a public record. */
  level: 0 | 1 | 2
  created_at_ms: number
}
