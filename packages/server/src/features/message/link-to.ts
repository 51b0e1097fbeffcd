import type { MessageLink } from '@linmen/contract/message/message.schemas.ts'
import type { ScreenLink, ScreenName } from '@linmen/contract/screens/all-screens.ts'

const byId = (code: number) => (id: string) =>
  ({ family: 'response-go', code, subject: id }) as const

/** The links a message may carry, in the codes of the specification. */
export const linkTo = {
  plan: byId(3),
  expert: byId(4),
  footballMatch: byId(5),
  post: byId(6),
  interpretation: byId(8),
  topic: byId(9),
  article: byId(12),
  basketballMatch: byId(14),
  profitPlan: byId(21),
  subscription: byId(43),
  fans: { family: 'response-go', code: 66 },
  coupons: { family: 'inner-go', code: 110 },
  charge: { family: 'inner-go', code: 35 },
  vip: { family: 'inner-go', code: 102 },
  myVip: { family: 'inner-go', code: 104 },
  /** Any other page by its name. */
  screen: <Name extends ScreenName>(page: Name, params?: ScreenLink<Name>): MessageLink => ({
    family: 'go',
    code: 46,
    subject: JSON.stringify({ page, ...(params && { params }) }),
  }),
} as const
