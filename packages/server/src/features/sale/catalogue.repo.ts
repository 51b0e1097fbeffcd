import type { GoodsKind } from '@linmen/domain/sale/goods.ts'
import type { Insertable, Selectable } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { CatalogueTable } from '#db/tables.generated.ts'

export type CatalogueItem = Selectable<CatalogueTable>

/** What is on sale of a kind: what belongs to nobody first, then expert by expert, the small before the large. */
export const onSale = (db: Reader, kind: GoodsKind, scope?: string): Promise<CatalogueItem[]> =>
  listed(db, kind)
    .$if(scope !== undefined, (rest) => rest.where('scope', '=', scope!))
    .orderBy('expert_id', (order) => order.asc().nullsFirst())
    .orderBy('quantity')
    .orderBy('id')
    .execute()

export const findOnSale = (
  db: Reader,
  kind: GoodsKind,
  id: string,
): Promise<CatalogueItem | undefined> => listed(db, kind).where('id', '=', id).executeTakeFirst()

export const putOnSale = (tx: Tx, items: readonly Insertable<CatalogueTable>[]) =>
  tx
    .insertInto('catalogue')
    .values([...items])
    .execute()

const listed = (db: Reader, kind: GoodsKind) =>
  db.selectFrom('catalogue').selectAll().where('goods_kind', '=', kind).where('on_sale', '=', true)
