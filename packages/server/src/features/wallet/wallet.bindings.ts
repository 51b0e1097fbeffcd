import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import type { Binding } from '#kit/binding.ts'
import { query } from '#kit/query.ts'
import { listCash, listCoins } from './movements.ts'
import { holdingsOf } from './wallet.ts'

export const walletBindings: Binding[] = [
  query(walletEndpoints.balance, (db, _input, { actor, nowMs }) => holdingsOf(db, actor.id, nowMs)),
  listCash,
  listCoins,
]
