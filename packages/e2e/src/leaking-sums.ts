import type { Page } from '@playwright/test'
import { expertEndpoints } from '@linmen/contract/expert/expert.endpoints.ts'
import { nowMs } from './moment.ts'
import type { TrueResult } from './true-results.ts'

const HIDDEN_MS = 52 * 3_600_000

/** Experts of the demo whose record holds a pick on a match that is hidden. */
export async function expertsWithNews(page: Page): Promise<string[]> {
  const { path, output } = expertEndpoints.home
  const answer = (await (await page.request.get(path)).json()) as { data?: unknown }
  const { hot } = output.decode(answer.data ?? answer)
  return hot
    .filter(({ record }) => nowMs() - (record.playedAtMs ?? 0) < HIDDEN_MS)
    .map(({ name }) => name)
}

interface Tellers {
  readonly experts: readonly string[]
  readonly results: readonly TrueResult[]
}

/** What a page says that hidden matches have changed: places, tables of their leagues, players' and experts' sums. */
export async function sumLeaksOn(page: Page, { experts, results }: Tellers): Promise<string[]> {
  // A match counts in its table when it is over.
  const leagues = [...new Set(results.filter(({ live }) => !live).map(({ league }) => league))]
  return page.evaluate(readSums, { experts, leagues })
}

/** Runs in the page, so it holds everything it needs. */
function readSums(of: { experts: readonly string[]; leagues: readonly string[] }): string[] {
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
  const places = seen('span, p').filter((element) => {
    const text = element.childElementCount === 0 ? (element.textContent ?? '') : ''
    return /^\[\D{0,2}\d+\]$/.test(text) || /^赛前.*第 ?\d+/.test(text)
  })
  const tables = seen('table').filter((table) => {
    const caption = table.querySelector('caption')?.textContent ?? ''
    return /积分榜|排名/.test(caption) && of.leagues.some((league) => caption.includes(league))
  })
  // Lists of the best wait with their season; a squad counts matches of several.
  const squads = seen('table').filter((table) => {
    const caption = table.querySelector('caption')?.textContent ?? ''
    const heads = [...table.querySelectorAll('th')].map((head) => head.textContent)
    return heads.includes('出场') && !caption.includes('榜')
  })
  const sums = seen('article, header, section, a, button').filter((element) => {
    const text = element.textContent ?? ''
    return (
      text.length < 200 &&
      /近\d+中\d+|\d ?连红/.test(text) &&
      of.experts.some((expert) => text.includes(expert))
    )
  })
  return [...places, ...tables, ...squads, ...sums].map((element) =>
    (element.textContent ?? '').slice(0, 60),
  )
}
