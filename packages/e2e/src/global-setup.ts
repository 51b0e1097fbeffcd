import { shiftedNode, shiftTo } from './moment.ts'
import { startProduct } from './product.ts'
import { copyOf, prepareWorld } from './world.ts'

/** One product for the whole run: a failing test restarts the browser, never the server. */
export default async function setup() {
  // Its journeys start a product of their own with it.
  await prepareWorld('feed')
  const world = await prepareWorld('demo')
  const shiftMs = shiftTo(world.atMs)
  const clock = { NODE_OPTIONS: shiftedNode(shiftMs) }
  const { stop, ...place } = await startProduct(clock, { folder: copyOf(world) })
  process.env['LINMEN_E2E_SHIFT'] = String(shiftMs)
  process.env['LINMEN_E2E'] = JSON.stringify(place)
  return stop
}
