create table topic (
  id text primary key,
  name text not null unique,
  note text not null,
  open boolean not null default true,
  created_by text not null references member (id),
  created_at_ms bigint not null
);

create table topic_follow (
  topic_id text not null references topic (id),
  member_id text not null references member (id),
  followed_at_ms bigint not null,
  primary key (topic_id, member_id)
);

-- Posts and the comments below them. A comment has the post it stands under.
create table post (
  id text primary key,
  post_id text references post (id),
  answers_id text references post (id),
  topic_id text references topic (id),
  match_id text,
  member_id text not null references member (id),
  body text not null,
  pictures jsonb not null,
  state text not null check (state in ('waiting', 'shown', 'hidden', 'removed')),
  pinned_at_ms bigint,
  written_at_ms bigint not null,
  changed_by text,
  reason text,
  appeal text,
  demo boolean not null default false
);

create index post_of_topic on post (topic_id, written_at_ms desc, id desc) where post_id is null;
create index post_newest on post (written_at_ms desc, id desc) where post_id is null;
create index post_comments on post (post_id, written_at_ms, id) where post_id is not null;
create index post_of_member on post (member_id, written_at_ms desc, id desc);
create index post_waiting on post (written_at_ms) where state in ('waiting', 'hidden');

create table post_like (
  post_id text not null references post (id),
  member_id text not null references member (id),
  liked_at_ms bigint not null,
  primary key (post_id, member_id)
);

create table post_report (
  post_id text not null references post (id),
  member_id text not null references member (id),
  reason text not null,
  reported_at_ms bigint not null,
  primary key (post_id, member_id)
);

-- Who may not write, what, and until when. Who is banned writes nothing until somebody lifts it.
create table community_standing (
  member_id text primary key references member (id),
  gag text check (gag in ('all', 'post', 'comment', 'chat')),
  gagged_until_ms bigint,
  banned_at_ms bigint,
  ban_reason text,
  changed_by text not null,
  changed_at_ms bigint not null,
  check ((gag is null) = (gagged_until_ms is null))
);

-- Words that are refused, and words that let a person look first.
create table filtered_word (
  word text primary key,
  kind text not null check (kind in ('abuse', 'advert', 'fraud', 'vulgar')),
  deed text not null check (deed in ('refuse', 'review'))
);

insert into filtered_word (word, kind, deed) values
  ('傻逼', 'abuse', 'refuse'), ('傻b', 'abuse', 'refuse'), ('草泥马', 'abuse', 'refuse'),
  ('操你妈', 'abuse', 'refuse'), ('狗杂种', 'abuse', 'refuse'), ('去死吧', 'abuse', 'refuse'),
  ('滚出去', 'abuse', 'review'), ('废物', 'abuse', 'review'),
  ('加微信', 'advert', 'refuse'), ('加v信', 'advert', 'refuse'), ('加qq', 'advert', 'refuse'),
  ('威信号', 'advert', 'refuse'), ('代理招商', 'advert', 'refuse'), ('私聊我', 'advert', 'review'),
  ('包红', 'fraud', 'refuse'), ('稳赚', 'fraud', 'refuse'), ('内幕消息', 'fraud', 'refuse'),
  ('包中', 'fraud', 'refuse'), ('代打', 'fraud', 'refuse'), ('必中', 'fraud', 'refuse'),
  ('下注', 'fraud', 'refuse'), ('投注', 'fraud', 'review'), ('开户', 'fraud', 'refuse'),
  ('色情', 'vulgar', 'refuse'), ('裸聊', 'vulgar', 'refuse');
