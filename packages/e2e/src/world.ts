import { createHash } from 'node:crypto'
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { matchesOfFeed } from './feed-matches.ts'
import { OPENING_MS, shiftedNode, shiftTo } from './moment.ts'
import { ownFeed } from './own-feed.ts'
import { feedSettings, SERVER, startProduct, type Product } from './product.ts'

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url))
/** Kept worlds, one of each name. */
const KEPT = join(REPOSITORY, 'node_modules', '.cache', 'linmen', 'journeys')
const DEMO_IDS = 'demo-ids.json'
const MOMENT = 'moment'

/** The demo as it is, and the people of the demo beside a feed of a few matches. */
export type WorldName = 'demo' | 'feed'

/** A data folder that a product can begin with, and the moment its product was stopped at. */
export interface World {
  readonly data: string
  readonly atMs: number
}

/** The world of this name from the cache; made first where it is missing or what makes it has changed. */
export async function prepareWorld(name: WorldName): Promise<World> {
  const kept = join(KEPT, `${name}-${fingerprint(name)}`)
  if (!existsSync(kept)) await keepWorld(name, kept)
  return { data: join(kept, 'data'), atMs: Number(readFileSync(join(kept, MOMENT), 'utf8')) }
}

/** A copy of the world for one product, which removes it when it stops. */
export function copyOf({ data, atMs }: World): string {
  const folder = mkdtempSync(join(tmpdir(), 'linmen-product-'))
  cpSync(data, folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
  // The server renames its things where the file is old by its own clock.
  utimesSync(join(folder, DEMO_IDS), atMs / 1000, atMs / 1000)
  return folder
}

async function keepWorld(name: WorldName, kept: string): Promise<void> {
  mkdirSync(KEPT, { recursive: true })
  for (const old of readdirSync(KEPT).filter((each) => each.startsWith(`${name}-`)))
    rmSync(join(KEPT, old), { recursive: true, force: true })
  const draft = mkdtempSync(join(KEPT, `draft-${name}-`))
  try {
    const data = join(draft, 'data')
    mkdirSync(data)
    writeFileSync(join(draft, MOMENT), String(await makers[name](data)))
    renameSync(draft, kept)
  } catch (error) {
    // Somebody else kept the same world meanwhile.
    if (!existsSync(kept)) throw error
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** Each makes its world in a folder and answers the moment at which it ends. */
const makers: Readonly<Record<WorldName, (folder: string) => Promise<number>>> = {
  demo: (folder) => makeIn(folder),
  feed: async (folder) => {
    const feed = await ownFeed(Object.values(matchesOfFeed), OPENING_MS)
    try {
      return await makeIn(folder, feedSettings(feed.url))
    } finally {
      await feed.close()
    }
  },
}

async function makeIn(folder: string, settings: Record<string, string> = {}): Promise<number> {
  const shiftMs = shiftTo(OPENING_MS)
  const clock = { NODE_OPTIONS: shiftedNode(shiftMs) }
  const product = await startProduct({ ...settings, ...clock }, { folder, isKept: true })
  try {
    await untilComplete(product)
  } finally {
    await product.stop()
  }
  return Date.now() + shiftMs
}

const LOOK_EVERY_MS = 200

/** Everything that journeys meet is there: what a start leaves for later belongs in here. */
async function untilComplete({ folder }: Product): Promise<void> {
  while (!existsSync(join(folder, DEMO_IDS))) await delay(LOOK_EVERY_MS)
}

const BESIDE_THE_SERVER: Readonly<Record<WorldName, readonly string[]>> = {
  demo: ['moment.ts', 'world.ts'],
  feed: ['moment.ts', 'world.ts', 'own-feed.ts', 'feed-matches.ts'],
}

/** The built server holds whatever makes a world but for its packages, the moment and the feed. */
function fingerprint(name: WorldName): string {
  const hash = createHash('sha256').update(`${process.version} ${process.arch}`)
  const built = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  const files = [
    ...built.filter((file) => file.endsWith('.js')).map((file) => join(SERVER, file)),
    join(REPOSITORY, 'package-lock.json'),
    ...BESIDE_THE_SERVER[name].map((file) => join(import.meta.dirname, file)),
  ]
  for (const file of files.toSorted()) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 20)
}
