import { statsEndpoints } from '@linmen/contract/stats/stats.endpoints.ts'
import type { Binding } from '#kit/binding.ts'
import { command } from '#kit/command.ts'
import { addView } from './page-view.repo.ts'

/** Reports of what people open. They are stored as they come; every counter is computed from them. */
export const statsBindings: Binding[] = [
  command(statsEndpoints.reportView, async (tx, { kind, itemId }, call) => {
    await addView(tx, call, { kind: 'item', subject: kind, item_id: itemId })
    return {}
  }),

  command(statsEndpoints.reportPage, async (tx, { path, fromPath, screen }, call) => {
    await addView(tx, call, { kind: 'page', subject: path, came_from: fromPath, screen })
    return {}
  }),

  command(statsEndpoints.reportStart, async (tx, { screen }, call) => {
    await addView(tx, call, { kind: 'start', subject: 'page', screen })
    return {}
  }),

  command(statsEndpoints.start, async (tx, { deviceMark }, call) => {
    await addView(tx, call, { kind: 'start', subject: 'app', detail: deviceMark })
    return {}
  }),

  command(statsEndpoints.reportClick, async (tx, { key, details, screen }, call) => {
    await addView(tx, call, { kind: 'click', subject: key, detail: details, screen })
    return {}
  }),

  command(statsEndpoints.reportShare, async (tx, { shareId, from }, call) => {
    await addView(tx, call, { kind: 'click', subject: 'share', item_id: shareId, came_from: from })
    return {}
  }),
]
