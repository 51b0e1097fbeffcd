// The football list of the product beside a naive one: 300 matches being played, fifty goals a second all over the list, a
// processor four times slower, ten seconds. Both take turns, so that a busy moment meets both.
import { setTimeout as delay } from 'node:timers/promises'
import { askForDay } from '@linmen/e2e/src/live-wire.ts'
import { startProduct } from '@linmen/e2e/src/product.ts'
import type { Browser, Page } from '@playwright/test'
import { openBrowser, PHONE } from './kit/browser.ts'
import { watchFrames, type Smoothness } from './kit/frame-watch.ts'
import { goalStream } from './kit/goal-stream.ts'
import { openFront } from './kit/list-front.ts'
import { describeMachine, median, table } from './kit/machine.ts'
import { naivePage } from './kit/naive-page.ts'
import { watchTasks } from './kit/page-tasks.ts'
import { untilQuiet } from './kit/until-quiet.ts'

const ROUNDS = 3
const SECONDS = 10
/** Until every match has begun, so that no row changes its place any more. */
const WARM_UP_SECONDS = 8
const GOALS_PER_SECOND = 50
const SLOWDOWN = 4
const ROWS = 300
const LONG_MS = 50
const LISTS = { ours: '/#/tabs/match', naive: '/naive' } as const

interface Round extends Smoothness {
  /** Processor milliseconds of each task over the limit. */
  readonly longWork: readonly number[]
}

type Front = Awaited<ReturnType<typeof openFront>>

console.log(describeMachine())
const browser = await openBrowser()
if (browser) await run(browser)
else console.log('Chromium is not installed: not shown')

async function run(shown: Browser): Promise<void> {
  const product = await startProduct()
  await untilQuiet(product.pid)
  const front = await openFront(product.url, await naivePage())
  const seen: Record<keyof typeof LISTS, Round[]> = { ours: [], naive: [] }
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const name of ['ours', 'naive'] as const)
        seen[name].push(await oneRound(shown, front, name))
  } finally {
    await shown.close()
    await front.close()
    await product.stop()
  }
  report(seen)
}

async function oneRound(shown: Browser, front: Front, name: keyof typeof LISTS): Promise<Round> {
  const context = await shown.newContext({ ...PHONE, baseURL: front.url })
  const page = await context.newPage()
  await page.goto(LISTS[name])
  await page.locator('[data-match]').nth(10).waitFor()
  while (front.readers() === 0) await delay(50)
  const goals = goalStream(await playedRows(page), Date.now)
  await tell(front, goals.next, WARM_UP_SECONDS)
  const stop = await watchFrames(page, SLOWDOWN)
  const tasks = await watchTasks(shown, page)
  await tell(front, goals.next, SECONDS)
  const longWork = (await tasks()).filter((ms) => ms > LONG_MS)
  const figures = await stop()
  await allArrived(page, goals.homeGoals)
  await context.close()
  return { ...figures, longWork }
}

/** The matches of either list, those in sight among them. */
async function playedRows(page: Page) {
  const { matches } = await askForDay(page)
  if (matches.length < ROWS) throw new Error(`only ${matches.length} matches in the list`)
  const ids = await page
    .locator('[data-match]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-match')))
  const inSight = matches.filter(({ id }) => ids.includes(id))
  return [...new Set([...inSight, ...matches])].slice(0, ROWS)
}

async function tell(front: Front, next: () => unknown, seconds: number): Promise<void> {
  const from = performance.now()
  for (let told = 1; told <= seconds * GOALS_PER_SECOND; told += 1) {
    front.publish(next())
    await delay(Math.max(0, from + (told * 1000) / GOALS_PER_SECOND - performance.now()))
  }
}

/** A list that shows less than it was told would look fast. */
async function allArrived(page: Page, homeGoals: (id: string) => number): Promise<void> {
  const first = page.locator('[data-match]').first()
  const id = (await first.getAttribute('data-match')) ?? ''
  await first
    .locator('[data-score=home]')
    .filter({ hasText: new RegExp(`^${homeGoals(id)}$`) })
    .waitFor({ timeout: 10_000 })
}

function report(seen: Record<keyof typeof LISTS, Round[]>): void {
  const rows = Object.entries(seen).map(([name, rounds]) => {
    const middle = (of: (each: Round) => number) => median(rounds.map(of))
    const share = (of: (each: Round) => number) => (middle(of) / (SECONDS * 10)).toFixed(1)
    return [
      name,
      rounds.map(({ longWork }) => longWork.length).join(' '),
      rounds.map(({ longTasks }) => longTasks.length).join(' '),
      Math.max(0, ...rounds.flatMap(({ longTasks }) => longTasks)).toFixed(0),
      (middle(({ frames }) => frames) / SECONDS).toFixed(0),
      middle(({ lateFrames }) => lateFrames),
      middle(({ lostFrames }) => lostFrames),
      share(({ scriptMs }) => scriptMs),
      share(({ busyMs }) => busyMs),
    ]
  })
  console.log(
    `\n${GOALS_PER_SECOND} goals/s on ${ROWS} rows, ${SLOWDOWN}× slower, ${ROUNDS} rounds of ${SECONDS} s; medians besides the long tasks`,
  )
  console.log(
    table(
      [
        'list',
        'tasks > 50 ms',
        'by the clock',
        'longest',
        'frames/s',
        '> 16.7 ms',
        '> 33 ms',
        'script %',
        'busy %',
      ],
      rows,
    ),
  )
  const busy = (name: keyof typeof LISTS) => median(seen[name].map(({ busyMs }) => busyMs))
  console.log(`ours / naive  ${(busy('ours') / busy('naive')).toFixed(2)} of the main thread`)
  console.log(
    `goal          no task over ${LONG_MS} ms of processor in ours; the clock also counts waiting for other programs`,
  )
  process.exitCode = seen.ours.some(({ longWork }) => longWork.length > 0) ? 1 : 0
}
