-- News: what operators write, what files bring, and what is written from the records of a match.
create table article (
  id text primary key,
  channel text not null check (
    channel in ('headline', 'football', 'basketball', 'report', 'data', 'notice', 'flash')
  ),
  title text not null,
  -- The same without any result.
  plain_title text not null,
  summary text not null,
  paragraphs jsonb not null,
  author text not null,
  source text not null,
  automatic boolean not null,
  demo boolean not null default false,
  match_id text,
  -- Since when the result it tells was known.
  ended_at_ms bigint,
  reads integer not null default 0,
  published_by text,
  published_at_ms bigint not null,
  removed_at_ms bigint,
  check (automatic = (published_by is null))
);

create index article_channel on article (channel, published_at_ms desc, id desc) where removed_at_ms is null;
create index article_newest on article (published_at_ms desc, id desc) where removed_at_ms is null;
create unique index article_of_match on article (match_id, channel) where automatic and match_id is not null;

create table banner (
  id text primary key,
  title text not null,
  note text not null,
  action text not null,
  link_family text not null check (link_family in ('inner', 'answer')),
  link_code integer not null,
  link_subject text,
  place integer not null,
  begins_at_ms bigint not null,
  ends_at_ms bigint
);

-- What the home page is made of, in order. A part that is closed is not told.
create table home_module (
  id text primary key,
  kind text not null check (
    kind in ('swiper', 'entries', 'live', 'experts', 'plans', 'news', 'topics', 'leagues', 'focus')
  ),
  title text not null,
  place integer not null,
  open boolean not null default true
);

insert into home_module (id, kind, title, place) values
  ('swiper', 'swiper', '首页轮播', 1),
  ('entries', 'entries', '数据中心', 2),
  ('live', 'live', '正在进行', 3),
  ('experts', 'experts', '热门专家', 4),
  ('plans', 'plans', '最新方案', 5),
  ('focus', 'focus', '焦点赛事', 6),
  ('news', 'news', '资讯', 7),
  ('topics', 'topics', '社区话题', 8),
  ('leagues', 'leagues', '热门赛事', 9);
