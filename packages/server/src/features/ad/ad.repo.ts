import type { PromotionAd } from '@linmen/contract/promotion/promotion.schemas.ts'
import type { HostName } from '@linmen/domain/host/host-names.ts'
import type { Insertable, Selectable } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { AdTable } from '#db/tables.generated.ts'

export type AdRow = Selectable<AdTable>

/** Where somebody looks from, and when. */
export interface AdView {
  readonly host: HostName
  readonly nowMs: number
}

/** What runs in a place now, the newest first. */
export const adsAt = (
  db: Reader,
  form: AdRow['form'],
  location: number,
  { host, nowMs }: AdView,
): Promise<AdRow[]> =>
  db
    .selectFrom('ad')
    .selectAll()
    .where('form', '=', form)
    .where('location', '=', location)
    .where('starts_at_ms', '<=', nowMs)
    .where('ends_at_ms', '>', nowMs)
    .where((where) =>
      where.or([
        where('hosts', '=', where.val<string[]>([])),
        where(where.val<string>(host), '=', where.fn.any('hosts')),
      ]),
    )
    .orderBy('starts_at_ms', 'desc')
    .orderBy('id')
    .execute()

export const putAds = (tx: Tx, ads: readonly Insertable<AdTable>[]) =>
  tx
    .insertInto('ad')
    .values([...ads])
    .execute()

export function presentAd(row: AdRow): PromotionAd {
  const { link_code: code, menu_code: menuCode, link_subject: subject } = row
  const leads = code !== null || menuCode !== null
  return {
    id: row.id,
    content: row.content,
    ...(row.picture !== null && { picture: row.picture }),
    ...(leads && {
      target: {
        ...(code !== null && { code }),
        ...(menuCode !== null && { menuCode }),
        ...(subject !== null && { subject }),
      },
    }),
    ...(row.bottom_text !== null && { bottomText: row.bottom_text }),
  }
}
