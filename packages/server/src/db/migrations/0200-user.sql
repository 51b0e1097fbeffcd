-- Who a member is in the register of the state. Name and number can be read only with the house's secret.
create table real_name (
  member_id text primary key references member (id),
  name_sealed text not null,
  id_card_sealed text not null,
  -- One person, one account: the same number gives the same mark, and the mark tells nobody the number.
  id_card_mark text not null unique,
  born_on text not null check (born_on ~ '^\d{4}-\d{2}-\d{2}$'),
  proved_at_ms bigint not null
);

-- Whoever brings members. The word stands in the addresses they share.
create table partner (
  member_id text primary key references member (id),
  share_id text not null unique,
  since_ms bigint not null
);

create table feedback (
  id text primary key,
  member_id text not null references member (id),
  kind text not null check (kind in ('other', 'fault', 'idea', 'payment', 'content', 'account')),
  content text not null,
  pictures text[] not null default '{}',
  created_at_ms bigint not null,
  answer text,
  answered_by text references member (id),
  answered_at_ms bigint,
  check ((answer is null) = (answered_at_ms is null))
);

create index feedback_member on feedback (member_id, created_at_ms desc);
create index feedback_open on feedback (created_at_ms) where answer is null;

-- What a member has told us to hold them to. Amounts are for one calendar month.
create table own_limit (
  member_id text primary key references member (id),
  month_limit bigint check (month_limit > 0),
  -- A higher limit, or none, that begins later.
  next_limit bigint check (next_limit > 0),
  next_from_ms bigint,
  cools_until_ms bigint,
  changed_at_ms bigint not null,
  check (next_limit is null or next_from_ms is not null)
);

create index page_view_member on page_view (member_id, at_ms) where member_id is not null;
