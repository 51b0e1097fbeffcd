import { refusal } from '#kit/refusal.ts'
import { coins } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'

export const notEnough = refusal(
  'wallet.not.enough',
  '余额不足',
  shape({ required: coins, balance: coins }),
)
