import type { Cents } from '@linmen/contract'
import type { Reader } from '#db/port.ts'

export const productsOnSale = (db: Reader) =>
  db
    .selectFrom('charge_product')
    .select(['id', 'amount'])
    .where('on_sale', '=', true)
    .orderBy('amount')
    .execute()

export const findProduct = async (db: Reader, id: string): Promise<Cents | null> =>
  (
    await db
      .selectFrom('charge_product')
      .select('amount')
      .where('id', '=', id)
      .where('on_sale', '=', true)
      .executeTakeFirst()
  )?.amount ?? null
