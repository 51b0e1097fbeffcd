import { cents } from '@linmen/domain/money/cents.ts'
import type { Insertable } from 'kysely'
import type { InterpretationTable } from '#db/tables.generated.ts'
import type { TestApp } from './harness.ts'

const HOUR_MS = 3_600_000

/** Never part of any answer to somebody who has not unlocked it. */
export const paidTextOf = (id: string) => `付费解读-${id}-canary`

/** An interpretation of wei for 28 coins on a match that begins in an hour. */
export async function interpretation(
  app: TestApp,
  rest: Partial<Insertable<InterpretationTable>> = {},
): Promise<string> {
  const id = rest.id ?? app.ports.ids.next('jd')
  const row = { ...sample(app.clock.nowMs()), id, match_id: `m-${id}`, ...rest }
  await app.db.transaction(async (tx) => {
    await tx.insertInto('interpretation').values(row).execute()
    await tx
      .insertInto('interpretation_body')
      .values({ interpretation_id: id, body: paidTextOf(id) })
      .execute()
  })
  return id
}

/** Sells two together. */
export const pair = (app: TestApp, first: string, second: string) =>
  app.db.transaction((tx) =>
    tx.insertInto('interpretation_pair').values({ first_id: first, second_id: second }).execute(),
  )

/** Says how it ended, as settlement would. */
export const settled = (app: TestApp, id: string, result: 'hit' | 'miss' = 'hit') =>
  app.db.transaction((tx) =>
    tx
      .updateTable('interpretation')
      .set({ result, home_goals: 2, away_goals: 1, settled_at_ms: app.clock.nowMs() })
      .where('id', '=', id)
      .execute(),
  )

const sample = (nowMs: number) => ({
  expert_id: 'wei',
  medium: 'written' as const,
  sport: 'football' as const,
  title: '换阵之后，左路为什么更重',
  teaser: '三中卫的边路人数',
  lead: '近五轮主队改打三中卫，左翼卫前顶到对方禁区线。',
  figure: null,
  headings: ['客队两种应对', '我的选项'],
  length: 1280,
  price: cents(2800),
  match_number: '周三005',
  league_id: 'l1',
  league_name: '欧冠',
  home_name: '国际米兰',
  away_name: '马德里竞技',
  home_team_id: null,
  away_team_id: null,
  kickoff_ms: nowMs + HOUR_MS,
  pick: 'home' as const,
  odds_hundredths: 777,
  published_at_ms: nowMs - HOUR_MS,
  result: null,
  home_goals: null,
  away_goals: null,
  settled_at_ms: null,
})
