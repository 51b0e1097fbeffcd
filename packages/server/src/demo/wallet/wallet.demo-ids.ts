import type { Ports } from '#kit/ports.ts'

/** What the member of the demo has charged and withdrawn, and places that are on every list. */
export async function walletDemoIds({ db }: Ports) {
  const latest = (table: 'withdrawal' | 'withdrawal_way' | 'charge_way') =>
    db.read
      .selectFrom(table)
      .select('id')
      .where('member_id', '=', 'mei')
      .orderBy('created_at_ms', 'desc')
      .limit(1)
      .executeTakeFirst()
  return {
    drawId: (await latest('withdrawal'))?.id,
    drawWayId: (await latest('withdrawal_way'))?.id,
    chargeWayId: (await latest('charge_way'))?.id,
    productId: 'cp68',
    provinceId: '44',
    cityId: '4403',
    bankId: 'CMB',
  }
}
