import { CHAT_TOPICS } from '@linmen/contract/chat/chat.topics.ts'
import { healthDesks } from '@linmen/contract/console/health-desks.ts'
import { LEAGUE_TOPICS, MATCH_TOPICS } from '@linmen/contract/match/live-topic-parts.ts'
import { OWN_MESSAGES } from '@linmen/contract/message/message.topics.ts'
import { sql } from 'kysely'
import { asked, serveDesk } from '#kit/operator/serve-desk.ts'

const CHANNELS = [
  [MATCH_TOPICS, 'match'],
  [LEAGUE_TOPICS, 'league'],
  [CHAT_TOPICS, 'chat'],
  [OWN_MESSAGES, 'own'],
] as const

/** What a process knows of itself goes into the query as JSON, so that it is paged and filed like any table. */
export const healthTables = [
  serveDesk(healthDesks.live, ({ kind }, { ports }) => {
    const channels = [...ports.hub.audience()].map(([id, readers]) => ({
      ...{ id, readers, kind: kindOf(id) },
    }))
    return sql`
      select id, kind, readers
      from jsonb_to_recordset(${JSON.stringify(channels)}::jsonb) as x (id text, kind text, readers int)
      where true ${asked(kind, (word) => sql`kind = ${word}`)}
      order by readers desc, id`
  }),
  serveDesk(
    healthDesks.mishaps,
    ({ kind, q }, { ports }) => sql`
      select id, "atMs", kind, path, problem
      from jsonb_to_recordset(${JSON.stringify(ports.mishaps.recent())}::jsonb)
        as x (id text, "atMs" bigint, kind text, path text, problem text)
      where true
        ${asked(kind, (word) => sql`kind = ${word}`)}
        ${asked(q, (word) => sql`${word} in (id, path)`)}
      order by "atMs" desc, id desc`,
  ),
]

const kindOf = (topic: string): string =>
  CHANNELS.find(([prefix]) => topic.startsWith(prefix))?.[1] ?? 'list'
