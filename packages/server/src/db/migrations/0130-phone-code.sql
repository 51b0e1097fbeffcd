-- A code sent to a phone. Only its hash is kept, and it is worth something only to who asked for it.
create table phone_code (
  id text primary key,
  phone text not null,
  purpose text not null check (purpose in (
    'register', 'resetPassword', 'verifyPhone', 'expertApply', 'loginOrRegister', 'retrievePassword'
  )),
  -- The session or the visitor that asked.
  holder text not null,
  code_hash text not null,
  tries smallint not null default 0,
  used boolean not null default false,
  ends_at_ms bigint not null,
  created_at_ms bigint not null
);

-- A new code takes the place of the one before it.
create unique index phone_code_open on phone_code (phone, purpose, holder);
create index phone_code_ends on phone_code (ends_at_ms);

-- The right to set a new password once, given for a code.
create table password_ticket (
  ticket_hash text primary key,
  member_id text not null references member (id),
  holder text not null,
  ends_at_ms bigint not null
);

-- How a member came to us.
create table registration (
  member_id text primary key references member (id),
  way text not null check (way in ('password', 'code')),
  -- Whose link led here, as the address said it.
  share_id text,
  agent_id text not null,
  created_at_ms bigint not null
);

create index registration_share on registration (share_id) where share_id is not null;
