import type { TestApp } from '#test/harness.ts'
import { tamper } from '#test/record-season.ts'

/** What somebody with the rights of the database does to picks, and which pick must be named then. */
export const DEEDS = {
  change: `update plan set pick = case pick when 'home' then 'away' when 'away' then 'home'
    when 'over' then 'under' when 'under' then 'over' else 'home' end where id = any($1)`,
  delete: 'delete from plan where id = any($1)',
  insert: `insert into plan select (jsonb_populate_record(k, jsonb_build_object('id', 'forged-' || k.id,
    'plan_no', 'forged-' || k.id))).* from kept k where id = any($1)`,
  'back-date': 'update plan set published_at_ms = published_at_ms - 3600000 where id = any($1)',
} as const
export type Deed = keyof typeof DEEDS

export const namedBy = (deed: Deed, id: string) => (deed === 'insert' ? `forged-${id}` : id)

/** Keeps all plans as they are, to be put back. */
export async function keepPlans(app: TestApp): Promise<void> {
  await tamper(app, 'create table kept as select * from plan')
  await tamper(app, 'create index on kept (id)')
}

export const forge = (app: TestApp, deed: Deed, ids: readonly string[]) =>
  tamper(app, DEEDS[deed], [ids])

export async function mend(app: TestApp, deed: Deed, ids: readonly string[]): Promise<void> {
  await tamper(app, 'delete from plan where id = any($1)', [ids.map((id) => namedBy(deed, id))])
  if (deed !== 'insert')
    await tamper(app, 'insert into plan select * from kept where id = any($1)', [ids])
}
