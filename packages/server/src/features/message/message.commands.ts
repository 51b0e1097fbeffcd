import { messageEndpoints } from '@linmen/contract/message/message.endpoints.ts'
import { isFixed, messageKinds, messagesSince } from '@linmen/domain/message/message-kinds.ts'
import { command } from '#kit/command.ts'
import { query } from '#kit/query.ts'
import { findAnnouncement, onceKeyOf } from './announcement.repo.ts'
import { changeSettingOf, settingsOf } from './message-setting.repo.ts'
import { linkOf } from './message.present.ts'
import { areOwn, markReadOf, removeOf } from './message.repo.ts'
import { tellMember } from './tell-member.ts'

export const markRead = command(messageEndpoints.markRead, async (tx, { ids, all }, call) => {
  const { actor, refuse } = call
  if (!all && ids.length === 0) refuse('bad_input', { field: 'ids' })
  if (!(await areOwn(tx, actor.id, ids))) refuse('message.not_found', {})
  await markReadOf(tx, actor.id, all ? 'all' : ids)
  return {}
})

export const remove = command(messageEndpoints.remove, async (tx, { ids }, { actor, refuse }) => {
  if (!(await areOwn(tx, actor.id, ids))) refuse('message.not_found', {})
  return { removed: await removeOf(tx, actor.id, ids) }
})

/** An announcement that came before, like any message of one's own, is simply there. */
export const receive = command(messageEndpoints.receive, async (tx, { id }, call) => {
  const { actor, nowMs, refuse } = call
  if (await areOwn(tx, actor.id, [id])) return {}
  const said =
    (await findAnnouncement(tx, id, messagesSince(nowMs))) ?? refuse('message.not_found', {})
  const { kind, title, content: text, created_at_ms } = said
  const news = { memberId: actor.id, kind, title, text, once: onceKeyOf(id), ...linkOf(said) }
  await tellMember(tx, { ...call, nowMs: created_at_ms }, news)
  return {}
})

export const settings = query(messageEndpoints.settings, async (db, _input, { actor }) => {
  const said = await settingsOf(db, actor.id)
  return {
    list: messageKinds.map((kind) => ({
      kind,
      open: isFixed(kind) || (said.get(kind) ?? true),
      fixed: isFixed(kind),
    })),
  }
})

export const changeSetting = command(
  messageEndpoints.changeSetting,
  async (tx, { kind, open }, { actor, nowMs, refuse }) => {
    if (isFixed(kind) && !open) refuse('message.setting_fixed', {})
    await changeSettingOf(tx, actor.id, { kind, open, nowMs })
    return {}
  },
)
