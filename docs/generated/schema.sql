-- 0001-member.sql

create table member (
  id text primary key,
  -- The number people tell each other and customer service; the id stays inside.
  number bigint generated always as identity (start with 60218801) unique,
  phone text not null unique,
  password_hash text not null,
  nickname text not null,
  signature text not null default '',
  avatar_key text not null default '',
  role text not null check (role in ('member', 'expert', 'operator')),
  level smallint not null check (level between 0 and 2),
  created_at_ms bigint not null
);

-- 0002-session.sql

create table session (
  secret_hash text primary key,
  public_id text not null unique,
  kind text not null check (kind in ('browser', 'token')),
  member_id text not null references member (id),
  sign_key text not null,
  created_at_ms bigint not null,
  seen_at_ms bigint not null,
  idle_ends_at_ms bigint not null,
  ends_at_ms bigint not null,
  ended_at_ms bigint
);

create index session_member on session (member_id);
create index session_ends on session (ends_at_ms);

-- 0003-login.sql

create table login_nonce (
  nonce text primary key,
  expires_at_ms bigint not null
);

create table transport_key (
  kid text primary key,
  bits integer not null,
  private_pem text not null,
  created_at_ms bigint not null
);

-- 0004-idem.sql

create table idem (
  scope text not null,
  key text not null,
  fingerprint text not null,
  response text,
  created_at_ms bigint not null,
  primary key (scope, key)
);

create index idem_age on idem (created_at_ms);

-- 0005-page-view.sql

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

-- 0010-fixture.sql

create table country (
  id text primary key,
  name text not null,
  letter text not null,
  area text not null
);

create table league (
  id text primary key,
  sport text not null check (sport in ('football', 'basketball')),
  country_id text not null,
  name text not null,
  full_name text not null,
  letter text not null,
  colour text not null,
  hot boolean not null,
  category integer not null,
  level integer not null,
  kind text not null check (kind in ('league', 'cup')),
  rules text not null,
  zones jsonb not null
);

create table season (
  id text primary key,
  league_id text not null references league (id),
  name text not null,
  first_day text not null,
  last_day text not null,
  rounds integer not null
);

create index season_league on season (league_id, first_day desc);

create table stage (
  id text primary key,
  season_id text not null references season (id),
  name text not null,
  kind text not null check (kind in ('table', 'groups', 'knockout')),
  place integer not null
);

create index stage_season on stage (season_id);

create table team (
  id text primary key,
  sport text not null check (sport in ('football', 'basketball')),
  league_id text not null references league (id),
  country_id text not null,
  name text not null,
  founded_year integer not null,
  coach text not null,
  venue jsonb not null
);

create index team_league on team (league_id);

-- A fixture may be moved by who announced it; what happened in it is recorded elsewhere and stays.
create table fixture (
  id text primary key,
  sport text not null check (sport in ('football', 'basketball')),
  league_id text not null references league (id),
  season_id text not null,
  stage_id text not null,
  round integer,
  round_name text not null,
  group_name text,
  home_id text not null references team (id),
  away_id text not null references team (id),
  business_day text not null check (business_day ~ '^\d{4}-\d\d-\d\d$'),
  kick_off_at_ms bigint not null,
  neutral boolean not null,
  home_rank integer,
  away_rank integer,
  referee jsonb,
  -- 竞彩, 北单 and 14 场: the number within the day, and the places within an issue.
  number text,
  single_handicap integer,
  beijing_issue text,
  beijing_number integer,
  pool_issue text,
  pool_place integer,
  has_video boolean not null,
  has_cartoon boolean not null,
  first_leg_id text,
  check (home_id <> away_id)
);

create index fixture_day on fixture (business_day);
create index fixture_kick_off on fixture (kick_off_at_ms);
create index fixture_season on fixture (season_id, kick_off_at_ms);
create index fixture_home on fixture (home_id, kick_off_at_ms desc);
create index fixture_away on fixture (away_id, kick_off_at_ms desc);
create index fixture_beijing on fixture (beijing_issue) where beijing_issue is not null;
create index fixture_pool on fixture (pool_issue) where pool_issue is not null;

-- 0011-match-record.sql

-- Thousands of rows arrive at once. What is appended is checked against the fixtures in one go, not row by row
-- by a foreign key; no fixture is ever deleted.

-- What was reported about play, in the order it arrived.
create table match_event (
  match_id text not null,
  version integer not null check (version > 0),
  feed_seq integer not null,
  at_ms bigint not null,
  received_at_ms bigint not null,
  body jsonb not null,
  primary key (match_id, version),
  unique (match_id, feed_seq)
);

-- What a company offered, under the company's own number.
create table odds_tick (
  match_id text not null,
  company integer not null,
  seq integer not null,
  at_ms bigint not null,
  received_at_ms bigint not null,
  european integer[] not null check (array_length(european, 1) = 3),
  asian integer[] not null check (array_length(asian, 1) = 3),
  over_under integer[] not null check (array_length(over_under, 1) = 3),
  primary key (match_id, company, seq)
);

-- How a match ended. A correction is a new version; the newest counts.
create table match_result (
  match_id text not null references fixture (id),
  version integer not null check (version > 0),
  phase text not null,
  recorded_at_ms bigint not null,
  result jsonb not null,
  closing jsonb,
  primary key (match_id, version)
);

create function refuse_match_record_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

create trigger match_event_append_only before update or delete on match_event
  for each row execute function refuse_match_record_change();
create trigger odds_tick_append_only before update or delete on odds_tick
  for each row execute function refuse_match_record_change();
create trigger match_result_append_only before update or delete on match_result
  for each row execute function refuse_match_record_change();

-- 0012-match-follow.sql

create table match_follow (
  member_id text not null references member (id),
  match_id text not null references fixture (id),
  followed_at_ms bigint not null,
  primary key (member_id, match_id)
);

create index match_follow_newest on match_follow (member_id, followed_at_ms desc);

-- 0020-ledger.sql

-- The books. Debits are positive, credits negative, and every journal sums to zero.
-- Balances exist only for accounts that belong to somebody; they change in post_journal and nowhere else.

create table account (
  id bigint generated always as identity primary key,
  code text not null unique,
  kind text not null check (kind in ('asset', 'liability', 'income', 'expense')),
  owner_id text,
  kept boolean not null,
  check (kept = (code ~ '^(member|expert|deferred):'))
);

create index account_owner on account (owner_id) where owner_id is not null;

create table balance (
  account_id bigint primary key references account (id),
  amount bigint not null default 0,
  version bigint not null default 0,
  constraint balance_not_negative check (amount >= 0)
) with (fillfactor = 80);

create table journal (
  id text primary key,
  key text not null unique,
  event text not null,
  ref text not null,
  actor_id text,
  reverses text unique references journal (id),
  at_ms bigint not null
);

create index journal_ref on journal (ref);

-- The primary key is also the index of the balance check: without it each sale would scan the table.
create table posting (
  journal_id text not null references journal (id),
  account_id bigint not null references account (id),
  amount bigint not null check (amount <> 0),
  primary key (journal_id, account_id)
);

create index posting_account on posting (account_id);

create function is_posting() returns boolean language sql stable as $$
  select coalesce(current_setting('linmen.posting', true), '') = 'on'
$$;

create function books_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '55000';
end $$;

create trigger posting_append_only before update or delete on posting
  for each row execute function books_are_append_only();
create trigger journal_append_only before update or delete on journal
  for each row execute function books_are_append_only();
create trigger posting_not_truncated before truncate on posting
  for each statement execute function books_are_append_only();
create trigger journal_not_truncated before truncate on journal
  for each statement execute function books_are_append_only();

create function only_post_journal() returns trigger language plpgsql as $$
begin
  if not is_posting() then
    raise exception '% changes only through post_journal', tg_table_name using errcode = '55000';
  end if;
  return coalesce(new, old);
end $$;

create trigger posting_by_journal before insert on posting
  for each row execute function only_post_journal();
create trigger balance_by_journal before update or delete on balance
  for each row execute function only_post_journal();
create trigger balance_starts_empty before insert on balance
  for each row when (new.amount <> 0) execute function only_post_journal();

create function journal_sums_to_zero() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from posting where journal_id = new.journal_id) <> 0 then
    raise exception 'journal % does not sum to zero', new.journal_id using errcode = '23514';
  end if;
  return null;
end $$;

create constraint trigger posting_balanced after insert on posting
  deferrable initially deferred
  for each row execute function journal_sums_to_zero();

-- Makes the accounts that are missing and locks those with a balance, always in the order of their ids.
create function lock_accounts(p_accounts jsonb)
returns table (code text, amount bigint) language plpgsql as $$
begin
  insert into account (code, kind, owner_id, kept)
    select a.code, a.kind, a.owner_id, a.kept
    from jsonb_to_recordset(p_accounts) as a(code text, kind text, owner_id text, kept boolean)
    order by a.code
    on conflict on constraint account_code_key do nothing;
  insert into balance (account_id)
    select account.id from account
    join jsonb_to_recordset(p_accounts) as a(code text) on a.code = account.code
    where account.kept
    order by account.id
    on conflict (account_id) do nothing;
  return query
    select account.code, balance.amount from balance
    join account on account.id = balance.account_id
    where account.code in (select a.code from jsonb_to_recordset(p_accounts) as a(code text))
    order by balance.account_id
    for update of balance;
end $$;

-- Writes one journal. False when its key is already in the books: then nothing is written.
create function post_journal(p_journal jsonb, p_lines jsonb) returns boolean language plpgsql as $$
declare
  v_id text := p_journal ->> 'id';
begin
  perform lock_accounts(p_lines);
  insert into journal (id, key, event, ref, actor_id, reverses, at_ms)
    values (
      v_id,
      p_journal ->> 'key',
      p_journal ->> 'event',
      p_journal ->> 'ref',
      p_journal ->> 'actor_id',
      p_journal ->> 'reverses',
      (p_journal ->> 'at_ms')::bigint
    )
    on conflict (key) do nothing;
  if not found then
    return false;
  end if;
  perform set_config('linmen.posting', 'on', true);
  insert into posting (journal_id, account_id, amount)
    select v_id, account.id, line.amount
    from jsonb_to_recordset(p_lines) as line(code text, amount bigint)
    join account on account.code = line.code;
  update balance set
    version = version + 1,
    amount = balance.amount
      + case when account.kind in ('asset', 'expense') then line.amount else -line.amount end
    from jsonb_to_recordset(p_lines) as line(code text, amount bigint)
    join account on account.code = line.code
    where balance.account_id = account.id;
  perform set_config('linmen.posting', '', true);
  return true;
end $$;

-- 0021-promo-lot.sql

-- Gift coins. The sum of a member's lots is the balance of the member's promo account.
create table promo_lot (
  id text primary key,
  member_id text not null references member (id),
  source text not null check (source in ('charge', 'redpacket')),
  granted bigint not null check (granted > 0),
  left_over bigint not null check (left_over between 0 and granted),
  expires_at_ms bigint not null,
  created_at_ms bigint not null
);

create index promo_lot_live on promo_lot (member_id, expires_at_ms) where left_over > 0;

-- Which lots an order was paid from, so that a refund can find its way back.
create table promo_lot_use (
  order_id text not null,
  lot_id text not null references promo_lot (id),
  amount bigint not null check (amount > 0),
  primary key (order_id, lot_id)
);

-- 0022-perk.sql

create table coupon (
  id text primary key,
  member_id text not null references member (id),
  name text not null,
  kind text not null check (kind in ('free', 'amountOff')),
  category text not null check (category in ('general', 'plan', 'interpretation', 'vip', 'charge')),
  worth bigint not null check (worth >= 0),
  threshold bigint not null check (threshold >= 0),
  valid_from_ms bigint not null,
  valid_to_ms bigint not null check (valid_to_ms >= valid_from_ms),
  platforms text[] not null default '{}',
  expert_level smallint,
  expert_id text references member (id),
  origin text not null check (origin in ('system', 'member')),
  state text not null default 'issued' check (state in ('issued', 'used')),
  order_id text unique,
  created_at_ms bigint not null,
  check ((state = 'used') = (order_id is not null))
);

create index coupon_member on coupon (member_id, state, valid_to_ms);

create table discount_card (
  id text primary key,
  member_id text not null references member (id),
  name text not null,
  percent smallint not null check (percent between 1 and 99),
  uses_left integer not null check (uses_left >= 0),
  valid_to_ms bigint not null,
  created_at_ms bigint not null
);

create index discount_card_member on discount_card (member_id) where uses_left > 0;

-- A bought set meal. What it has earned so far is booked look by look; the rest is deferred.
create table pack (
  id text primary key,
  member_id text not null references member (id),
  name text not null,
  scope text not null check (scope in ('jingcai', 'pool')),
  expert_id text references member (id),
  price bigint not null check (price >= 0),
  paid_part bigint not null check (paid_part between 0 and price),
  looks integer not null check (looks > 0),
  used integer not null default 0 check (used between 0 and looks),
  earned bigint not null default 0 check (earned between 0 and price),
  paid_earned bigint not null default 0 check (paid_earned between 0 and paid_part),
  expires_at_ms bigint not null,
  created_at_ms bigint not null
);

create index pack_member on pack (member_id) where used < looks;

-- 0023-expert.sql

create table expert_profile (
  member_id text primary key references member (id),
  grade smallint not null check (grade between 1 and 10),
  -- The contract with experts goes up to 30 percent, never beyond.
  share_percent smallint not null check (share_percent between 0 and 30),
  bio text not null default '',
  created_at_ms bigint not null
);

-- 0024-plan.sql

create table plan (
  id text primary key,
  plan_no text not null unique,
  expert_id text not null references expert_profile (member_id),
  title text not null,
  teaser text not null,
  sport text not null check (sport in ('football', 'basketball', 'pool14', 'pick9', 'single')),
  market text not null check (market in ('winDrawLose')),
  in_set_meals boolean not null default false,
  price bigint not null check (price >= 0),
  -- The match as it was announced when the pick was made.
  match_id text not null,
  match_number text,
  league_name text not null,
  home_name text not null,
  away_name text not null,
  home_team_id text,
  away_team_id text,
  kickoff_ms bigint not null,
  pick text not null check (pick in ('home', 'draw', 'away')),
  odds_hundredths integer not null check (odds_hundredths > 100),
  published_at_ms bigint not null check (published_at_ms < kickoff_ms),
  result text check (result in ('hit', 'miss', 'void')),
  home_goals smallint,
  away_goals smallint,
  settled_at_ms bigint,
  check ((result is null) = (settled_at_ms is null))
);

create index plan_on_sale on plan (kickoff_ms) where result is null;
create index plan_newest on plan (published_at_ms desc, id desc);
create index plan_record on plan (expert_id, kickoff_ms desc) where result is not null;
create index plan_match on plan (match_id);

-- The paid text lives apart from everything a list may select.
create table plan_body (
  plan_id text primary key references plan (id),
  body text not null
);

-- A pick is locked when it is published, and a result when it is settled.
create function plan_is_locked() returns trigger language plpgsql as $$
begin
  if (new.expert_id, new.match_id, new.kickoff_ms, new.pick, new.odds_hundredths,
      new.published_at_ms, new.price)
    is distinct from (old.expert_id, old.match_id, old.kickoff_ms, old.pick, old.odds_hundredths,
      old.published_at_ms, old.price)
    or (old.result is not null and new.result is distinct from old.result) then
    raise exception 'plan % is locked', old.id using errcode = '55000';
  end if;
  return new;
end $$;

create trigger plan_locked before update on plan
  for each row execute function plan_is_locked();
create trigger plan_not_deleted before delete on plan
  for each row execute function books_are_append_only();

-- 0025-plan-order.sql

create table plan_order (
  id text primary key,
  member_id text not null references member (id),
  plan_id text not null references plan (id),
  expert_id text not null references expert_profile (member_id),
  state text not null check (state in (
    'created', 'paying', 'paid', 'fulfilled', 'closing', 'closed', 'kept_as_coins', 'refunding', 'refunded'
  )),
  kind text not null check (kind in ('full', 'setMeal', 'freeCoupon', 'amountOff', 'discountCard')),
  price bigint not null check (price > 0),
  pay bigint not null check (pay between 0 and price),
  promo_part bigint not null check (promo_part >= 0),
  paid_part bigint not null check (paid_part >= 0),
  share_percent smallint not null check (share_percent between 0 and 30),
  coupon_id text references coupon (id),
  card_id text references discount_card (id),
  pack_id text references pack (id),
  -- What this look earned of its set meal, and the charged coins in it.
  look_value bigint not null default 0,
  look_paid bigint not null default 0,
  created_at_ms bigint not null,
  check (promo_part + paid_part = pay)
);

create index plan_order_member on plan_order (member_id, created_at_ms desc);
create index plan_order_plan on plan_order (plan_id, state);

-- The right to read something. At most one live right for each member and thing;
-- a revoked one makes room for a new purchase.
create table entitlement (
  id text primary key,
  member_id text not null references member (id),
  item_kind text not null check (item_kind in ('plan')),
  item_id text not null,
  order_id text not null unique,
  granted_at_ms bigint not null,
  revoked_at_ms bigint
);

create unique index entitlement_live on entitlement (member_id, item_kind, item_id)
  where revoked_at_ms is null;
create index entitlement_item on entitlement (item_kind, item_id) where revoked_at_ms is null;

-- 0030-match-depth.sql

-- Line-ups, figures, text and the like. Each kind of a match has the feed's own numbers.
create table depth_record (
  match_id text not null,
  kind text not null,
  seq integer not null,
  at_ms bigint not null,
  received_at_ms bigint not null,
  body jsonb not null,
  primary key (match_id, kind, seq)
);

create trigger depth_record_append_only before update or delete on depth_record
  for each row execute function refuse_match_record_change();

-- What was fetched because somebody asked for it, and how far: a day, a season, the depth of a match.
create table pull_cursor (
  what text not null,
  key text not null,
  as_of_ms bigint not null,
  primary key (what, key)
);

-- 0031-squad.sql

create table squad (
  team_id text primary key references team (id),
  pulled_at_ms bigint not null,
  players jsonb not null,
  transfers jsonb not null,
  honours jsonb not null,
  career jsonb not null
);

-- Leads from a player's number to the squad that holds his record.
create table player (
  id text primary key,
  team_id text not null references team (id),
  name text not null
);

-- 0040-foreign-name.sql

-- How files spell what was imported, so that a Chinese name learnt later finds it.
create table foreign_name (
  thing text not null check (thing in ('team', 'league', 'player')),
  id text not null,
  key text not null,
  primary key (thing, id)
);

create index foreign_name_key on foreign_name (thing, key);

-- Chinese names by the key of a foreign spelling.
create table chinese_name (
  thing text not null check (thing in ('team', 'league', 'player')),
  key text not null,
  name text not null,
  primary key (thing, key)
);

-- 0050-prediction.sql

-- What a model said about a match before it began. Never changed: the score of a model is computed from these rows.
-- Chances and goals are whole ten-thousandths.
create table prediction (
  id text primary key,
  match_id text not null references fixture (id),
  model text not null,
  made_at_ms bigint not null,
  chances integer[] not null check (array_length(chances, 1) = 3 and chances[1] + chances[2] + chances[3] = 10000),
  market integer[] check (array_length(market, 1) = 3),
  goals integer[] not null check (array_length(goals, 1) = 2),
  rho integer not null,
  sample integer not null,
  unique (match_id, model)
);

create trigger prediction_append_only before update or delete on prediction
  for each row execute function refuse_match_record_change();

-- 0060-imported-match.sql

-- What a file says of a football match, in one narrow row: the score, what was counted, and the first and last offers
-- of all companies. Counts a file does not have are null. What is said later, from wherever, is appended to
-- match_result and odds_tick.
create table imported_match (
  match_id text primary key,
  received_at_ms bigint not null,
  opened_at_ms bigint not null,
  closed_at_ms bigint not null,
  full_home smallint not null,
  full_away smallint not null,
  half_home smallint,
  half_away smallint,
  corners_home smallint,
  corners_away smallint,
  yellow_home smallint,
  yellow_away smallint,
  red_home smallint,
  red_away smallint,
  -- `6,1,800,550,133,95,-15000,98,67,25000,120;…`: company, 1 for the opening or 2 for the closing offer, European,
  -- Asian and over/under prices.
  offers text not null,
  -- The place of the main company's last offer among them.
  closing_place integer
);

create trigger imported_match_append_only before update or delete on imported_match
  for each row execute function refuse_match_record_change();

create function score_pair(home smallint, away smallint) returns jsonb
  language sql immutable strict parallel safe
  return jsonb_build_object('home', home, 'away', away);

create function closing_odds(offers text, place integer) returns jsonb
  language sql immutable strict parallel safe
  return (
    select jsonb_build_object(
      'european', jsonb_build_object('home', o[3], 'draw', o[4], 'away', o[5]),
      'asian', jsonb_build_object('first', o[6], 'line', o[7], 'second', o[8]),
      'overUnder', jsonb_build_object('first', o[9], 'line', o[10], 'second', o[11]))
    from (select string_to_array(split_part(offers, ';', place), ',')::integer[]) offer (o)
  );

-- Every offer on record, whichever way it came.
create view odds_offer as
  select match_id, company, seq, at_ms, received_at_ms, european, asian, over_under from odds_tick
  union all
  select match_id, o[1], o[2], case o[2] when 1 then opened_at_ms else closed_at_ms end,
    received_at_ms, array[o[3], o[4], o[5]], array[o[6], o[7], o[8]], array[o[9], o[10], o[11]]
  from imported_match
    cross join lateral unnest(string_to_array(offers, ';')) line
    cross join lateral (select string_to_array(line, ',')::integer[]) offer (o);

-- Every word on how a match ended. The newest version counts.
create view match_ending as
  select match_id, version, phase, recorded_at_ms, result, closing from match_result
  union all
  select match_id, 1, 'finished', received_at_ms,
    jsonb_strip_nulls(jsonb_build_object(
      'sport', 'football',
      'phase', 'finished',
      'full', score_pair(full_home, full_away),
      'half', score_pair(half_home, half_away),
      'corners', score_pair(corners_home, corners_away),
      'yellowCards', score_pair(yellow_home, yellow_away),
      'redCards', score_pair(red_home, red_away))),
    closing_odds(offers, closing_place)
  from imported_match;

-- 0061-fixture-names.sql

-- A foreign key looks its row up for every row that is written, which was most of what an import of matches cost. The
-- same is checked here once for each statement, for everybody and always. What a match names is never deleted.
alter table fixture
  drop constraint fixture_league_id_fkey,
  drop constraint fixture_home_id_fkey,
  drop constraint fixture_away_id_fkey;

create function check_fixture_names() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct league_id from written) w
    where not exists (select from league l where l.id = w.league_id)
  ) or exists (
    select from (select home_id from written union select away_id from written) w (team_id)
    where not exists (select from team t where t.id = w.team_id)
  ) then
    raise exception 'a fixture names a league or a team that is not there'
      using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

create trigger fixture_names_inserted after insert on fixture
  referencing new table as written for each statement execute function check_fixture_names();
create trigger fixture_names_updated after update on fixture
  referencing new table as written for each statement execute function check_fixture_names();

create function refuse_removal() returns trigger language plpgsql as $$
begin
  raise exception '% is named by matches and stays', tg_table_name;
end $$;

create trigger league_stays before delete or update of id on league
  for each row execute function refuse_removal();
create trigger team_stays before delete or update of id on team
  for each row execute function refuse_removal();

-- 0070-name-sounds.sql

-- What is heard of a name, for those who look in letters; null until somebody has listened.
alter table team add column sounds text;
alter table player add column sounds text;

create index team_unheard on team (id) where sounds is null;
create index player_unheard on player (id) where sounds is null;

-- 0080-prediction-market.sql

-- Whose prices the market beside a prediction is; null where several were taken together and nobody wrote down whose.
alter table prediction add column market_company integer;
