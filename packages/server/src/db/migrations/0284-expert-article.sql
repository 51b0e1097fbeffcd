-- Longer texts of experts, free for everybody. No picks and no prices in them.
create table expert_article (
  id text primary key,
  expert_id text not null references expert_profile (member_id),
  title text not null,
  body text not null,
  published_at_ms bigint not null
);

create index expert_article_newest on expert_article (expert_id, published_at_ms desc);
