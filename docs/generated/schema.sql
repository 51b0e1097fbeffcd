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

-- 0090-sale-order.sql

-- One table for the orders of everything that is sold: which goods, for how much, paid with what.
create table sale_order (
  id text primary key,
  member_id text not null references member (id),
  -- A row of the table of goods, and the thing of that kind.
  goods_kind text not null check (goods_kind ~ '^[a-z][a-zA-Z]*$'),
  goods_id text not null,
  -- What it was called when it was bought; receipts show it for ever.
  title text not null,
  -- Whose content it is, where somebody shares in it.
  expert_id text references expert_profile (member_id),
  state text not null check (state in (
    'created', 'paying', 'paid', 'fulfilled', 'closing', 'closed', 'kept_as_coins', 'refunding', 'refunded'
  )),
  kind text not null check (kind in ('full', 'setMeal', 'freeCoupon', 'amountOff', 'discountCard')),
  price bigint not null check (price > 0),
  pay bigint not null check (pay between 0 and price),
  -- Which coins paid is known once they are taken; an order that waits for its money has none yet.
  promo_part bigint not null default 0 check (promo_part >= 0),
  paid_part bigint not null default 0 check (paid_part >= 0),
  share_percent smallint not null default 0 check (share_percent between 0 and 30),
  coupon_id text references coupon (id),
  card_id text references discount_card (id),
  pack_id text references pack (id),
  -- What this look earned of its set meal, and the charged coins in it.
  look_value bigint not null default 0,
  look_paid bigint not null default 0,
  created_at_ms bigint not null,
  check (state not in ('fulfilled', 'refunding', 'refunded') or promo_part + paid_part = pay),
  check (expert_id is not null or share_percent = 0)
);

insert into sale_order (
  id, member_id, goods_kind, goods_id, title, expert_id, state, kind, price, pay, promo_part, paid_part,
  share_percent, coupon_id, card_id, pack_id, look_value, look_paid, created_at_ms
)
select
  o.id, o.member_id, 'plan', o.plan_id, p.home_name || ' vs ' || p.away_name, o.expert_id, o.state, o.kind,
  o.price, o.pay, o.promo_part, o.paid_part, o.share_percent, o.coupon_id, o.card_id, o.pack_id,
  o.look_value, o.look_paid, o.created_at_ms
from plan_order o join plan p on p.id = o.plan_id;

drop table plan_order;

create index sale_order_member on sale_order (member_id, created_at_ms desc);
create index sale_order_goods on sale_order (goods_kind, goods_id, state);
create index sale_order_pack on sale_order (pack_id) where pack_id is not null;

-- A right may begin later and may end. One that has ended keeps its row, but not its place:
-- the same thing can then be bought again.
alter table entitlement drop constraint entitlement_item_kind_check;
alter table entitlement
  add column starts_at_ms bigint,
  add column ends_at_ms bigint,
  add column holds_place boolean not null default true;
update entitlement set starts_at_ms = granted_at_ms, holds_place = revoked_at_ms is null;
alter table entitlement
  alter column starts_at_ms set not null,
  add check (ends_at_ms > starts_at_ms),
  add check (revoked_at_ms is null or not holds_place);

drop index entitlement_live;
drop index entitlement_item;
create unique index entitlement_place on entitlement (member_id, item_kind, item_id) where holds_place;
create index entitlement_item on entitlement (item_kind, item_id) where revoked_at_ms is null;

-- 0091-catalogue.sql

-- What is sold from a price list: set meals, and later memberships, coins, subscriptions.
-- Content with a price of its own (a plan) is not in here.
create table catalogue (
  id text primary key,
  goods_kind text not null check (goods_kind ~ '^[a-z][a-zA-Z]*$'),
  name text not null,
  -- What a kind comes in several of: matches or pools, tiers.
  scope text not null,
  -- Set when it belongs to one expert.
  expert_id text references expert_profile (member_id),
  price bigint not null check (price > 0),
  -- How much of it: looks, coins.
  quantity integer not null check (quantity > 0),
  -- How long it lasts; null is for good.
  days integer check (days between 1 and 3650),
  on_sale boolean not null default true,
  created_at_ms bigint not null,
  check (goods_kind <> 'setMeal' or days is not null)
);

create index catalogue_on_sale on catalogue (goods_kind, scope) where on_sale;
create index pack_newest on pack (member_id, scope, created_at_ms desc);

-- 0100-outbox.sql

-- What is to be said to the outside world: written with the business change, sent by a job.
create table outbox (
  -- The number the other side knows the message by, the same in every try.
  id text primary key,
  kind text not null,
  payload jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'stuck')),
  tries integer not null default 0,
  -- Nobody else tries before this moment. A sender that dies leaves it to pass.
  next_at_ms bigint not null,
  last_error text,
  created_at_ms bigint not null,
  sent_at_ms bigint
);

create index outbox_open on outbox (state, next_at_ms) where state <> 'sent';
create index outbox_age on outbox (created_at_ms);

-- 0101-rate-limit.sql

-- Counts of the shared limits, in the form the limiter asks for. Keys are hashes: no phone number, no address.
create table rate_limit (
  key text primary key,
  points integer not null default 0,
  expire bigint
);

create index rate_limit_expire on rate_limit (expire);

-- 0102-secret-mark.sql

-- Which secret the keys, passwords and sealed texts of this data were made with: a mark of it, not the secret.
create table secret_mark (
  only_one boolean primary key default true check (only_one),
  mark text not null
);

-- 0103-session-standing.sql

-- Where a session was begun decides what its member may do there; what the address bar says later does not.
alter table session add column agent_id text;
alter table session add column platform text;
-- When the member last showed a password or a code.
alter table session add column proved_at_ms bigint not null default 0;
update session set proved_at_ms = created_at_ms;

-- 0104-member-hold.sql

-- A member who may not move money, or may not come in at all, until somebody has looked.
create table member_hold (
  member_id text primary key references member (id),
  scope text not null check (scope in ('money', 'all')),
  reason text not null,
  placed_by text not null,
  placed_at_ms bigint not null,
  until_ms bigint
);

-- 0105-audit.sql

-- Who did what to whom, for deeds that somebody may have to answer for. Nobody changes a line.
create table audit (
  id bigint generated always as identity primary key,
  at_ms bigint not null,
  actor text not null,
  deed text not null,
  subject text not null,
  detail jsonb not null default '{}'
);

create index audit_subject on audit (subject, id);

create trigger audit_append_only before update or delete on audit
  for each row execute function books_are_append_only();
create trigger audit_not_truncated before truncate on audit
  for each statement execute function books_are_append_only();

-- 0106-channel-notice.sql

-- What providers told us, byte for byte as they signed it, and whether it has had its effect.
create table channel_notice (
  channel text not null,
  -- The provider's own number of the notice: it comes again until it is answered.
  number text not null,
  body bytea not null,
  received_at_ms bigint not null,
  taken_at_ms bigint,
  last_error text,
  primary key (channel, number)
);

create index channel_notice_open on channel_notice (received_at_ms) where taken_at_ms is null;

-- 0107-daily-count.sql

-- How often something was done on a day in Beijing. Unlike the limits, a count is part of the change it belongs to.
create table daily_count (
  day text not null,
  deed text not null,
  subject text not null,
  count integer not null,
  primary key (day, deed, subject)
);

-- 0120-installation.sql

-- One name for all processes on this data, so that they know each other among others on the same Redis.
create table installation (
  only_one boolean primary key default true check (only_one),
  id text not null
);

insert into installation (id) values (replace(gen_random_uuid()::text, '-', ''));

-- 0130-phone-code.sql

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

-- 0180-favourite.sql

create table favourite (
  member_id text not null references member (id),
  kind text not null check (kind in ('team', 'player')),
  sport text not null check (sport in ('football', 'basketball')),
  subject_id text not null,
  kept_at_ms bigint not null,
  primary key (member_id, kind, subject_id)
);

create index favourite_newest on favourite (member_id, kept_at_ms desc);

-- 0200-user.sql

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

-- 0201-picture.sql

-- A picture somebody has brought. Its bytes are in the blob store under the same path.
create table picture (
  path text primary key,
  member_id text not null references member (id),
  -- A document: only its owner and operators can look at it.
  is_private boolean not null,
  bytes integer not null check (bytes > 0),
  width integer not null,
  height integer not null,
  created_at_ms bigint not null
);

create index picture_member on picture (member_id, created_at_ms);

-- 0202-captcha.sql

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

-- 0220-message.sql

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

-- 0221-host-identity.sql

-- Who somebody is at the app that shows us. One member may come by several doors.
create table host_identity (
  provider text not null check (provider in ('microblog', 'weather', 'shopping')),
  subject text not null,
  member_id text not null references member (id),
  created_at_ms bigint not null,
  primary key (provider, subject)
);

create index host_identity_member on host_identity (member_id);

-- Who comes by another app may have told us no number yet.
alter table member drop constraint member_phone_key;
create unique index member_phone on member (phone) where phone <> '';

alter table registration drop constraint registration_way_check;
alter table registration add constraint registration_way_check check (way in ('password', 'code', 'host'));

-- 0240-payment.sql

-- What is paid at a channel: coins that are charged, or an order that is paid past the wallet.
create table payment (
  -- Our number at the channel, the same in every question.
  id text primary key,
  member_id text not null references member (id),
  -- The order it pays; null where coins are bought.
  order_id text unique references sale_order (id),
  channel text not null,
  -- How the buyer pays: a charge channel or a way of direct pay.
  way text not null,
  -- The host the buyer came by: one of them has a limit for each month.
  host text not null,
  subject text not null,
  amount bigint not null check (amount > 0),
  -- Gift coins of a charge coupon, given when it is paid.
  bonus bigint not null default 0 check (bonus >= 0),
  coupon_id text references coupon (id),
  state text not null default 'pending'
    check (state in ('pending', 'unknown', 'closed', 'success', 'conflict')),
  trade_no text,
  problem text,
  checks integer not null default 0,
  -- When the channel is asked what became of it; null when nobody has to, or a person.
  next_check_ms bigint,
  ends_at_ms bigint not null,
  created_at_ms bigint not null,
  finished_at_ms bigint,
  check ((state = 'success') = (trade_no is not null and finished_at_ms is not null)
    or state in ('conflict', 'closed'))
);

create unique index payment_trade on payment (channel, trade_no) where trade_no is not null;
create index payment_member on payment (member_id, created_at_ms desc);
create index payment_open on payment (next_check_ms) where next_check_ms is not null;

-- How an order that waits for its money is to be priced when it comes.
create table direct_sale (
  order_id text primary key references sale_order (id),
  wish text not null check (wish in ('none', 'card', 'coupon')),
  platform text not null
);

-- What coins are sold in.
create table charge_product (
  id text primary key,
  amount bigint not null unique check (amount > 0 and amount % 100 = 0),
  on_sale boolean not null default true
);

insert into charge_product (id, amount) values
  ('cp18', 1800), ('cp38', 3800), ('cp68', 6800), ('cp108', 10800), ('cp188', 18800), ('cp388', 38800);

-- A bank card a member has charged with, kept for the next time. Only its end is legible.
create table charge_way (
  id text primary key,
  member_id text not null references member (id),
  sealed text not null,
  tail text not null,
  created_at_ms bigint not null,
  removed_at_ms bigint
);

create unique index charge_way_card on charge_way (member_id, tail) where removed_at_ms is null;

-- 0241-ledger-locks.sql

-- The last locks of the books.

-- An expert's share before its settlement is added up from postings: one row for each expert would be taken by
-- every sale of theirs at once. Kept are accounts that only their owner's deeds touch.
alter table account drop constraint account_check;
select set_config('linmen.posting', 'on', true);
delete from balance where account_id in (select id from account where code like 'expert:%');
update account set kept = false where code like 'expert:%';
select set_config('linmen.posting', '', true);
alter table account add constraint account_kept
  check (kept = (code ~ '^(member|deferred|withdraw_pending|receivable|promo_pool):'));

create index posting_of_account on posting (account_id, journal_id);
drop index posting_account;

-- Writes one journal. False when the same one is in the books already: then nothing is written. The same key with
-- another content is a mistake of the caller and throws, and so does a journal without lines.
create or replace function post_journal(p_journal jsonb, p_lines jsonb) returns boolean language plpgsql as $$
declare
  v_id text := p_journal ->> 'id';
  v_known journal;
begin
  if jsonb_array_length(p_lines) = 0 then
    raise exception 'journal % is empty', p_journal ->> 'key' using errcode = '23514';
  end if;
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
    select * into v_known from journal where key = p_journal ->> 'key';
    if v_known.event <> p_journal ->> 'event' or v_known.ref <> p_journal ->> 'ref' or exists (
      (select account.code, posting.amount from posting join account on account.id = posting.account_id
        where posting.journal_id = v_known.id
       except select line.code, line.amount from jsonb_to_recordset(p_lines) as line(code text, amount bigint))
      union all
      (select line.code, line.amount from jsonb_to_recordset(p_lines) as line(code text, amount bigint)
       except select account.code, posting.amount from posting join account on account.id = posting.account_id
        where posting.journal_id = v_known.id)
    ) then
      raise exception 'journal % comes again with other content', p_journal ->> 'key' using errcode = '22000';
    end if;
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

-- A journal is written through post_journal only, as its lines are.
create function journal_has_lines() returns trigger language plpgsql as $$
begin
  if not exists (select from posting where journal_id = new.id) then
    raise exception 'journal % is empty', new.id using errcode = '23514';
  end if;
  return null;
end $$;

create constraint trigger journal_not_empty after insert on journal
  deferrable initially deferred
  for each row execute function journal_has_lines();

-- The share of each order goes to its expert once, after the match.
alter table sale_order add column share_settled_ms bigint;
create index sale_order_share on sale_order (created_at_ms)
  where share_percent > 0 and share_settled_ms is null and state = 'fulfilled';

-- Work of the night that failed: tried again, then shown to a person.
create table stuck_work (
  kind text not null,
  ref text not null,
  tries integer not null,
  last_error text not null,
  first_at_ms bigint not null,
  last_at_ms bigint not null,
  primary key (kind, ref)
);

-- 0242-withdrawal.sql

-- Where a member's cash may be sent. The number is sealed; its end and the bank are shown.
create table withdrawal_way (
  id text primary key,
  member_id text not null references member (id),
  kind text not null check (kind in ('bank', 'alipay')),
  sealed text not null,
  tail text not null,
  bank_code text,
  bank_name text not null,
  branch text not null default '',
  created_at_ms bigint not null,
  removed_at_ms bigint
);

create unique index withdrawal_way_place on withdrawal_way (member_id, kind, bank_name, tail)
  where removed_at_ms is null;

-- Cash on its way out. The payee is as it was when it was asked for, whatever becomes of the way.
create table withdrawal (
  -- Also our number at the channel: a second try never has another.
  id text primary key,
  member_id text not null references member (id),
  request_id text not null,
  kind text not null check (kind in ('bank', 'alipay')),
  account_sealed text not null,
  name_sealed text not null,
  payee text not null,
  bank_name text not null,
  amount bigint not null check (amount > 0),
  fee bigint not null default 0 check (fee >= 0),
  tax bigint not null default 0 check (tax >= 0),
  state text not null default 'review' check (state in (
    'review', 'approved', 'submitted', 'unknown', 'succeeded', 'failed', 'rejected', 'cancelled'
  )),
  channel text,
  reason text,
  -- Nobody sends it before: a new payee waits a day.
  held_until_ms bigint not null,
  first_by text references member (id),
  second_by text references member (id),
  checks integer not null default 0,
  next_check_ms bigint,
  created_at_ms bigint not null,
  reviewed_at_ms bigint,
  submitted_at_ms bigint,
  finished_at_ms bigint,
  unique (member_id, request_id),
  check (fee + tax < amount),
  check (first_by is null or first_by <> second_by)
);

create unique index withdrawal_one_open on withdrawal (member_id)
  where state in ('review', 'approved', 'submitted', 'unknown');
create index withdrawal_member on withdrawal (member_id, created_at_ms desc);
create index withdrawal_due on withdrawal (next_check_ms) where next_check_ms is not null;

-- 0260-vip.sql

-- Time of membership: bought, or tried once. Times of one tier follow each other.
create table vip_period (
  -- The order it came from; a trial has an id of its own.
  id text primary key,
  member_id text not null references member (id),
  tier text not null check (tier in ('red', 'super', 'data')),
  name text not null,
  is_trial boolean not null,
  starts_at_ms bigint not null,
  ends_at_ms bigint not null check (ends_at_ms > starts_at_ms),
  -- Set when its order was paid back.
  revoked_at_ms bigint,
  -- The whole price, and how much of it is earned so far, day by day.
  price bigint not null check (price >= 0),
  earned bigint not null default 0 check (earned between 0 and price),
  created_at_ms bigint not null
);
create index vip_period_member on vip_period (member_id, created_at_ms desc);
create index vip_period_running on vip_period (ends_at_ms, starts_at_ms) where revoked_at_ms is null;
create index vip_period_earning on vip_period (id) where earned < price and revoked_at_ms is null;
-- Whoever tried once does not try again.
create unique index vip_period_one_trial on vip_period (member_id) where is_trial;

-- The parcel of a month of membership.
create table vip_gift (
  id text primary key,
  member_id text not null references member (id),
  period_id text not null references vip_period (id),
  tier text not null check (tier in ('red', 'super', 'data')),
  month_no integer not null check (month_no > 0),
  opens_at_ms bigint not null,
  closes_at_ms bigint not null check (closes_at_ms > opens_at_ms),
  taken_at_ms bigint,
  unique (period_id, month_no)
);
create index vip_gift_member on vip_gift (member_id, opens_at_ms desc);

-- A price that friends lower. One runs at a time for each member.
create table vip_bargain (
  id text primary key,
  member_id text not null references member (id),
  created_at_ms bigint not null,
  ends_at_ms bigint not null check (ends_at_ms > created_at_ms),
  taken_at_ms bigint
);
create index vip_bargain_member on vip_bargain (member_id, created_at_ms desc);

create table vip_bargain_help (
  bargain_id text not null references vip_bargain (id),
  helper_id text not null references member (id),
  created_at_ms bigint not null,
  primary key (bargain_id, helper_id)
);

-- Which reminders were sent as a message: each once.
create table vip_reminder (
  key text primary key,
  member_id text not null references member (id),
  created_at_ms bigint not null
);

-- What memberships cost. The month of a tier is less than its parts one by one: 108, 188, 68.
insert into catalogue (id, goods_kind, name, scope, expert_id, price, quantity, days, created_at_ms) values
  ('vip-red-030', 'vip', '红单会员 30 天', 'red', null, 10800, 1, 30, 0),
  ('vip-red-090', 'vip', '红单会员 90 天', 'red', null, 29800, 1, 90, 0),
  ('vip-red-365', 'vip', '红单会员 365 天', 'red', null, 108000, 1, 365, 0),
  ('vip-data-030', 'vip', '数据会员 30 天', 'data', null, 18800, 1, 30, 0),
  ('vip-data-090', 'vip', '数据会员 90 天', 'data', null, 51800, 1, 90, 0),
  ('vip-data-365', 'vip', '数据会员 365 天', 'data', null, 188000, 1, 365, 0),
  ('vip-super-030', 'vip', '超级会员 30 天', 'super', null, 29600, 1, 30, 0),
  ('vip-super-090', 'vip', '超级会员 90 天', 'super', null, 79800, 1, 90, 0),
  ('vip-super-365', 'vip', '超级会员 365 天', 'super', null, 296000, 1, 365, 0);

-- 0261-ad.sql

-- What stands in a numbered place of a page, or comes up over it.
create table ad (
  id text primary key,
  form text not null check (form in ('place', 'popUp')),
  location integer not null check (location > 0),
  -- Of a pop-up only: every day, at a time, or at once.
  trigger text check (trigger in ('daily', 'timed', 'immediate')),
  trigger_date text,
  content text not null,
  picture text,
  -- Codes of the links: of answers, or of menus.
  link_code integer,
  menu_code integer,
  link_subject text,
  bottom_text text,
  -- Empty is everywhere.
  hosts text[] not null default '{}',
  starts_at_ms bigint not null,
  ends_at_ms bigint not null check (ends_at_ms > starts_at_ms),
  check ((form = 'popUp') = (trigger is not null))
);
create index ad_place on ad (form, location, ends_at_ms);

-- 0262-promotion.sql

-- Messages know themselves whether they were told: the list of reminders is not needed.
drop table vip_reminder;

-- A promotion: its kind, when, where and for whom, and what it may cost at most.
create table promotion (
  -- The last part of its address: 1812, worldCup-288.
  key text primary key check (key ~ '^[A-Za-z0-9_-]+$'),
  kind text not null check (kind in (
    'couponSpree', 'vipOffer', 'lossReturn', 'cupSeason', 'topUpGift', 'invitation'
  )),
  title text not null,
  lead text not null,
  rules text[] not null,
  starts_at_ms bigint not null,
  ends_at_ms bigint not null check (ends_at_ms > starts_at_ms),
  hosts text[] not null default '{}',
  audience text not null check (audience in ('everyone', 'newcomer', 'vip', 'nonVip')),
  -- Of a cup season: the competition it is about.
  league_id text,
  -- In fen; null is no limit. What is spent never passes it.
  budget bigint check (budget > 0),
  spent bigint not null default 0 check (spent >= 0),
  is_demo boolean not null default false,
  check (budget is null or spent <= budget)
);

-- What it gives: coupons or a card.
create table promotion_gift (
  id text primary key,
  promotion_key text not null references promotion (key),
  place integer not null,
  name text not null,
  item jsonb not null,
  -- How long it lasts once it is taken.
  valid_days integer not null check (valid_days between 1 and 365),
  worth bigint not null check (worth >= 0),
  need bigint not null default 0 check (need >= 0),
  most integer not null default 1 check (most > 0),
  stock integer check (stock > 0),
  given integer not null default 0 check (given >= 0),
  check (stock is null or given <= stock),
  unique (promotion_key, place)
);

create table promotion_claim (
  id text primary key,
  promotion_key text not null references promotion (key),
  gift_id text not null references promotion_gift (id),
  member_id text not null references member (id),
  -- The first, second, … of this gift for this member: the same one is not given twice.
  turn integer not null check (turn > 0),
  created_at_ms bigint not null,
  unique (gift_id, member_id, turn)
);
create index promotion_claim_member on promotion_claim (member_id, promotion_key);
create index promotion_claim_promotion on promotion_claim (promotion_key);

-- Whom somebody stands by during a cup.
create table promotion_support (
  promotion_key text not null references promotion (key),
  member_id text not null references member (id),
  team_id text not null,
  created_at_ms bigint not null,
  primary key (promotion_key, member_id)
);
create index promotion_support_team on promotion_support (promotion_key, team_id);

-- 0263-rating-reward.sql

-- A coupon for whoever rated an interpretation: once for each.
create table rating_reward (
  member_id text not null references member (id),
  interpretation_id text not null,
  created_at_ms bigint not null,
  primary key (member_id, interpretation_id)
);

-- 0264-pack-end.sql

-- What nobody used of a set meal is income when its days are over; one that was paid back is closed.
alter table pack
  add column broken bigint not null default 0 check (broken >= 0),
  add column closed_at_ms bigint,
  add check (earned + broken <= price);

-- 0280-member-follow.sql

-- Who follows whom: experts, and anybody else who writes.
create table member_follow (
  follower_id text not null references member (id),
  followed_id text not null references member (id),
  followed_at_ms bigint not null,
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);

create index member_follow_newest on member_follow (follower_id, followed_at_ms desc);
create index member_follow_fans on member_follow (followed_id, followed_at_ms desc);

-- 0281-plan-kinds.sql

-- Plans on handicaps, totals and basketball, and two matches in one.
alter table plan drop constraint plan_market_check;
alter table plan drop constraint plan_pick_check;
alter table plan drop constraint plan_result_check;
alter table plan
  add check (market in ('winDrawLose', 'winLose', 'handicap', 'overUnder')),
  add check (pick in ('home', 'draw', 'away', 'over', 'under')),
  -- A push gives the stake back: it counts nowhere, but nobody is paid back for it.
  add check (result in ('hit', 'miss', 'push', 'void')),
  -- In 1/10000; a handicap is positive when the home side gives.
  add column line integer,
  add column two_for_one boolean not null default false,
  -- Sold as 不中退: a miss is paid back in full.
  add column refund_on_miss boolean not null default false,
  add column league_id text,
  -- What one unit came back as, in hundredths.
  add column returned_hundredths integer check (returned_hundredths >= 0),
  add check ((market in ('handicap', 'overUnder')) = (line is not null));
alter table plan disable trigger plan_locked;
update plan set returned_hundredths =
  case result when 'hit' then odds_hundredths when 'miss' then 0 else 100 end
  where result is not null;
alter table plan enable trigger plan_locked;

-- Both matches of a two-for-one; the plan itself tells of the first and of both prices together.
create table plan_leg (
  plan_id text not null references plan (id),
  place smallint not null check (place in (1, 2)),
  match_id text not null,
  match_number text,
  league_name text not null,
  home_name text not null,
  away_name text not null,
  home_team_id text,
  away_team_id text,
  kickoff_ms bigint not null,
  market text not null check (market in ('winDrawLose', 'winLose', 'handicap', 'overUnder')),
  pick text not null check (pick in ('home', 'draw', 'away', 'over', 'under')),
  line integer,
  odds_hundredths integer not null check (odds_hundredths > 100),
  primary key (plan_id, place)
);
create index plan_leg_match on plan_leg (match_id);
create trigger plan_leg_locked before update or delete on plan_leg
  for each row execute function books_are_append_only();

create or replace function plan_is_locked() returns trigger language plpgsql as $$
begin
  if (new.expert_id, new.match_id, new.kickoff_ms, new.market, new.pick, new.line,
      new.odds_hundredths, new.two_for_one, new.refund_on_miss, new.published_at_ms, new.price,
      new.title)
    is distinct from (old.expert_id, old.match_id, old.kickoff_ms, old.market, old.pick, old.line,
      old.odds_hundredths, old.two_for_one, old.refund_on_miss, old.published_at_ms, old.price,
      old.title)
    or (old.result is not null and new.result is distinct from old.result) then
    raise exception 'plan % is locked', old.id using errcode = '55000';
  end if;
  return new;
end $$;

-- 0282-plan-note.sql

-- What readers write under a plan, and what the expert answers.
create table plan_note (
  id text primary key,
  plan_id text not null references plan (id),
  expert_id text not null references expert_profile (member_id),
  member_id text not null references member (id),
  content text not null,
  -- The expert decides whether everybody sees it.
  shown boolean not null default true,
  reply text,
  replied_at_ms bigint,
  created_at_ms bigint not null,
  check ((reply is null) = (replied_at_ms is null))
);

create index plan_note_plan on plan_note (plan_id, created_at_ms desc);
create index plan_note_expert on plan_note (expert_id, created_at_ms desc);

-- 0283-subscription.sql

-- A month of one expert's private push. A renewal begins where the running month ends.
create table subscription (
  id text primary key,
  member_id text not null references member (id),
  expert_id text not null references expert_profile (member_id),
  starts_at_ms bigint not null,
  ends_at_ms bigint not null check (ends_at_ms > starts_at_ms),
  price bigint not null check (price >= 0),
  created_at_ms bigint not null
);

create index subscription_member on subscription (member_id, ends_at_ms desc);
create index subscription_expert on subscription (expert_id, ends_at_ms desc);

-- Who asks to publish, and what became of it.
create table expert_application (
  id text primary key,
  member_id text not null references member (id),
  reason text not null,
  image text,
  picked_id integer,
  card_front text,
  card_back text,
  state text not null default 'pending' check (state in ('pending', 'accepted', 'refused')),
  answer text,
  decided_by text references member (id),
  decided_at_ms bigint,
  created_at_ms bigint not null,
  check ((state = 'pending') = (decided_at_ms is null))
);

create unique index expert_application_open on expert_application (member_id) where state = 'pending';
create index expert_application_newest on expert_application (state, created_at_ms);

-- Every step up or down, with its reasons.
create table expert_level_change (
  id text primary key,
  member_id text not null references member (id),
  from_level smallint not null check (from_level between 0 and 2),
  to_level smallint not null check (to_level between 0 and 2),
  reasons text not null,
  month text not null,
  at_ms bigint not null,
  unique (member_id, month, to_level)
);

-- 0284-expert-article.sql

-- Longer texts of experts, free for everybody. No picks and no prices in them.
create table expert_article (
  id text primary key,
  expert_id text not null references expert_profile (member_id),
  title text not null,
  body text not null,
  published_at_ms bigint not null
);

create index expert_article_newest on expert_article (expert_id, published_at_ms desc);

-- 0300-interpretation.sql

-- What an expert explains about a match, written or over a film. Pick, price and match never change;
-- the result is written once.
create table interpretation (
  id text primary key,
  expert_id text not null references expert_profile (member_id),
  medium text not null check (medium in ('written', 'video')),
  sport text not null check (sport in ('football', 'basketball', 'pool14', 'pick9', 'single')),
  title text not null,
  teaser text not null,
  -- The open part; the paid one lives apart.
  lead text not null,
  figure jsonb,
  headings text[] not null default '{}',
  length integer not null check (length >= 0),
  price bigint not null check (price >= 0),
  in_set_meals boolean not null default false,
  match_id text not null,
  match_number text,
  league_id text,
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

create index interpretation_newest on interpretation (published_at_ms desc, id desc);
create index interpretation_open on interpretation (kickoff_ms) where result is null;
create index interpretation_match on interpretation (match_id);
create index interpretation_expert on interpretation (expert_id, published_at_ms desc);

create table interpretation_body (
  interpretation_id text primary key references interpretation (id),
  body text not null
);

-- Two that are sold together.
create table interpretation_pair (
  first_id text primary key references interpretation (id),
  second_id text not null unique references interpretation (id),
  check (first_id <> second_id)
);

-- A buyer's stars and words; the expert answers, and decides whether the words are shown.
create table interpretation_note (
  id text primary key,
  interpretation_id text not null references interpretation (id),
  expert_id text not null references expert_profile (member_id),
  member_id text not null references member (id),
  score smallint not null check (score between 1 and 5),
  content text not null default '',
  shown boolean not null default true,
  reply text,
  replied_at_ms bigint,
  created_at_ms bigint not null,
  unique (interpretation_id, member_id)
);

create index interpretation_note_expert on interpretation_note (expert_id, created_at_ms desc);

-- The film of an interpretation: where it lies, and how much of it anybody may see.
create table film (
  interpretation_id text primary key references interpretation (id),
  file text not null,
  type text not null,
  bytes integer not null check (bytes > 0),
  free_bytes integer not null check (free_bytes between 0 and bytes),
  seconds integer not null check (seconds > 0),
  free_seconds integer not null check (free_seconds between 0 and seconds),
  poster text not null,
  parts jsonb not null
);

create function interpretation_is_locked() returns trigger language plpgsql as $$
begin
  if (new.expert_id, new.match_id, new.kickoff_ms, new.pick, new.odds_hundredths,
      new.published_at_ms, new.price)
    is distinct from (old.expert_id, old.match_id, old.kickoff_ms, old.pick, old.odds_hundredths,
      old.published_at_ms, old.price)
    or (old.result is not null and new.result is distinct from old.result) then
    raise exception 'interpretation % is locked', old.id using errcode = '55000';
  end if;
  return new;
end $$;

create trigger interpretation_locked before update on interpretation
  for each row execute function interpretation_is_locked();
create trigger interpretation_not_deleted before delete on interpretation
  for each row execute function books_are_append_only();

-- What is open to somebody besides what an order gave: for nothing, or as the second of two bought together.
create table interpretation_opened (
  interpretation_id text not null references interpretation (id),
  member_id text not null references member (id),
  -- The one the order named: the second is open as long as the first is.
  with_id text references interpretation (id),
  order_id text references sale_order (id),
  opened_at_ms bigint not null,
  primary key (interpretation_id, member_id),
  check ((with_id is null) = (order_id is null))
);

create index interpretation_opened_member on interpretation_opened (member_id, opened_at_ms desc);

-- 0301-replay.sql

-- 复盘: an expert's look back at a match that is over. Open to everybody.
create table replay (
  id text primary key,
  expert_id text not null references expert_profile (member_id),
  sport text not null check (sport in ('football', 'basketball')),
  title text not null,
  summary text not null,
  body text not null,
  verdict text not null check (verdict in ('right', 'partly', 'wrong')),
  match_id text not null,
  league_name text not null,
  home_name text not null,
  away_name text not null,
  home_team_id text,
  away_team_id text,
  kickoff_ms bigint not null,
  home_goals smallint not null,
  away_goals smallint not null,
  video_id text references interpretation (id),
  published_at_ms bigint not null check (published_at_ms > kickoff_ms)
);

create index replay_newest on replay (published_at_ms desc, id desc);
create index replay_expert on replay (expert_id, published_at_ms desc);

create table replay_comment (
  id text primary key,
  replay_id text not null references replay (id),
  -- Set where it answers another comment of the same replay.
  parent_id text references replay_comment (id),
  member_id text not null references member (id),
  content text not null check (length(content) between 1 and 300),
  created_at_ms bigint not null
);

create index replay_comment_newest on replay_comment (replay_id, created_at_ms desc);
create index replay_comment_parent on replay_comment (parent_id) where parent_id is not null;

-- 0320-tool-signal.sql

-- What a tool said about a match from what was known before kick-off. Never changed: how often a tool was right is
-- counted from these rows. A row without a side says that there was nothing to point at.
create table tool_signal (
  match_id text not null references fixture (id),
  tool text not null check (tool ~ '^[a-z][a-zA-Z]*$'),
  side text check (side in ('home', 'draw', 'away')),
  strength double precision not null,
  -- What the market gave that outcome, in ten-thousandths.
  chance integer not null check (chance between 0 and 10000),
  value text not null,
  made_at_ms bigint not null,
  kick_off_at_ms bigint not null,
  -- Reckoned after the match, from what was known before it.
  backtest boolean not null,
  primary key (match_id, tool),
  check (backtest or made_at_ms <= kick_off_at_ms)
);

create index tool_signal_newest on tool_signal (tool, kick_off_at_ms desc);

create trigger tool_signal_append_only before update or delete on tool_signal
  for each row execute function refuse_match_record_change();

-- What a member opened for nothing: so many a day of each kind.
create table free_unlock (
  member_id text not null references member (id),
  day text not null,
  kind text not null check (kind in ('tool', 'text')),
  match_id text references fixture (id),
  tool text,
  at_ms bigint not null,
  primary key (member_id, day, kind),
  check ((kind = 'tool') = (match_id is not null and tool is not null))
);

create index free_unlock_tool on free_unlock (member_id, match_id, tool) where kind = 'tool';

-- 0340-article.sql

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

-- 0341-search.sql

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

-- 0342-community.sql

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

-- 0343-chat.sql

-- Lines of the rooms of matches. Numbers rise within a room.
create table chat_line (
  match_id text not null,
  number integer not null check (number > 0),
  member_id text not null references member (id),
  body text not null,
  said_at_ms bigint not null,
  removed_by text,
  primary key (match_id, number)
);

create index chat_line_of_member on chat_line (member_id, said_at_ms desc);

create table chat_report (
  match_id text not null,
  number integer not null,
  member_id text not null references member (id),
  reason text not null,
  reported_at_ms bigint not null,
  primary key (match_id, number, member_id),
  foreign key (match_id, number) references chat_line (match_id, number)
);

create table chat_support (
  match_id text not null,
  member_id text not null references member (id),
  team_id text not null,
  chosen_at_ms bigint not null,
  primary key (match_id, member_id)
);

create index chat_support_of_team on chat_support (match_id, team_id);

-- 0344-red-packet.sql

-- One rain for one goal. Its shares follow from the seed alone; the hash is told from the beginning, the seed afterwards.
create table red_packet_rain (
  match_id text not null,
  goal_count integer not null check (goal_count > 0),
  goal_at_ms bigint not null,
  ends_at_ms bigint not null,
  pool bigint not null check (pool > 0),
  packets integer not null check (packets > 0),
  taken integer not null default 0 check (taken between 0 and packets),
  seed text not null,
  seed_hash text not null,
  opened_at_ms bigint not null,
  primary key (match_id, goal_count)
);

create table red_packet_join (
  match_id text not null,
  goal_count integer not null,
  member_id text not null references member (id),
  joined_at_ms bigint not null,
  primary key (match_id, goal_count, member_id),
  foreign key (match_id, goal_count) references red_packet_rain (match_id, goal_count)
);

create table red_packet_draw (
  match_id text not null,
  goal_count integer not null,
  member_id text not null references member (id),
  place integer not null,
  amount bigint not null check (amount > 0),
  lot_id text not null references promo_lot (id),
  drawn_at_ms bigint not null,
  primary key (match_id, goal_count, member_id),
  unique (match_id, goal_count, place),
  foreign key (match_id, goal_count) references red_packet_rain (match_id, goal_count)
);

create index red_packet_draw_of_member on red_packet_draw (member_id, drawn_at_ms desc);

-- 0345-words-of-tables.sql

-- What tables and columns hold, where their names do not say it. The types in code are written from here.

comment on column account.kept is 'Has a balance row, which never goes below zero.';
comment on table balance is 'Changed by `post_journal` only; a trigger refuses everybody else.';
comment on table captcha is 'A picture somebody has to answer; it has one try.';
comment on column captcha.holder is 'The session or the visitor that asked.';
comment on table captcha_pass is 'Whoever answered right may do one thing once.';
comment on table catalogue is 'One line of the price list.';
comment on table charge_product is 'What coins are sold in.';
comment on table charge_way is 'A bank card kept for the next charge.';
comment on column country.letter is 'Initial of the name in pinyin.';
comment on column coupon.platforms is 'Lower-case platform names; empty means everywhere.';
comment on column coupon.state is 'Expiry is not a state: it follows from the clock.';
comment on table direct_sale is 'How an order that waits for its money is to be priced.';
comment on column discount_card.percent is 'What remains to pay: a 九折 card is 90.';
comment on table entitlement is 'The right to use something, and the order it came from.';
comment on column entitlement.ends_at_ms is 'Null: for good.';
comment on column entitlement.holds_place is 'The one right to this thing that is not over: a second purchase finds it.';
comment on column expert_profile.grade is '1 is the highest of ten.';
comment on table favourite is 'Teams and players a member follows.';
comment on table film is 'The film of an interpretation.';
comment on column fixture.business_day is 'The day it is listed and numbered under, noon to noon in Beijing.';
comment on table foreign_name is 'The spelling, reduced to its key, under which something was imported.';
comment on table free_unlock is 'What a member opened for nothing on a day of Beijing.';
comment on table idem is 'One remembered write: who asked, under which request id, for what, and what was answered.';
comment on column idem.response is 'The answer''s wire fields as JSON text; null only while the first call is still running.';
comment on table imported_match is 'What a file says of a football match. Never changed: what is said later stands in other records.';
comment on table installation is 'The name of this database and of all processes on it.';
comment on table interpretation is 'What an expert explains about a match. Only the result is ever added.';
comment on table interpretation_body is 'The paid text.';
comment on table interpretation_note is 'A buyer''s stars and words, and the expert''s answer.';
comment on table interpretation_opened is 'What is open to somebody besides what an order gave: for nothing, or as the second of two.';
comment on table interpretation_pair is 'Two that are sold together.';
comment on table journal is 'One event of the books. Append-only.';
comment on column journal.key is 'What happened, once: `buy:{order}`. A second journal of the same key is refused.';
comment on column league.letter is 'Initial of the name in pinyin.';
comment on table login_nonce is 'Login nonces that were used. They are signed when issued, so only use needs a row.';
comment on table match_event is 'One report about play. Never changed: a mistake is followed by a report that takes it back.';
comment on table match_result is 'How a match ended. The newest version counts.';
comment on column member.number is 'The number people tell each other and customer service.';
comment on column member.signature is 'What the member says about themselves.';
comment on column member.level is '0 normal, 1 laboratory user, 2 expert with a public record.';
comment on table odds_tick is 'What one company offered from one moment on. Three whole numbers each, as in `LineOdds` and `EuropeanOdds`.';
comment on column outbox.id is 'The number the other side knows the message by.';
comment on column outbox.state is 'Stuck: all tries failed, and it waits for a person.';
comment on table own_limit is 'What a member has told us to hold them to, for one calendar month.';
comment on table pack is 'A bought set meal.';
comment on column pack.expert_id is 'Set when the set meal is tied to one expert.';
comment on column pack.broken is 'What was never used and is income since its days are over.';
comment on column pack.closed_at_ms is 'Set when its order was paid back.';
comment on table page_view is 'One reported event: an opened page, a viewed item, a click or a start. Counters are computed from these.';
comment on column page_view.subject is 'The page path, the item''s kind or the click''s key.';
comment on table partner is 'Whoever brings members.';
comment on table payment is 'Money at a payment channel.';
comment on column phone_code.holder is 'The session or the visitor that asked.';
comment on table picture is 'A picture somebody has brought; its bytes are in the blob store under the same path.';
comment on table plan is 'A published plan. Pick, odds, match and price never change; the result is written once.';
comment on column plan.line is 'In 1/10000; a handicap is positive when the home side gives.';
comment on column plan.returned_hundredths is 'What one unit came back as.';
comment on table plan_body is 'The paid text, apart from everything a list may select.';
comment on table plan_leg is 'One of the two matches of a two-for-one. Never changed.';
comment on column player.sounds is 'What is heard of the name; null until it has been listened to.';
comment on table post is 'A post, or a comment below one.';
comment on table posting is 'One line of a journal: debit positive, credit negative. Append-only.';
comment on table prediction is 'What a model said about a match before it began. Appended, never changed.';
comment on table rate_limit is 'Written by the limiter only.';
comment on column rate_limit.expire is 'By the real clock, however fast ours runs.';
comment on table real_name is 'Who a member is in the register of the state; name and number are sealed.';
comment on column registration.share_id is 'Whose link led here, as the address said it.';
comment on table replay is 'An expert''s look back at a match that is over.';
comment on table replay_comment is 'What somebody says about a replay, or about a comment on it.';
comment on table sale_order is 'An order of anything that is sold.';
comment on column sale_order.share_settled_ms is 'When the expert''s share was settled.';
comment on column search_query.word is 'As it is compared.';
comment on column search_query.shown is 'As it was written.';
comment on column session.secret_hash is 'SHA-256 of the secret. The secret itself exists only at the client.';
comment on column session.sign_key is 'Key of the session''s request signatures, given to the browser at login.';
comment on column session.agent_id is 'Where it was begun; null for sessions older than this column.';
comment on table squad is 'Who plays for a team, as it was last fetched.';
comment on table stuck_work is 'Something a job could not do: tried again, then shown to a person.';
comment on column team.sounds is 'What is heard of the name; null until it has been listened to.';
comment on table tool_signal is 'What a tool pointed at before kick-off. Appended, never changed.';
comment on table transport_key is 'The key pair that hides passwords on their way here. Shared by all processes on one database.';
comment on table withdrawal is 'Cash on its way out.';
comment on table withdrawal_way is 'Where a member''s cash may be sent.';

-- 0350-closing-by-market.sql

-- A price that cannot be read takes its own market away, not the match: the last offer of each market that the main
-- company made stands. Its offers stand one after the other, the opening before the closing.
create or replace function closing_odds(offers text, place integer) returns jsonb
  language sql immutable strict parallel safe
  return (
    select jsonb_build_object(
      'european', jsonb_build_object('home', e[3], 'draw', e[4], 'away', e[5]),
      'asian', jsonb_build_object('first', a[6], 'line', a[7], 'second', a[8]),
      'overUnder', jsonb_build_object('first', t[9], 'line', t[10], 'second', t[11]))
    from (select string_to_array(split_part(offers, ';', place), ',')::integer[]) last (o)
      cross join lateral (
        select case when place > 1
          then string_to_array(split_part(offers, ';', place - 1), ',')::integer[] else o end
      ) earlier (b)
      cross join lateral (
        select
          case when o[3] = 0 and b[1] = o[1] then b else o end,
          case when o[6] = 0 and b[1] = o[1] then b else o end,
          case when o[9] = 0 and b[1] = o[1] then b else o end
      ) market (e, a, t)
  );

-- 0355-ledger-functions.sql

-- The books are written by these two functions with the rights of whoever owns the tables. The role the application
-- works under has no right on them but to read (db/app-role.ts), so it needs the functions and cannot go past them.
-- Names are looked up in the house's own schema only: a temporary table of the same name changes nothing.
do $$
begin
  execute format(
    'alter function lock_accounts(jsonb) security definer set search_path = %I, pg_temp', current_schema());
  execute format(
    'alter function post_journal(jsonb, jsonb) security definer set search_path = %I, pg_temp', current_schema());
end $$;

revoke all on function lock_accounts(jsonb) from public;
revoke all on function post_journal(jsonb, jsonb) from public;

-- 0356-session-host.sql

-- The app a session was begun in, as a proof or the app itself told; null where only the address named an agent.
alter table session add column host text;

-- 0360-member-deleted.sql

-- Whoever asked to be forgotten. What is left of them is the number the books know.
alter table member add column deleted_at_ms bigint;

-- 0361-push.sql

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

-- 0362-captcha-words.sql

-- A question in words, for who cannot see a picture.
alter table captcha drop constraint captcha_kind_check;
alter table captcha add constraint captcha_kind_check check (kind in ('slider', 'clicks', 'words'));

-- 0370-bill.sql

-- What channels say that they moved, day by day, and where our books do not agree. Nothing is booked from it.
create table bill (
  channel text not null,
  day text not null check (day ~ '^\d{4}-\d\d-\d\d$'),
  lines integer not null,
  fetched_at_ms bigint not null,
  primary key (channel, day)
);

create table bill_line (
  channel text not null,
  day text not null,
  line_no integer not null,
  kind text not null check (kind in ('pay', 'refund', 'payout')),
  out_no text not null,
  trade_no text not null,
  amount bigint not null,
  fee bigint not null,
  status text not null check (status in ('done', 'failed')),
  primary key (channel, day, line_no),
  foreign key (channel, day) references bill (channel, day)
);

create index bill_line_move on bill_line (channel, kind, out_no);

create table bill_difference (
  id text primary key,
  channel text not null,
  day text not null,
  kind text not null check (kind in (
    'missing_here', 'missing_there', 'amount', 'status', 'fee', 'duplicate'
  )),
  move text not null check (move in ('pay', 'refund', 'payout')),
  out_no text not null,
  trade_no text,
  ours bigint,
  theirs bigint,
  found_at_ms bigint not null,
  handled_by text references member (id),
  handled_at_ms bigint,
  -- What was done about it, by a person.
  reason text,
  foreign key (channel, day) references bill (channel, day),
  check ((handled_by is null) = (handled_at_ms is null) and (handled_by is null) = (reason is null))
);

create index bill_difference_open on bill_difference (day desc, id) where handled_at_ms is null;
create index bill_difference_newest on bill_difference (day desc, id);

-- 0371-refund.sql

-- What operators give back: an order to the wallet, or a charge to where it came from.
create table refund (
  -- Also our number at the channel: a second try never has another.
  id text primary key,
  kind text not null check (kind in ('order', 'charge')),
  -- The order or the payment.
  subject_id text not null,
  member_id text not null references member (id),
  title text not null,
  amount bigint not null check (amount >= 0),
  -- Gift coins of the charge that were taken back with it.
  bonus bigint not null default 0 check (bonus >= 0),
  reason text not null check (length(reason) > 0),
  state text not null default 'proposed' check (state in (
    'proposed', 'rejected', 'submitted', 'unknown', 'done', 'failed'
  )),
  channel text,
  proposed_by text not null references member (id),
  decided_by text references member (id),
  answer text,
  checks integer not null default 0,
  next_check_ms bigint,
  created_at_ms bigint not null,
  decided_at_ms bigint,
  finished_at_ms bigint,
  check (kind = 'charge' or state not in ('submitted', 'unknown', 'failed'))
);

-- One at a time for each thing.
create unique index refund_one_open on refund (kind, subject_id)
  where state in ('proposed', 'submitted', 'unknown');
create unique index refund_order_once on refund (subject_id) where kind = 'order' and state = 'done';
create index refund_subject on refund (subject_id);
create index refund_newest on refund (created_at_ms desc, id);
create index refund_due on refund (next_check_ms) where next_check_ms is not null;

-- Why an order was given back, by a person or by itself.
alter table sale_order add column refund_reason text;

-- Which charge gift coins came with: a charge that is given back takes them along.
alter table promo_lot add column payment_id text references payment (id);
update promo_lot set payment_id = payment.id from payment
  where promo_lot.source = 'charge' and payment.state = 'success' and payment.bonus = promo_lot.granted
    and payment.member_id = promo_lot.member_id and payment.finished_at_ms = promo_lot.created_at_ms;
create index promo_lot_payment on promo_lot (payment_id) where payment_id is not null;

-- 0380-record-log.sql

-- The public log of what was promised before kick-off, opened after it and settled. An entry is written with the deed
-- it tells of and gets its number, and with it its final text, a moment later.
create table record_entry (
  id bigint generated always as identity primary key,
  number bigint unique check (number >= 0),
  kind text not null check (kind in ('commit', 'reveal', 'result', 'settle')),
  -- The pick, or the match of a result.
  subject text not null,
  at_ms bigint not null,
  -- What the entry says besides the numbers of other entries.
  body text not null,
  bytes bytea,
  leaf bytea check (length(leaf) = 32),
  check ((number is null) = (bytes is null) and (number is null) = (leaf is null))
);

create unique index record_entry_once on record_entry (subject, kind) where kind in ('commit', 'reveal');
create index record_entry_subject on record_entry (subject, kind, id);
create index record_entry_waiting on record_entry (at_ms, id) where number is null;

create function record_entry_is_final() returns trigger language plpgsql as $$
begin
  if old.number is not null
    or (new.kind, new.subject, new.at_ms, new.body)
      is distinct from (old.kind, old.subject, old.at_ms, old.body) then
    raise exception 'entry % of the log is final', old.id using errcode = '55000';
  end if;
  return new;
end $$;

create trigger record_entry_final before update on record_entry
  for each row execute function record_entry_is_final();
create trigger record_entry_kept before delete on record_entry
  for each row execute function books_are_append_only();

-- What a promise hides until kick-off.
create table record_secret (
  subject text primary key,
  salt bytea not null check (length(salt) = 32),
  pick text not null,
  match_ids text[] not null,
  -- The last kick-off of those it is about.
  open_at_ms bigint not null,
  opened boolean not null default false
);

create index record_secret_closed on record_secret (open_at_ms) where not opened;

-- Hashes of whole tiles, level by level; those of level 0 stand with the entries.
create table record_node (
  level smallint not null check (level > 0),
  place bigint not null check (place >= 0),
  hash bytea not null check (length(hash) = 32),
  primary key (level, place)
);

create trigger record_node_final before update or delete on record_node
  for each row execute function books_are_append_only();

create table record_checkpoint (
  size bigint primary key,
  note text not null,
  signed_at_ms bigint not null
);

create index record_checkpoint_day on record_checkpoint (signed_at_ms);
create trigger record_checkpoint_final before update or delete on record_checkpoint
  for each row execute function books_are_append_only();

-- 0381-closing-value.sql

-- How much better the price of a plan was than the market's last one before play, in ten-thousandths; null where the
-- two cannot be compared.
alter table plan add column close_value integer;

-- 0390-operator.sql

-- Who runs the house, in which role, and what they show besides their password.
create table operator (
  member_id text primary key references member (id),
  role text not null check (role in ('owner', 'finance', 'content', 'risk', 'support', 'reader')),
  -- Sealed; not yet in force while nobody has shown a code made with it.
  factor text,
  factor_set_at_ms bigint,
  -- The step of the last code that was taken: no code is taken twice.
  factor_step bigint not null default 0,
  added_at_ms bigint not null
);

insert into operator (member_id, role, added_at_ms)
  select id, 'owner', created_at_ms from member where role = 'operator';

create table operator_recovery (
  code_hash text primary key,
  member_id text not null references operator (member_id) on delete cascade,
  used_at_ms bigint
);

create index operator_recovery_member on operator_recovery (member_id);

-- A session whose holder has shown the second factor: shorter than the session itself, and bound to a browser.
create table operator_session (
  session_id text primary key references session (public_id) on delete cascade,
  member_id text not null references operator (member_id) on delete cascade,
  bound_to text,
  agent text not null,
  ip text not null,
  begun_at_ms bigint not null,
  seen_at_ms bigint not null,
  idle_ends_at_ms bigint not null,
  ends_at_ms bigint not null
);

create index operator_session_member on operator_session (member_id);

-- 0391-audit-chain.sql

-- Every line of the audit holds the hash of the one before it: a line that is changed, taken out or put in is found.
alter table audit
  add column seq bigint,
  add column why text not null default '',
  add column before jsonb,
  add column after jsonb,
  add column prev_hash text,
  add column hash text;

create table audit_head (
  one boolean primary key default true check (one),
  seq bigint not null,
  hash text not null
);

insert into audit_head (seq, hash) values (0, '');

create function audit_hash(line audit, prev text) returns text language sql immutable as $$
  select encode(sha256(convert_to(prev || jsonb_build_array(
    line.seq, line.at_ms, line.actor, line.deed, line.subject, line.why,
    line.detail, line.before, line.after
  )::text, 'UTF8')), 'hex')
$$;

-- The head is locked until the transaction ends, so that lines stand in the order of their commits.
create function chain_audit() returns trigger language plpgsql as $$
declare
  head audit_head;
begin
  select * into head from audit_head for update;
  new.seq := head.seq + 1;
  new.prev_hash := head.hash;
  new.hash := audit_hash(new, head.hash);
  update audit_head set seq = new.seq, hash = new.hash;
  return new;
end $$;

alter table audit disable trigger audit_append_only;
do $$
declare
  line audit;
  head text := '';
  at bigint := 0;
begin
  for line in select * from audit order by id loop
    at := at + 1;
    line.seq := at;
    update audit set seq = at, prev_hash = head, hash = audit_hash(line, head) where id = line.id;
    head := audit_hash(line, head);
  end loop;
  update audit_head set seq = at, hash = head;
end $$;
alter table audit enable trigger audit_append_only;

alter table audit alter column seq set not null, alter column seq set default 0;
alter table audit alter column prev_hash set not null, alter column prev_hash set default '';
alter table audit alter column hash set not null, alter column hash set default '';
create unique index audit_seq on audit (seq);
create index audit_actor on audit (actor, seq);

create trigger audit_chained before insert on audit for each row execute function chain_audit();

create function audit_head_only_grows() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or new.seq <> old.seq + 1 then
    raise exception 'the head of the audit only grows' using errcode = '55000';
  end if;
  return new;
end $$;

create trigger audit_head_grows before update or delete on audit_head
  for each row execute function audit_head_only_grows();
create trigger audit_head_not_truncated before truncate on audit_head
  for each statement execute function books_are_append_only();

-- 0400-home-modules.sql

-- Interpretations, films and the day's signals stand on the home page too.
alter table home_module drop constraint home_module_kind_check;
alter table home_module add constraint home_module_kind_check check (
  kind in (
    'swiper', 'entries', 'live', 'experts', 'plans', 'news', 'topics', 'leagues', 'focus',
    'interpretations', 'videos', 'signals'
  )
);

update home_module set place = place + 3 where place > 5;

insert into home_module (id, kind, title, place) values
  ('signals', 'signals', '今日信号', 6),
  ('interpretations', 'interpretations', '最新解读', 7),
  ('videos', 'videos', '视频解读', 8);

-- 0410-ledger-block.sql

-- Journals are sealed into blocks, each with a hash over its journals and over the block before it: whoever changes a
-- line that was sealed, with whatever rights, is found by the next look at the books.
create table ledger_block (
  no bigint primary key check (no > 0),
  hash text not null,
  journals integer not null check (journals > 0),
  sealed_at_ms bigint not null
);

create table ledger_block_journal (
  journal_id text primary key references journal (id),
  block_no bigint not null references ledger_block (no) deferrable initially deferred
);

create index ledger_block_journal_no on ledger_block_journal (block_no);

create trigger ledger_block_append_only before update or delete on ledger_block
  for each row execute function books_are_append_only();
create trigger ledger_block_not_truncated before truncate on ledger_block
  for each statement execute function books_are_append_only();
create trigger ledger_block_journal_append_only before update or delete on ledger_block_journal
  for each row execute function books_are_append_only();
create trigger ledger_block_journal_not_truncated before truncate on ledger_block_journal
  for each statement execute function books_are_append_only();

-- The hash of a block: every journal of it with its lines, in an order that no setting of the machine changes.
create function ledger_block_hash(p_no bigint, p_before text) returns text language sql stable as $$
  select encode(sha256(convert_to(
    p_before || coalesce(string_agg(told.line, E'\n' order by told.line collate "C"), ''), 'UTF8')), 'hex')
  from (
    select concat_ws('|', j.id, j.key, j.event, j.ref, coalesce(j.actor_id, ''), coalesce(j.reverses, ''), j.at_ms,
      (select string_agg(a.code || '=' || p.amount, ',' order by a.code collate "C")
       from posting p join account a on a.id = p.account_id where p.journal_id = j.id)) as line
    from ledger_block_journal m join journal j on j.id = m.journal_id
    where m.block_no = p_no
  ) told
$$;

-- Seals everything up to a moment that is not sealed yet. Answers how many journals that were.
create function seal_journals(p_until_ms bigint, p_now_ms bigint) returns integer language plpgsql as $$
declare
  v_no bigint;
  v_before text;
  v_count integer;
begin
  perform pg_advisory_xact_lock(7205410);
  select coalesce(max(no), 0) + 1 into v_no from ledger_block;
  select hash into v_before from ledger_block where no = v_no - 1;
  insert into ledger_block_journal (journal_id, block_no)
    select j.id, v_no from journal j
    where j.at_ms <= p_until_ms
      and not exists (select from ledger_block_journal m where m.journal_id = j.id);
  get diagnostics v_count = row_count;
  if v_count > 0 then
    insert into ledger_block (no, hash, journals, sealed_at_ms)
      values (v_no, ledger_block_hash(v_no, coalesce(v_before, '')), v_count, p_now_ms);
  end if;
  return v_count;
end $$;

-- 0420-late-plan.sql

-- 临场: a plan that is sold before its pick is made, with the moment until which the expert has time.
alter table plan alter column pick drop not null;
alter table plan alter column odds_hundredths drop not null;
alter table plan
  add column promised_ms bigint check (promised_ms < kickoff_ms),
  -- When the pick was made, where that was not with the publication.
  add column given_at_ms bigint check (given_at_ms <= promised_ms),
  add check ((pick is null) = (odds_hundredths is null)),
  add check ((promised_ms is null or pick is null) = (given_at_ms is null)),
  add check (pick is not null or promised_ms is not null);
create index plan_promised on plan (promised_ms) where pick is null and result is null;

-- A pick is locked when it is made, what it is about when it is published, and a result when it is settled.
create or replace function plan_is_locked() returns trigger language plpgsql as $$
begin
  if (new.expert_id, new.match_id, new.kickoff_ms, new.market, new.two_for_one,
      new.refund_on_miss, new.published_at_ms, new.price, new.title, new.promised_ms)
    is distinct from (old.expert_id, old.match_id, old.kickoff_ms, old.market, old.two_for_one,
      old.refund_on_miss, old.published_at_ms, old.price, old.title, old.promised_ms)
    or (old.pick is not null or new.pick is null)
      and (new.pick, new.line, new.odds_hundredths, new.given_at_ms)
        is distinct from (old.pick, old.line, old.odds_hundredths, old.given_at_ms)
    or (old.result is not null
      and (new.result, new.pick) is distinct from (old.result, old.pick)) then
    raise exception 'plan % is locked', old.id using errcode = '55000';
  end if;
  return new;
end $$;

-- 0421-plan-correction.sql

-- A result that was given to a plan and is another one now: what it was, what it became, and when.
create table plan_correction (
  id text primary key,
  plan_id text not null references plan (id),
  from_result text not null check (from_result in ('hit', 'miss', 'push', 'void')),
  from_returned integer not null check (from_returned >= 0),
  from_home smallint,
  from_away smallint,
  to_result text not null check (to_result in ('hit', 'miss', 'push', 'void')),
  to_returned integer not null check (to_returned >= 0),
  at_ms bigint not null
);
create index plan_correction_plan on plan_correction (plan_id, at_ms);
create trigger plan_correction_final before update or delete on plan_correction
  for each row execute function books_are_append_only();

-- The share of a sale that was given back by a result that did not stand.
alter table sale_order add column share_restored_ms bigint;

-- A result changes only where a correction says so.
create or replace function plan_is_locked() returns trigger language plpgsql as $$
begin
  if (new.expert_id, new.match_id, new.kickoff_ms, new.market, new.two_for_one,
      new.refund_on_miss, new.published_at_ms, new.price, new.title, new.promised_ms)
    is distinct from (old.expert_id, old.match_id, old.kickoff_ms, old.market, old.two_for_one,
      old.refund_on_miss, old.published_at_ms, old.price, old.title, old.promised_ms)
    or (old.pick is not null or new.pick is null)
      and (new.pick, new.line, new.odds_hundredths, new.given_at_ms)
        is distinct from (old.pick, old.line, old.odds_hundredths, old.given_at_ms)
    or (old.result is not null and new.pick is distinct from old.pick)
    or (old.result is not null and new.result is distinct from old.result
      and not exists (
        select from plan_correction c where c.plan_id = old.id and c.from_result = old.result
          and c.to_result = new.result and c.at_ms = new.settled_at_ms)) then
    raise exception 'plan % is locked', old.id using errcode = '55000';
  end if;
  return new;
end $$;

-- 0422-work-draft.sql

-- What an expert has begun to write: one draft of each kind, until it is published.
create table work_draft (
  member_id text not null references member (id),
  kind text not null check (kind in ('plan', 'interpretation', 'replay')),
  -- As the form keeps it; nobody but its writer reads it.
  body text not null check (length(body) <= 20000),
  kept_at_ms bigint not null,
  primary key (member_id, kind)
);

-- 0440-post-appeal.sql

-- An appeal is heard once, whatever became of it.
alter table post add column appealed_at_ms bigint;
update post set appealed_at_ms = written_at_ms where appeal is not null;

-- 0441-article-blocks.sql

-- Articles with headings, lists and links: what is left of markup after it was cleaned, as data and never as markup.
alter table article add column blocks jsonb;
-- What a file brought is known by its own number there, and has its address.
alter table article add column origin_key text unique;
alter table article add column origin_url text;

-- 0460-feature-switch.sql

-- What operators have shut or opened. A switch without a line is on.
create table feature_switch (
  name text primary key,
  is_on boolean not null,
  reason text not null,
  changed_by text not null references member (id),
  changed_at_ms bigint not null
);

-- 0480-prediction-prices.sql

-- What stood there for the three results when the market beside a prediction was read, in hundredths: flat stakes are
-- tried at prices somebody offered. Null where nobody did, and in what was written before there was this column.
alter table prediction add column market_prices integer[]
  check (array_length(market_prices, 1) = 3);

-- 0510-pool-plan.sql

-- Plans on an issue of a pool: 十四场 on all fourteen matches, 任九 on nine of them. They have no price to lock and no side.
alter table plan drop constraint plan_check7;
alter table plan
  add column pool_issue text,
  add column pool_lines integer check (pool_lines > 0),
  add column pool_right smallint check (pool_right between 0 and 14),
  add check (pick is not null or promised_ms is not null or pool_issue is not null),
  add check ((pool_issue is null) = (pool_lines is null)),
  add check (pool_right is null or (pool_issue is not null and result is not null)),
  add check (pool_issue is null or (sport in ('pool14', 'pick9') and pick is null
    and promised_ms is null and not two_for_one and not refund_on_miss));
create unique index plan_pool on plan (expert_id, pool_issue, sport) where pool_issue is not null;
comment on column plan.pool_issue is 'The issue a plan on a pool is about; the match of such a plan is the first of the issue to begin.';
comment on column plan.pool_lines is 'How many single lines the choices make.';
comment on column plan.pool_right is 'Chosen matches that came out right, once it is settled.';

create table plan_pool_match (
  plan_id text not null references plan (id),
  place smallint not null check (place between 1 and 14),
  match_id text not null,
  league_name text not null,
  home_name text not null,
  away_name text not null,
  home_team_id text,
  away_team_id text,
  kickoff_ms bigint not null,
  marks text not null check (marks in ('', '3', '1', '0', '31', '30', '10', '310')),
  primary key (plan_id, place)
);
create index plan_pool_match_match on plan_pool_match (match_id);
create trigger plan_pool_match_locked before update or delete on plan_pool_match
  for each row execute function books_are_append_only();
comment on table plan_pool_match is 'One of the fourteen matches of a plan on a pool, with what is chosen of it. Never changed.';
comment on column plan_pool_match.marks is '3 home, 1 draw, 0 away, one or more of them; empty where 任九 leaves the match out.';

-- What a plan is about stays what it is, its issue too.
create or replace function plan_is_locked() returns trigger language plpgsql as $$
begin
  if (new.expert_id, new.match_id, new.kickoff_ms, new.market, new.two_for_one,
      new.refund_on_miss, new.published_at_ms, new.price, new.title, new.promised_ms,
      new.pool_issue, new.pool_lines)
    is distinct from (old.expert_id, old.match_id, old.kickoff_ms, old.market, old.two_for_one,
      old.refund_on_miss, old.published_at_ms, old.price, old.title, old.promised_ms,
      old.pool_issue, old.pool_lines)
    or (old.pick is not null or new.pick is null)
      and (new.pick, new.line, new.odds_hundredths, new.given_at_ms)
        is distinct from (old.pick, old.line, old.odds_hundredths, old.given_at_ms)
    or (old.result is not null and new.pick is distinct from old.pick)
    or (old.result is not null and new.result is distinct from old.result
      and not exists (
        select from plan_correction c where c.plan_id = old.id and c.from_result = old.result
          and c.to_result = new.result and c.at_ms = new.settled_at_ms)) then
    raise exception 'plan % is locked', old.id using errcode = '55000';
  end if;
  return new;
end $$;

-- 0530-score-correction.sql

-- A score the feed had wrong, as people of the house set it right: what it was, what it becomes, and what the one who
-- proposed it was shown that it would move.
create table score_correction (
  id text primary key,
  match_id text not null references fixture (id),
  -- The number of the statement among what was told of the match, above every feed's.
  feed_seq integer not null,
  from_home smallint not null,
  from_away smallint not null,
  to_home smallint not null check (to_home between 0 and 300),
  to_away smallint not null check (to_away between 0 and 300),
  plans integer not null,
  back bigint not null,
  reason text not null,
  state text not null check (state in ('proposed', 'rejected', 'agreed', 'done')),
  proposed_by text not null references member (id),
  decided_by text references member (id),
  answer text,
  created_at_ms bigint not null,
  decided_at_ms bigint,
  done_at_ms bigint,
  unique (match_id, feed_seq),
  check (to_home <> from_home or to_away <> from_away),
  check (proposed_by is distinct from decided_by or state = 'rejected')
);
create unique index score_correction_waits on score_correction (match_id)
  where state in ('proposed', 'agreed');

-- 0531-hidden-work.sql

-- What an operator took from view: no list shows it and nobody buys it. Who has paid keeps it, and records count it.
alter table plan
  add column hidden_at_ms bigint,
  add column hidden_by text references member (id),
  add column hidden_reason text,
  add check ((hidden_at_ms is null) = (hidden_by is null) and (hidden_at_ms is null) = (hidden_reason is null));
alter table interpretation
  add column hidden_at_ms bigint,
  add column hidden_by text references member (id),
  add column hidden_reason text,
  add check ((hidden_at_ms is null) = (hidden_by is null) and (hidden_at_ms is null) = (hidden_reason is null));

-- 0532-price-change.sql

-- Prices that begin later. The catalogue is changed when the moment comes, and until then by nobody for this reason.
create table price_change (
  id text primary key,
  product_id text not null references catalogue (id),
  price bigint not null check (price > 0),
  on_sale boolean not null,
  starts_at_ms bigint not null,
  reason text not null,
  set_by text not null references member (id),
  created_at_ms bigint not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'cancelled')),
  ended_at_ms bigint,
  check ((state = 'waiting') = (ended_at_ms is null))
);
create index price_change_due on price_change (starts_at_ms) where state = 'waiting';

-- 0533-tool-setting.sql

-- What operators have set for a tool. One without a line is on, at the prices of the table of tools; one whose prices are
-- null is open to everybody.
create table tool_setting (
  tool text primary key check (tool ~ '^[a-z][a-zA-Z]*$'),
  is_on boolean not null,
  member_price bigint check (member_price > 0),
  others_price bigint check (others_price >= member_price),
  reason text not null,
  changed_by text not null references member (id),
  changed_at_ms bigint not null,
  check ((member_price is null) = (others_price is null))
);

-- Numbers operators may change. One without a line is the usual one.
create table house_number (
  name text primary key,
  value integer not null check (value >= 0),
  reason text not null,
  changed_by text not null references member (id),
  changed_at_ms bigint not null
);

-- A day may have several free looks: each has its place, and no match is opened twice by the same tool.
alter table free_unlock add column place smallint not null default 1 check (place > 0);
alter table free_unlock drop constraint free_unlock_pkey;
alter table free_unlock add primary key (member_id, day, kind, place);
drop index free_unlock_tool;
create unique index free_unlock_tool on free_unlock (member_id, match_id, tool) where kind = 'tool';

-- 0534-lottery-mark.sql

-- What was officially drawn for a match of an issue, where that is not what its score says or it has none. The pools and
-- 北单 are drawn by different bodies, so each has its own.
create table lottery_mark (
  family text not null check (family in ('pool', 'beijing')),
  match_id text not null references fixture (id),
  mark text not null check (mark in ('3', '1', '0', '*')),
  reason text not null,
  changed_by text not null references member (id),
  changed_at_ms bigint not null,
  primary key (family, match_id)
);

-- 0535-host-setting.sql

-- What operators have set for a host: what it hides, all of it. One without a line hides what the table of hosts says.
create table host_setting (
  host text primary key,
  hidden text[] not null,
  reason text not null,
  changed_by text not null references member (id),
  changed_at_ms bigint not null
);

-- Names that pages of an agent carry. An agent without a line carries ours.
create table brand (
  agent_id text primary key check (agent_id ~ '^\w{1,32}$'),
  name text not null,
  company text not null,
  slogan text not null,
  reason text not null,
  changed_by text not null references member (id),
  changed_at_ms bigint not null
);

-- 0550-precedent.sql

-- What each company closed a finished football match at, and what became of it: the history that same-odds questions
-- search. Made from the records, so it may be thrown away and gathered again.
create table precedent (
  match_id text not null,
  company smallint not null,
  -- 1 European, 2 Asian, 3 over/under.
  market smallint not null check (market between 1 and 3),
  -- Home, draw, away; or the line and the water of its two sides.
  first integer not null,
  second integer not null,
  third integer not null,
  -- 2 for home, the giving side or over, −2 against it, 0 for a draw or the stake back; 1 and −1 are halves.
  outcome smallint not null check (outcome between -2 and 2),
  kick_off_at_ms bigint not null,
  league_id text not null,
  primary key (match_id, company, market)
);

create index precedent_by_price on precedent (company, market, first, second, third)
  include (kick_off_at_ms, league_id, outcome, match_id);

-- Matches whose ending is news to that history. Whoever records an ending notes it here in the same transaction.
create table ended_match (match_id text primary key);

create function note_ended_matches() returns trigger language plpgsql as $$
begin
  insert into ended_match select distinct match_id from added order by match_id on conflict do nothing;
  return null;
end $$;

create trigger match_result_notes after insert on match_result
  referencing new table as added for each statement execute function note_ended_matches();
create trigger imported_match_notes after insert on imported_match
  referencing new table as added for each statement execute function note_ended_matches();

insert into ended_match
  select match_id from match_result union select match_id from imported_match;

-- 0560-film-upload.sql

-- A film on its way: it comes in pieces, each where the last one ended, and can go on after a lost line.
create table film_upload (
  id text primary key,
  member_id text not null references member (id),
  file text not null,
  bytes integer not null check (bytes > 0),
  received integer not null default 0 check (received between 0 and bytes),
  state text not null default 'open' check (state in ('open', 'whole', 'used')),
  -- Known once it is whole.
  seconds integer check (seconds > 0),
  free_bytes integer check (free_bytes between 0 and bytes),
  free_seconds integer check (free_seconds >= 0),
  -- False where nothing here can make it ready for the net, and it is played as it came.
  remade boolean not null default false,
  created_at_ms bigint not null
);
create index on film_upload (member_id, created_at_ms);

-- 0580-tool-score.sql

-- How often the signals of each tool were right over every settled match. Counted by a job once a day, oftener while
-- there are few, so that no page counts them.
create table tool_score (
  tool text primary key check (tool ~ '^[a-z][a-zA-Z]*$'),
  matches integer not null check (matches >= 0),
  hits integer not null check (hits between 0 and matches),
  -- What the market gave the outcomes they pointed at, in ten-thousandths, added up.
  chance_sum bigint not null check (chance_sum >= 0),
  backtested integer not null check (backtested between 0 and matches),
  until_ms bigint,
  scored_at_ms bigint not null
);

-- 0590-payment-return.sql

-- When the buyer was first seen again after leaving to pay: from then on the channel is asked more often.
alter table payment add column returned_at_ms bigint;

-- 0591-coupon-code.sql

-- Words that members may change into a coupon, once each, until they are over or used up.
create table coupon_code (
  code text primary key check (code ~ '^[0-9A-Z]{4,24}$'),
  name text not null,
  category text not null check (category in ('general', 'plan', 'interpretation')),
  worth bigint not null check (worth > 0),
  threshold bigint not null check (threshold >= 0),
  days integer not null check (days > 0),
  uses_left integer not null check (uses_left >= 0),
  ends_at_ms bigint not null,
  created_at_ms bigint not null
);

create table coupon_code_use (
  code text not null references coupon_code (code),
  member_id text not null references member (id),
  at_ms bigint not null,
  primary key (code, member_id)
);
create index coupon_code_use_member on coupon_code_use (member_id);

-- 0600-search-grams.sql

-- Words that stand within a name or a text are found by an index, on both databases and without an extension: by each
-- sign and each pair of signs that stands in them. A word of two signs or more has pairs only, which are rarer.

-- What is compared of a name: what a person leaves out when they look for it is left out.
create function name_key(p_name text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(translate(p_name, ' 　·・•‧.．-–''’()（）', '')) $$;

-- Pairs of signs; a text of one sign is its own.
create function pairs_of(p_text text) returns text[]
  language sql immutable strict parallel safe cost 1000
  as $$
    select case when cardinality(signs) < 2 then signs else array(
      select distinct one || next from unnest(signs[:cardinality(signs) - 1], signs[2:]) as t (one, next)
    ) end
    from (select string_to_array(p_text, null) as signs) as split
  $$;

-- Pairs and single signs, for names: they are looked for by one sign, too.
create function grams_of(p_text text) returns text[]
  language sql immutable strict parallel safe cost 1000
  as $$
    select array(
      select unnest(signs)
      union
      select one || next from unnest(signs[:cardinality(signs) - 1], signs[2:]) as t (one, next)
    )
    from (select string_to_array(p_text, null) as signs) as split
  $$;

-- How everything that is heard of a name begins; a word is heard where its first four letters are.
create function heads_heard(p_sounds text) returns text[]
  language sql immutable strict parallel safe cost 1000
  as $$
    select array(
      select distinct left(heard, letters)
      from unnest(string_to_array(p_sounds, '|')) heard, generate_series(1, 4) letters
      where heard <> ''
    )
  $$;

create index team_grams on team using gin (grams_of(name_key(name)));
create index player_grams on player using gin (grams_of(name_key(name)));
create index team_heads on team using gin (heads_heard(sounds));
create index player_heads on player using gin (heads_heard(sounds));
create index foreign_name_grams on foreign_name using gin (grams_of(replace(key, ' ', '')))
  where thing <> 'league';
create index post_grams on post using gin (pairs_of(lower(body)))
  where post_id is null and state = 'shown';

-- 0615-secret-root.sql

-- The root of all keys, sealed under each secret that may open it: one, and two while a secret is being changed.
-- A mark of before this column has none; there the secret itself is the root.
alter table secret_mark drop column only_one;
alter table secret_mark add primary key (mark);
alter table secret_mark add column sealed_root text;
alter table secret_mark add column number bigint generated always as identity;

-- 0622-search-one-sign.sql

-- One sign is in thousands of names. Those that begin with it, written or heard, come out of an index in the order they
-- are shown in, so that nobody reads the thousands.
create index team_begins on team (left(name_key(name), 1), length(name), name, id);
create index player_begins on player (left(name_key(name), 1), length(name), name, id);
-- What is heard begins after a bar.
create index team_heard on team (left(sounds, 2), length(name), name, id);
create index player_heard on player (left(sounds, 2), length(name), name, id);
create index foreign_name_begins on foreign_name (thing, left(key, 1), length(key), id);

-- 0640-payment-carried-on.sql

-- Where the buyer comes back to: with it the address of the channel can be made again. Null in what began before.
alter table payment add column return_url text;
-- When the buyer gave it up: from then on the channel is told to close it.
alter table payment add column cancelled_at_ms bigint;
