import { shiftNow, shiftedNode } from './moment.ts'
import { startProduct } from './product.ts'

/** One product for the whole run: a failing test restarts the browser, never the server. */
export default async function setup() {
  const shiftMs = shiftNow()
  const { stop, ...place } = await startProduct({ NODE_OPTIONS: shiftedNode(shiftMs) })
  process.env['LINMEN_E2E_SHIFT'] = String(shiftMs)
  process.env['LINMEN_E2E'] = JSON.stringify(place)
  return stop
}
