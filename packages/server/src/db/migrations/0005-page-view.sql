create table page_view (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('start', 'page', 'item', 'click')),
  member_id text references member (id),
  agent_id text not null,
  platform text not null,
  subject text not null,
  item_id text,
  came_from text,
  screen text,
  detail text,
  at_ms bigint not null
);

create index page_view_item on page_view (subject, item_id) where item_id is not null;
create index page_view_age on page_view (at_ms);
