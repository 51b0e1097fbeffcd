import { replayEndpoints } from '@linmen/contract/expert/replay.endpoints.ts'
import { videoEndpoints } from '@linmen/contract/video/video.endpoints.ts'
import { presented } from '#kit/page-of.ts'
import { query } from '#kit/query.ts'
import { expertsById } from '#features/expert/public.ts'
import { findReplay, presentReplays, replayCount, replayPage } from './replay.repo.ts'

const PAGE = 10

export const introduction = query(
  replayEndpoints.introduction,
  async (db, { id }, { nowMs, refuse }) => {
    const row = (await findReplay(db, id)) ?? refuse('replay.not_found', {})
    return (await presentReplays(db, [row], nowMs))[0]!
  },
)

export const look = query(replayEndpoints.look, async (db, { id }, { nowMs, refuse }) => {
  const row = (await findReplay(db, id)) ?? refuse('replay.not_found', {})
  return { ...(await presentReplays(db, [row], nowMs))[0]!, body: row.body }
})

export const ofExpert = query(
  replayEndpoints.ofExpert,
  async (db, { expertId, replayId }, { nowMs, refuse }) => {
    const expert =
      (await expertsById(db, [expertId], nowMs)).get(expertId) ?? refuse('replay.not_found', {})
    const excludedIds = replayId === undefined ? [] : [replayId]
    const { items } = await replayPage(db, { expertId, excludedIds, pageNo: 1, pageSize: 1 })
    const [newest] = await presentReplays(db, items, nowMs)
    return { expert, count: await replayCount(db, { expertId }), ...(newest && { newest }) }
  },
)

export const list = query(replayEndpoints.list, async (db, { id, expertId, pageNo }, { nowMs }) =>
  presented(await replayPage(db, { expertId, excludedIds: [id], pageNo, pageSize: PAGE }), (rows) =>
    presentReplays(db, rows, nowMs),
  ),
)

/** Those with a film, from the one that was seen last. */
export const listFilmed = query(
  videoEndpoints.listReplays,
  async (db, { after, excludedIds }, { nowMs }) => {
    const last = after === undefined ? undefined : await findReplay(db, after)
    const wish = { filmed: true, excludedIds, after: last, pageNo: 1, pageSize: PAGE }
    return presented(await replayPage(db, wish), (rows) => presentReplays(db, rows, nowMs))
  },
)
