import { sql } from 'kysely'
import type { Ports } from '#kit/ports.ts'

/** What a job does with each of several things, and by what name a person will look for one that failed. */
export interface Work<Thing> {
  readonly kind: string
  readonly ref: (thing: Thing) => string
}

/**
 * Does the same with each thing. One that fails is written down and does not stop the next; it is tried again by the
 * next run, and what fails again and again is seen at `/healthz/stuck`. Answers how many succeeded.
 */
export async function attemptAll<Thing>(
  ports: Pick<Ports, 'db' | 'clock' | 'log' | 'mishaps'>,
  things: readonly Thing[],
  work: Work<Thing>,
  run: (thing: Thing) => Promise<unknown>,
): Promise<number> {
  let done = 0
  const failedBefore = await refsOf(ports, work.kind)
  for (const thing of things) {
    const ref = work.ref(thing)
    try {
      await run(thing)
      if (failedBefore.has(ref)) await forget(ports, work.kind, ref)
      done += 1
    } catch (error) {
      ports.mishaps.note('job', error)
      ports.log.error({ err: error, kind: work.kind, ref }, 'work of a job failed')
      await note(ports, work.kind, ref, error)
    }
  }
  return done
}

/** How many things are done at once, together and, where that fails, each alone. */
export interface Together<Thing> {
  readonly atOnce: number
  readonly all: (things: readonly Thing[]) => Promise<unknown>
  readonly each: (thing: Thing) => Promise<unknown>
}

/** Does things together that are many. Among those that fail together, one that fails alone does not stop the others. */
export async function attemptTogether<Thing>(
  ports: Pick<Ports, 'db' | 'clock' | 'log' | 'mishaps'>,
  things: readonly Thing[],
  work: Work<Thing>,
  { atOnce, all, each }: Together<Thing>,
): Promise<void> {
  const failedBefore = await refsOf(ports, work.kind)
  for (let at = 0; at < things.length; at += atOnce) {
    const some = things.slice(at, at + atOnce)
    const done =
      !some.some((thing) => failedBefore.has(work.ref(thing))) &&
      (await all(some).then(
        () => true,
        (error: unknown) => {
          ports.log.warn({ err: error, kind: work.kind }, 'done together, work of a job failed')
          return false
        },
      ))
    if (!done) await attemptAll(ports, some, work, each)
  }
}

/** Work that has failed, the longest waiting first. */
export const stuckWork = ({ db }: Pick<Ports, 'db'>, most: number) =>
  db.read.selectFrom('stuck_work').selectAll().orderBy('first_at_ms').limit(most).execute()

async function refsOf({ db }: Pick<Ports, 'db'>, kind: string): Promise<Set<string>> {
  const rows = await db.read
    .selectFrom('stuck_work')
    .select('ref')
    .where('kind', '=', kind)
    .execute()
  return new Set(rows.map(({ ref }) => ref))
}

const forget = ({ db }: Pick<Ports, 'db'>, kind: string, ref: string) =>
  db.transaction((tx) =>
    tx.deleteFrom('stuck_work').where('kind', '=', kind).where('ref', '=', ref).execute(),
  )

const note = (
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  kind: string,
  ref: string,
  error: unknown,
) =>
  db.transaction(async (tx) => {
    const nowMs = clock.nowMs()
    const last_error = error instanceof Error ? error.message : String(error)
    await tx
      .insertInto('stuck_work')
      .values({ kind, ref, tries: 1, last_error, first_at_ms: nowMs, last_at_ms: nowMs })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'ref'])
          .doUpdateSet({ tries: sql`stuck_work.tries + 1`, last_error, last_at_ms: nowMs }),
      )
      .execute()
  })
