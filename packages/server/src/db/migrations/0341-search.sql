-- What people look for. A visitor is told apart by a hash that changes every day.
create table search_query (
  day text not null,
  word text not null,
  person text not null,
  shown text not null,
  found boolean not null,
  asked_at_ms bigint not null,
  primary key (day, word, person)
);

create index search_query_newest on search_query (asked_at_ms desc);

-- How often an expert was opened out of a search.
create table search_click (
  member_id text not null references member (id),
  day text not null,
  clicks integer not null check (clicks > 0),
  primary key (member_id, day)
);
