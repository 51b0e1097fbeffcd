-- What a member was told. Nobody edits it: it is read, and it is put away.
create table message (
  id text primary key,
  member_id text not null references member (id),
  kind text not null check (kind in (
    'match', 'officialPlan', 'expertPlan', 'notice', 'order', 'vip', 'level', 'system', 'coupon', 'promotion',
    'letter', 'comment', 'reply', 'like', 'follow'
  )),
  title text not null,
  content text not null,
  sender_id text references member (id),
  -- A link code with what stands beside it.
  link_family text check (link_family in ('inner-go', 'response-go', 'feed-message', 'go')),
  link_code integer,
  link_subject text,
  -- Likes: how much of an honour it is.
  level smallint,
  -- What is told only once has a key.
  once_key text,
  is_read boolean not null default false,
  is_removed boolean not null default false,
  created_at_ms bigint not null,
  check ((link_family is null) = (link_code is null))
);

create unique index message_once on message (member_id, once_key) where once_key is not null;
create index message_newest on message (member_id, kind, created_at_ms desc);
create index message_unread on message (member_id) where not is_read and not is_removed;

-- What a member does not want to hear of, or wants to hear of again.
create table message_setting (
  member_id text not null references member (id),
  kind text not null,
  is_open boolean not null,
  changed_at_ms bigint not null,
  primary key (member_id, kind)
);

-- Said to everybody; it comes into a box when its member next looks.
create table announcement (
  id text primary key,
  kind text not null check (kind in ('officialPlan', 'notice', 'system', 'promotion')),
  title text not null,
  content text not null,
  link_family text check (link_family in ('inner-go', 'response-go', 'feed-message', 'go')),
  link_code integer,
  link_subject text,
  created_at_ms bigint not null
);

create index announcement_newest on announcement (created_at_ms desc);
