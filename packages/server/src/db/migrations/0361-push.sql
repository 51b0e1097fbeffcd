-- The key pair by which push services know us. The private half can be read only with the house's secret.
create table push_key (
  only_one boolean primary key default true check (only_one),
  public_key text not null,
  private_sealed text not null,
  created_at_ms bigint not null
);

-- A browser that may be told something while no page is open.
create table push_subscription (
  id text primary key,
  member_id text not null references member (id),
  address text not null unique,
  key text not null,
  secret text not null,
  created_at_ms bigint not null
);

create index push_subscription_member on push_subscription (member_id, created_at_ms);

-- What a member wants to be told there, and when not.
create table push_setting (
  member_id text primary key references member (id),
  goals boolean not null,
  plans boolean not null,
  money boolean not null,
  hides_scores boolean not null,
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_to smallint check (quiet_to between 0 and 1439),
  changed_at_ms bigint not null,
  check ((quiet_from is null) = (quiet_to is null))
);

-- Goals whose followers were told: by one process, once.
create table push_goal (
  match_id text not null,
  goal integer not null check (goal > 0),
  told_at_ms bigint not null,
  primary key (match_id, goal)
);
