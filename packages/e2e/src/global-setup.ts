import { startProduct } from './product.ts'

/** One product for the whole run: a failing test restarts the browser, never the server. */
export default async function setup() {
  const { stop, ...place } = await startProduct()
  process.env['LINMEN_E2E'] = JSON.stringify(place)
  return stop
}
