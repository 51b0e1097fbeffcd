import { interpretationEndpoints } from '@linmen/contract/interpretation/interpretation.endpoints.ts'
import { changeFollow, fansOf, followsAmong } from '#features/expert/public.ts'
import { command } from '#kit/command.ts'
import { query } from '#kit/query.ts'

/** Whether whoever asks follows the expert. A visitor follows nobody. */
export const followsExpert = query(
  interpretationEndpoints.followsExpert,
  async (db, { expertId }, { actor }) => ({
    followed: (await followsAmong(db, actor?.id, [expertId])).has(expertId),
  }),
)

export const expertFollowState = query(
  interpretationEndpoints.expertFollowState,
  async (db, { expertId }, { actor }) => ({
    followed: (await followsAmong(db, actor?.id, [expertId])).has(expertId),
    fans: (await fansOf(db, [expertId]))(expertId),
  }),
)

export const followExpert = command(
  interpretationEndpoints.followExpert,
  async (tx, { expertId }, { actor, nowMs, refuse }) => {
    const fault = await changeFollow(tx, actor.id, expertId, { action: 'follow', nowMs })
    if (fault !== null) refuse(fault, {})
    return { followed: true }
  },
)
