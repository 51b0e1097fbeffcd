import { contentDesks, foulWords } from '@linmen/contract/console/content-desks.ts'
import { workDesks } from '@linmen/contract/console/work-desks.ts'
import type { ArticleBlock } from '@linmen/contract/home/article.schemas.ts'
import { LONGEST_TEXT } from '@linmen/contract/kit/desk.ts'
import { markupOf } from '@linmen/domain/news/markup-of.ts'
import { sql, type RawBuilder } from 'kysely'
import { DAY_MS, dayOf, dayStartMs } from '#features/console/day-bounds.ts'
import { asked, serveDesk } from '#kit/operator/serve-desk.ts'

const course = (nowMs: number): RawBuilder<unknown> => sql`
  case when starts_at_ms > ${nowMs} then 'later' when ends_at_ms <= ${nowMs} then 'over'
    else 'running' end`

export const contentTables = [
  serveDesk(
    contentDesks.applications,
    ({ state, q }) => sql`
      select a.id, a.created_at_ms as "atMs", a.member_id as "memberId", m.nickname as name, a.reason,
        a.state, (select count(*) from post p where p.member_id = m.id)::int as posts,
        (select count(*) from post_report r join post p on p.id = r.post_id
          where p.member_id = m.id)::int as reports,
        m.created_at_ms as "joinedAtMs", a.answer, a.decided_by as "decidedBy",
        a.decided_at_ms as "decidedAtMs"
      from expert_application a join member m on m.id = a.member_id
      where true
        ${asked(state, (word) => sql`a.state = ${word}`)}
        ${asked(q, (word) => sql`${word} in (m.id, m.nickname)`)}
      order by a.created_at_ms desc, a.id`,
  ),
  serveDesk(
    contentDesks.experts,
    ({ q }) => sql`
      select m.id, m.nickname as name, m.level, e.grade, e.share_percent as "sharePercent",
        (select count(*) from plan p where p.expert_id = m.id)::int as plans,
        (select count(*) from member_follow f where f.followed_id = m.id)::int as followers,
        c.at_ms as "changedAtMs", c.reasons as why
      from member m join expert_profile e on e.member_id = m.id
      left join lateral (select at_ms, reasons::text from expert_level_change
        where member_id = m.id order by at_ms desc limit 1) c on true
      where true ${asked(q, (word) => sql`${word} in (m.id, m.nickname)`)}
      order by m.level desc, e.grade, m.id`,
  ),
  serveDesk(
    contentDesks.posts,
    ({ state, kind, q }) => sql`
      select p.id, case when p.post_id is null then 'post' else 'comment' end as kind,
        p.written_at_ms as "atMs", p.member_id as "memberId", p.body,
        (select count(*) from post_report r where r.post_id = p.id)::int as reports, p.state,
        (select json_object_agg(each.reason, each.n) from (select r.reason, count(*)::int as n
          from post_report r where r.post_id = p.id group by r.reason) each)::text as "reportedFor",
        p.reason as foul, p.appeal, p.changed_by as "changedBy", p.post_id as "postId"
      from post p
      where true
        ${asked(state, (word) => sql`p.state = ${word}`)}
        ${asked(kind, (word) => sql`(p.post_id is null) = ${word === 'post'}`)}
        ${asked(
          q,
          (word) =>
            sql`(${word} in (p.id, p.member_id, p.post_id) or position(${word} in p.body) > 0)`,
        )}
      order by p.written_at_ms desc, p.id`,
    reasonsInWords,
  ),
  serveDesk(
    workDesks.appeals,
    ({ q }) => sql`
      select p.id, p.appealed_at_ms as "atMs", p.member_id as "memberId", p.body, p.reason as foul,
        p.appeal, p.changed_by as "changedBy", p.written_at_ms as "writtenAtMs"
      from post p
      where p.appeal is not null
        ${asked(
          q,
          (word) =>
            sql`(${word} in (p.id, p.member_id) or position(${word} in p.body || p.appeal) > 0)`,
        )}
      order by p.appealed_at_ms, p.id`,
  ),
  serveDesk(
    contentDesks.articles,
    ({ channel, q }) => sql`
      select id, published_at_ms as "atMs", channel, title, source, reads, automatic,
        published_by as by, blocks is not null as marked, case when blocks is not null
          then blocks::text else (
            select left(string_agg(line, E'\\n\\n' order by at), ${LONGEST_TEXT}::integer)
            from jsonb_array_elements_text(paragraphs) with ordinality as each(line, at)) end as text,
        removed_at_ms as "removedAtMs"
      from article
      where true
        ${asked(channel, (word) => sql`channel = ${word}`)}
        ${asked(q, (word) => sql`(id = ${word} or position(${word} in title) > 0)`)}
      order by published_at_ms desc, id`,
    withMarkup,
  ),
  serveDesk(
    contentDesks.products,
    ({ goods, sale }) => sql`
      select c.id, c.goods_kind as goods, c.name, c.price, c.quantity, c.days,
        case when c.on_sale then 'on' else 'off' end as sale,
        (select count(*) from sale_order o where o.goods_kind = c.goods_kind and o.goods_id = c.id
          and o.state = 'fulfilled')::int as sold,
        c.created_at_ms as "atMs"
      from catalogue c
      where true
        ${asked(goods, (word) => sql`c.goods_kind = ${word}`)}
        ${asked(sale, (word) => sql`c.on_sale = ${word === 'on'}`)}
      order by c.goods_kind, c.price, c.id`,
  ),
  serveDesk(
    contentDesks.priceChanges,
    ({ state, productId }) => sql`
      select c.id, c.product_id as "productId", p.name, c.price,
        case when c.on_sale then 'on' else 'off' end as sale, c.starts_at_ms as "startsAtMs",
        c.state, c.reason as why, c.set_by as "setBy", c.created_at_ms as "atMs",
        c.ended_at_ms as "endedAtMs"
      from price_change c join catalogue p on p.id = c.product_id
      where true
        ${asked(state, (word) => sql`c.state = ${word}`)}
        ${asked(productId, (word) => sql`c.product_id = ${word}`)}
      order by c.state <> 'waiting', c.starts_at_ms desc, c.id`,
  ),
  serveDesk(
    contentDesks.promotions,
    ({ state }, { nowMs }) => sql`
      select key as id, title, kind, starts_at_ms as "startsAtMs", ends_at_ms as "endsAtMs",
        ${course(nowMs)} as state, budget, spent, lead
      from promotion
      where true ${asked(state, (word) => sql`${course(nowMs)} = ${word}`)}
      order by starts_at_ms desc, key`,
  ),
  serveDesk(
    contentDesks.ads,
    ({ state }, { nowMs }) => sql`
      select id, form, location, content, starts_at_ms as "startsAtMs", ends_at_ms as "endsAtMs",
        ${course(nowMs)} as state
      from ad
      where true ${asked(state, (word) => sql`${course(nowMs)} = ${word}`)}
      order by starts_at_ms desc, id`,
  ),
  serveDesk(
    contentDesks.announcements,
    ({ q }) => sql`
      select a.id, a.created_at_ms as "atMs", a.kind, a.title, a.content,
        (select count(*) from message m where m.once_key = 'announcement:' || a.id)::int as received
      from announcement a
      where true ${asked(q, (word) => sql`position(${word} in a.title) > 0`)}
      order by a.created_at_ms desc, a.id`,
  ),
  serveDesk(contentDesks.feeds, (_wish, { nowMs }) => {
    const from = dayStartMs(dayOf(nowMs))
    return sql`
      select id, title, last as "lastAtMs", ((${nowMs}::bigint - last) / 1000)::int as "lagSeconds",
        today::int as rows
      from (
        select f.sport as id, case f.sport when 'football' then '足球赛况' else '篮球赛况' end as title,
          max(e.received_at_ms) as last,
          count(*) filter (where e.received_at_ms >= ${from}
            and e.received_at_ms < ${from + DAY_MS}) as today
        from match_event e join fixture f on f.id = e.match_id
        where f.kick_off_at_ms >= ${from - DAY_MS} and f.kick_off_at_ms <= ${nowMs}
        group by f.sport
        union all
        select 'odds', '指数', max(t.at_ms),
          count(*) filter (where t.at_ms >= ${from} and t.at_ms < ${from + DAY_MS})
        from odds_tick t join fixture f on f.id = t.match_id
        where f.kick_off_at_ms >= ${from} and f.kick_off_at_ms < ${from + DAY_MS}
      ) each
      order by id`
  }),
]

/** What a post was reported for, and how often. */
function reasonsInWords(row: object): object {
  if (!('reportedFor' in row) || typeof row.reportedFor !== 'string') return row
  const counts = JSON.parse(row.reportedFor) as Record<keyof typeof foulWords, number>
  const words = Object.entries(counts).map(
    ([reason, n]) => `${foulWords[reason as keyof typeof foulWords].text} ${n}`,
  )
  return { ...row, reportedFor: words.join('，') }
}

/** What was written with markup is told with it. */
function withMarkup(row: object): object {
  if (!('marked' in row && row.marked === true && 'text' in row)) return row
  const text = markupOf(JSON.parse(row.text as string) as ArticleBlock[])
  return { ...row, text: [...text].slice(0, LONGEST_TEXT).join('') }
}
