import type { Generated } from 'kysely'

/** One reported event: an opened page, a viewed item, a click or a start. Counters are computed from these. */
export interface PageViewTable {
  id: Generated<number>
  kind: 'start' | 'page' | 'item' | 'click'
  member_id: string | null
  agent_id: string
  platform: string
  /** The page path, the item's kind or the click's key. */
  subject: string
  item_id: string | null
  came_from: string | null
  screen: string | null
  detail: string | null
  at_ms: number
}
