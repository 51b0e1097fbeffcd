import { chatEndpoints } from '@linmen/contract/chat/chat.endpoints.ts'
import { DAY_MS } from '@linmen/domain/community/standing.ts'
import { checkWriting, gagUntil, memberExists, restore } from '#features/community/public.ts'
import { audit } from '#kit/audit.ts'
import { command } from '#kit/command.ts'
import { addLine, lineAt, setSupport, supportOf } from './chat.repo.ts'
import { openRoom, publishLine } from './rooms.ts'

/** A line stands in the records before anybody hears it. */
export const say = command(chatEndpoints.say, async (tx, { matchId, text: said }, call) => {
  if (!(await openRoom(tx, matchId, call.nowMs))) call.refuse('chat.no_room', {})
  const { text, waiting } = await checkWriting(tx, call, 'chat', said)
  // A room goes on while somebody looks, so what would wait elsewhere is not said here.
  if (waiting && hasDoubt(text)) call.refuse('sns.words', { word: text.slice(0, 10) })
  const line = await addLine(tx, { matchId, memberId: call.actor.id, text, atMs: call.nowMs })
  call.after(() => publishLine(call.ports.hub, matchId, line))
  return line
})

const hasDoubt = (text: string): boolean => /https?:|www\.|\d{7,}/i.test(text)

export const supportTeam = command(
  chatEndpoints.supportTeam,
  async (tx, { matchId, teamId }, { actor, nowMs, refuse }) => {
    const room = (await openRoom(tx, matchId, nowMs)) ?? refuse('chat.no_room', {})
    const [homeId, awayId] = [room.home.id, room.away.id]
    if (teamId !== homeId && teamId !== awayId) refuse('chat.no_team', {})
    await setSupport(tx, { matchId, memberId: actor.id, teamId, atMs: nowMs })
    return supportOf(tx, { matchId, homeId, awayId }, actor.id)
  },
)

export const reportLine = command(
  chatEndpoints.reportLine,
  async (tx, { matchId, number, reason }, { actor, nowMs, refuse }) => {
    const line = await lineAt(tx, matchId, number)
    if (!line || line.removed) return refuse('chat.no_line', {})
    await tx
      .insertInto('chat_report')
      .values({ match_id: matchId, number, member_id: actor.id, reason, reported_at_ms: nowMs })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return {}
  },
)

/** Everybody who has the line on screen is told that it is gone. */
export const removeLine = command(
  chatEndpoints.removeLine,
  async (tx, { matchId, number }, { actor, nowMs, refuse, after, ports }) => {
    const line = await lineAt(tx, matchId, number)
    if (!line || line.removed) return refuse('chat.no_line', {})
    await tx
      .updateTable('chat_line')
      .set({ removed_by: actor.id })
      .where('match_id', '=', matchId)
      .where('number', '=', number)
      .execute()
    const detail = { writer: line.memberId, text: line.text }
    const subject = `${matchId} ${number}`
    await audit(tx, { atMs: nowMs, actor: actor.id, deed: 'chat.remove', subject, detail })
    after(() => publishLine(ports.hub, matchId, { ...line, text: '', removed: true }))
    return {}
  },
)

export const ban = command(
  chatEndpoints.ban,
  async (tx, { memberId, days }, { actor, nowMs, refuse }) => {
    if (!(await memberExists(tx, memberId))) refuse('sns.no_member', {})
    await gagUntil(tx, { memberId, by: actor.id, atMs: nowMs }, 'chat', nowMs + days * DAY_MS)
    const line = { atMs: nowMs, actor: actor.id, subject: memberId, detail: { days } }
    await audit(tx, { ...line, deed: 'chat.ban' })
    return {}
  },
)

export const unban = command(
  chatEndpoints.unban,
  async (tx, { memberId }, { actor, nowMs, refuse }) => {
    if (!(await memberExists(tx, memberId))) refuse('sns.no_member', {})
    await restore(tx, { memberId, by: actor.id, atMs: nowMs })
    await audit(tx, { atMs: nowMs, actor: actor.id, deed: 'chat.unban', subject: memberId })
    return {}
  },
)
