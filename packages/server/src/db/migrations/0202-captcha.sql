-- A picture somebody has to answer. Only the hash of its token is kept, and it has one try.
create table captcha (
  token_hash text primary key,
  kind text not null check (kind in ('slider', 'clicks')),
  -- The session or the visitor that asked.
  holder text not null,
  -- The hole, or the things to tap in order.
  points jsonb not null,
  ends_at_ms bigint not null
);

create index captcha_ends on captcha (ends_at_ms);

-- Whoever answered right may do one thing once: have one code sent to one phone, or try one login.
create table captcha_pass (
  id bigint generated always as identity primary key,
  holder text not null,
  subject text not null,
  purpose text not null,
  ends_at_ms bigint not null
);

create index captcha_pass_holder on captcha_pass (holder, subject, purpose);
create index captcha_pass_ends on captcha_pass (ends_at_ms);
