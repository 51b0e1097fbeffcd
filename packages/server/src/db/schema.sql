-- Generated: npm run gen -- schema
-- The schema of a new database; older ones migrate.

-- After 99 migrations: e5a7b95f373a3ec7670134fc925577db7f621f5fe82a2aafefd5a0c30bff3af5

set local check_function_bodies = off;

create table account (
  id bigint not null generated always as identity (sequence name account_id_seq start 1 increment 1),
  code text not null,
  kind text not null,
  owner_id text,
  kept boolean not null,
  constraint account_pkey PRIMARY KEY (id),
  constraint account_code_key UNIQUE (code),
  constraint account_kept CHECK (kept = (code ~ '^(member|deferred|withdraw_pending|receivable|promo_pool):'::text)),
  constraint account_kind_check CHECK (kind = ANY (ARRAY['asset'::text, 'liability'::text, 'income'::text, 'expense'::text]))
);
create table ad (
  id text not null,
  form text not null,
  location integer not null,
  trigger text,
  trigger_date text,
  content text not null,
  picture text,
  link_code integer,
  menu_code integer,
  link_subject text,
  bottom_text text,
  hosts text[] not null default '{}'::text[],
  starts_at_ms bigint not null,
  ends_at_ms bigint not null,
  constraint ad_pkey PRIMARY KEY (id),
  constraint ad_check CHECK (ends_at_ms > starts_at_ms),
  constraint ad_check1 CHECK ((form = 'popUp'::text) = (trigger IS NOT NULL)),
  constraint ad_form_check CHECK (form = ANY (ARRAY['place'::text, 'popUp'::text])),
  constraint ad_location_check CHECK (location > 0),
  constraint ad_trigger_check CHECK (trigger = ANY (ARRAY['daily'::text, 'timed'::text, 'immediate'::text]))
);
create table announcement (
  id text not null,
  kind text not null,
  title text not null,
  content text not null,
  link_family text,
  link_code integer,
  link_subject text,
  created_at_ms bigint not null,
  constraint announcement_pkey PRIMARY KEY (id),
  constraint announcement_kind_check CHECK (kind = ANY (ARRAY['officialPlan'::text, 'notice'::text, 'system'::text, 'promotion'::text])),
  constraint announcement_link_family_check CHECK (link_family = ANY (ARRAY['inner-go'::text, 'response-go'::text, 'feed-message'::text, 'go'::text]))
);
create table article (
  id text not null,
  channel text not null,
  title text not null,
  plain_title text not null,
  summary text not null,
  paragraphs jsonb not null,
  author text not null,
  source text not null,
  automatic boolean not null,
  demo boolean not null default false,
  match_id text,
  ended_at_ms bigint,
  reads integer not null default 0,
  published_by text,
  published_at_ms bigint not null,
  removed_at_ms bigint,
  blocks jsonb,
  origin_key text,
  origin_url text,
  constraint article_pkey PRIMARY KEY (id),
  constraint article_origin_key_key UNIQUE (origin_key),
  constraint article_channel_check CHECK (channel = ANY (ARRAY['headline'::text, 'football'::text, 'basketball'::text, 'report'::text, 'data'::text, 'notice'::text, 'flash'::text])),
  constraint article_check CHECK (automatic = (published_by IS NULL))
);
create table audit (
  id bigint not null generated always as identity (sequence name audit_id_seq start 1 increment 1),
  at_ms bigint not null,
  actor text not null,
  deed text not null,
  subject text not null,
  detail jsonb not null default '{}'::jsonb,
  seq bigint not null default 0,
  why text not null default ''::text,
  before jsonb,
  after jsonb,
  prev_hash text not null default ''::text,
  hash text not null default ''::text,
  constraint audit_pkey PRIMARY KEY (id)
);
create table audit_head (
  one boolean not null default true,
  seq bigint not null,
  hash text not null,
  constraint audit_head_pkey PRIMARY KEY (one),
  constraint audit_head_one_check CHECK (one)
);
create table balance (
  account_id bigint not null,
  amount bigint not null default 0,
  version bigint not null default 0,
  constraint balance_pkey PRIMARY KEY (account_id),
  constraint balance_not_negative CHECK (amount >= 0),
  constraint balance_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id)
) with (fillfactor=80);
create table banner (
  id text not null,
  title text not null,
  note text not null,
  action text not null,
  link_family text not null,
  link_code integer not null,
  link_subject text,
  place integer not null,
  begins_at_ms bigint not null,
  ends_at_ms bigint,
  constraint banner_pkey PRIMARY KEY (id),
  constraint banner_link_family_check CHECK (link_family = ANY (ARRAY['inner'::text, 'answer'::text]))
);
create table bill (
  channel text not null,
  day text not null,
  lines integer not null,
  fetched_at_ms bigint not null,
  constraint bill_pkey PRIMARY KEY (channel, day),
  constraint bill_day_check CHECK (day ~ '^\d{4}-\d\d-\d\d$'::text)
);
create table member (
  id text not null,
  number bigint not null generated always as identity (sequence name member_number_seq start 60218801 increment 1),
  phone text not null,
  password_hash text not null,
  nickname text not null,
  signature text not null default ''::text,
  avatar_key text not null default ''::text,
  role text not null,
  level smallint not null,
  created_at_ms bigint not null,
  deleted_at_ms bigint,
  constraint member_pkey PRIMARY KEY (id),
  constraint member_number_key UNIQUE (number),
  constraint member_level_check CHECK (level >= 0 AND level <= 2),
  constraint member_role_check CHECK (role = ANY (ARRAY['member'::text, 'expert'::text, 'operator'::text]))
);
create table bill_difference (
  id text not null,
  channel text not null,
  day text not null,
  kind text not null,
  move text not null,
  out_no text not null,
  trade_no text,
  ours bigint,
  theirs bigint,
  found_at_ms bigint not null,
  handled_by text,
  handled_at_ms bigint,
  reason text,
  constraint bill_difference_pkey PRIMARY KEY (id),
  constraint bill_difference_check CHECK ((handled_by IS NULL) = (handled_at_ms IS NULL) AND (handled_by IS NULL) = (reason IS NULL)),
  constraint bill_difference_kind_check CHECK (kind = ANY (ARRAY['missing_here'::text, 'missing_there'::text, 'amount'::text, 'status'::text, 'fee'::text, 'duplicate'::text])),
  constraint bill_difference_move_check CHECK (move = ANY (ARRAY['pay'::text, 'refund'::text, 'payout'::text])),
  constraint bill_difference_channel_day_fkey FOREIGN KEY (channel, day) REFERENCES bill(channel, day),
  constraint bill_difference_handled_by_fkey FOREIGN KEY (handled_by) REFERENCES member(id)
);
create table bill_line (
  channel text not null,
  day text not null,
  line_no integer not null,
  kind text not null,
  out_no text not null,
  trade_no text not null,
  amount bigint not null,
  fee bigint not null,
  status text not null,
  constraint bill_line_pkey PRIMARY KEY (channel, day, line_no),
  constraint bill_line_kind_check CHECK (kind = ANY (ARRAY['pay'::text, 'refund'::text, 'payout'::text])),
  constraint bill_line_status_check CHECK (status = ANY (ARRAY['done'::text, 'failed'::text])),
  constraint bill_line_channel_day_fkey FOREIGN KEY (channel, day) REFERENCES bill(channel, day)
);
create table brand (
  agent_id text not null,
  name text not null,
  company text not null,
  slogan text not null,
  reason text not null,
  changed_by text not null,
  changed_at_ms bigint not null,
  constraint brand_pkey PRIMARY KEY (agent_id),
  constraint brand_agent_id_check CHECK (agent_id ~ '^\w{1,32}$'::text),
  constraint brand_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES member(id)
);
create table captcha (
  token_hash text not null,
  kind text not null,
  holder text not null,
  points jsonb not null,
  ends_at_ms bigint not null,
  constraint captcha_pkey PRIMARY KEY (token_hash),
  constraint captcha_kind_check CHECK (kind = ANY (ARRAY['slider'::text, 'clicks'::text, 'words'::text]))
);
create table captcha_pass (
  id bigint not null generated always as identity (sequence name captcha_pass_id_seq start 1 increment 1),
  holder text not null,
  subject text not null,
  purpose text not null,
  ends_at_ms bigint not null,
  constraint captcha_pass_pkey PRIMARY KEY (id)
);
create table expert_profile (
  member_id text not null,
  grade smallint not null,
  share_percent smallint not null,
  bio text not null default ''::text,
  created_at_ms bigint not null,
  constraint expert_profile_pkey PRIMARY KEY (member_id),
  constraint expert_profile_grade_check CHECK (grade >= 1 AND grade <= 10),
  constraint expert_profile_share_percent_check CHECK (share_percent >= 0 AND share_percent <= 30),
  constraint expert_profile_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table catalogue (
  id text not null,
  goods_kind text not null,
  name text not null,
  scope text not null,
  expert_id text,
  price bigint not null,
  quantity integer not null,
  days integer,
  on_sale boolean not null default true,
  created_at_ms bigint not null,
  constraint catalogue_pkey PRIMARY KEY (id),
  constraint catalogue_check CHECK (goods_kind <> 'setMeal'::text OR days IS NOT NULL),
  constraint catalogue_days_check CHECK (days >= 1 AND days <= 3650),
  constraint catalogue_goods_kind_check CHECK (goods_kind ~ '^[a-z][a-zA-Z]*$'::text),
  constraint catalogue_price_check CHECK (price > 0),
  constraint catalogue_quantity_check CHECK (quantity > 0),
  constraint catalogue_expert_id_fkey FOREIGN KEY (expert_id) REFERENCES expert_profile(member_id)
);
create table channel_notice (
  channel text not null,
  number text not null,
  body bytea not null,
  received_at_ms bigint not null,
  taken_at_ms bigint,
  last_error text,
  constraint channel_notice_pkey PRIMARY KEY (channel, number)
);
create table charge_product (
  id text not null,
  amount bigint not null,
  on_sale boolean not null default true,
  constraint charge_product_pkey PRIMARY KEY (id),
  constraint charge_product_amount_key UNIQUE (amount),
  constraint charge_product_amount_check CHECK (amount > 0 AND (amount % 100::bigint) = 0)
);
create table charge_way (
  id text not null,
  member_id text not null,
  sealed text not null,
  tail text not null,
  created_at_ms bigint not null,
  removed_at_ms bigint,
  constraint charge_way_pkey PRIMARY KEY (id),
  constraint charge_way_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table chat_line (
  match_id text not null,
  number integer not null,
  member_id text not null,
  body text not null,
  said_at_ms bigint not null,
  removed_by text,
  constraint chat_line_pkey PRIMARY KEY (match_id, number),
  constraint chat_line_number_check CHECK (number > 0),
  constraint chat_line_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table chat_report (
  match_id text not null,
  number integer not null,
  member_id text not null,
  reason text not null,
  reported_at_ms bigint not null,
  constraint chat_report_pkey PRIMARY KEY (match_id, number, member_id),
  constraint chat_report_match_id_number_fkey FOREIGN KEY (match_id, number) REFERENCES chat_line(match_id, number),
  constraint chat_report_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table chat_support (
  match_id text not null,
  member_id text not null,
  team_id text not null,
  chosen_at_ms bigint not null,
  constraint chat_support_pkey PRIMARY KEY (match_id, member_id),
  constraint chat_support_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table chinese_name (
  thing text not null,
  key text not null,
  name text not null,
  constraint chinese_name_pkey PRIMARY KEY (thing, key),
  constraint chinese_name_thing_check CHECK (thing = ANY (ARRAY['team'::text, 'league'::text, 'player'::text]))
);
create table community_standing (
  member_id text not null,
  gag text,
  gagged_until_ms bigint,
  banned_at_ms bigint,
  ban_reason text,
  changed_by text not null,
  changed_at_ms bigint not null,
  constraint community_standing_pkey PRIMARY KEY (member_id),
  constraint community_standing_check CHECK ((gag IS NULL) = (gagged_until_ms IS NULL)),
  constraint community_standing_gag_check CHECK (gag = ANY (ARRAY['all'::text, 'post'::text, 'comment'::text, 'chat'::text])),
  constraint community_standing_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table country (
  id text not null,
  name text not null,
  letter text not null,
  area text not null,
  constraint country_pkey PRIMARY KEY (id)
);
create table coupon (
  id text not null,
  member_id text not null,
  name text not null,
  kind text not null,
  category text not null,
  worth bigint not null,
  threshold bigint not null,
  valid_from_ms bigint not null,
  valid_to_ms bigint not null,
  platforms text[] not null default '{}'::text[],
  expert_level smallint,
  expert_id text,
  origin text not null,
  state text not null default 'issued'::text,
  order_id text,
  created_at_ms bigint not null,
  constraint coupon_pkey PRIMARY KEY (id),
  constraint coupon_order_id_key UNIQUE (order_id),
  constraint coupon_category_check CHECK (category = ANY (ARRAY['general'::text, 'plan'::text, 'interpretation'::text, 'vip'::text, 'charge'::text])),
  constraint coupon_check CHECK (valid_to_ms >= valid_from_ms),
  constraint coupon_check1 CHECK ((state = 'used'::text) = (order_id IS NOT NULL)),
  constraint coupon_kind_check CHECK (kind = ANY (ARRAY['free'::text, 'amountOff'::text])),
  constraint coupon_origin_check CHECK (origin = ANY (ARRAY['system'::text, 'member'::text])),
  constraint coupon_state_check CHECK (state = ANY (ARRAY['issued'::text, 'used'::text])),
  constraint coupon_threshold_check CHECK (threshold >= 0),
  constraint coupon_worth_check CHECK (worth >= 0),
  constraint coupon_expert_id_fkey FOREIGN KEY (expert_id) REFERENCES member(id),
  constraint coupon_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table coupon_code (
  code text not null,
  name text not null,
  category text not null,
  worth bigint not null,
  threshold bigint not null,
  days integer not null,
  uses_left integer not null,
  ends_at_ms bigint not null,
  created_at_ms bigint not null,
  constraint coupon_code_pkey PRIMARY KEY (code),
  constraint coupon_code_category_check CHECK (category = ANY (ARRAY['general'::text, 'plan'::text, 'interpretation'::text])),
  constraint coupon_code_code_check CHECK (code ~ '^[0-9A-Z]{4,24}$'::text),
  constraint coupon_code_days_check CHECK (days > 0),
  constraint coupon_code_threshold_check CHECK (threshold >= 0),
  constraint coupon_code_uses_left_check CHECK (uses_left >= 0),
  constraint coupon_code_worth_check CHECK (worth > 0)
);
create table coupon_code_use (
  code text not null,
  member_id text not null,
  at_ms bigint not null,
  constraint coupon_code_use_pkey PRIMARY KEY (code, member_id),
  constraint coupon_code_use_code_fkey FOREIGN KEY (code) REFERENCES coupon_code(code),
  constraint coupon_code_use_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table daily_count (
  day text not null,
  deed text not null,
  subject text not null,
  count integer not null,
  constraint daily_count_pkey PRIMARY KEY (day, deed, subject)
);
create table depth_record (
  match_id text not null,
  kind text not null,
  seq integer not null,
  at_ms bigint not null,
  received_at_ms bigint not null,
  body jsonb not null,
  constraint depth_record_pkey PRIMARY KEY (match_id, kind, seq)
);
create table discount_card (
  id text not null,
  member_id text not null,
  name text not null,
  percent smallint not null,
  uses_left integer not null,
  valid_to_ms bigint not null,
  created_at_ms bigint not null,
  constraint discount_card_pkey PRIMARY KEY (id),
  constraint discount_card_percent_check CHECK (percent >= 1 AND percent <= 99),
  constraint discount_card_uses_left_check CHECK (uses_left >= 0),
  constraint discount_card_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table pack (
  id text not null,
  member_id text not null,
  name text not null,
  scope text not null,
  expert_id text,
  price bigint not null,
  paid_part bigint not null,
  looks integer not null,
  used integer not null default 0,
  earned bigint not null default 0,
  paid_earned bigint not null default 0,
  expires_at_ms bigint not null,
  created_at_ms bigint not null,
  broken bigint not null default 0,
  closed_at_ms bigint,
  constraint pack_pkey PRIMARY KEY (id),
  constraint pack_broken_check CHECK (broken >= 0),
  constraint pack_check CHECK (paid_part >= 0 AND paid_part <= price),
  constraint pack_check1 CHECK (used >= 0 AND used <= looks),
  constraint pack_check2 CHECK (earned >= 0 AND earned <= price),
  constraint pack_check3 CHECK (paid_earned >= 0 AND paid_earned <= paid_part),
  constraint pack_check4 CHECK ((earned + broken) <= price),
  constraint pack_looks_check CHECK (looks > 0),
  constraint pack_price_check CHECK (price >= 0),
  constraint pack_scope_check CHECK (scope = ANY (ARRAY['jingcai'::text, 'pool'::text])),
  constraint pack_expert_id_fkey FOREIGN KEY (expert_id) REFERENCES member(id),
  constraint pack_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table sale_order (
  id text not null,
  member_id text not null,
  goods_kind text not null,
  goods_id text not null,
  title text not null,
  expert_id text,
  state text not null,
  kind text not null,
  price bigint not null,
  pay bigint not null,
  promo_part bigint not null default 0,
  paid_part bigint not null default 0,
  share_percent smallint not null default 0,
  coupon_id text,
  card_id text,
  pack_id text,
  look_value bigint not null default 0,
  look_paid bigint not null default 0,
  created_at_ms bigint not null,
  share_settled_ms bigint,
  refund_reason text,
  share_restored_ms bigint,
  constraint sale_order_pkey PRIMARY KEY (id),
  constraint sale_order_check CHECK (pay >= 0 AND pay <= price),
  constraint sale_order_check1 CHECK ((state <> ALL (ARRAY['fulfilled'::text, 'refunding'::text, 'refunded'::text])) OR (promo_part + paid_part) = pay),
  constraint sale_order_check2 CHECK (expert_id IS NOT NULL OR share_percent = 0),
  constraint sale_order_goods_kind_check CHECK (goods_kind ~ '^[a-z][a-zA-Z]*$'::text),
  constraint sale_order_kind_check CHECK (kind = ANY (ARRAY['full'::text, 'setMeal'::text, 'freeCoupon'::text, 'amountOff'::text, 'discountCard'::text])),
  constraint sale_order_paid_part_check CHECK (paid_part >= 0),
  constraint sale_order_price_check CHECK (price > 0),
  constraint sale_order_promo_part_check CHECK (promo_part >= 0),
  constraint sale_order_share_percent_check CHECK (share_percent >= 0 AND share_percent <= 30),
  constraint sale_order_state_check CHECK (state = ANY (ARRAY['created'::text, 'paying'::text, 'paid'::text, 'fulfilled'::text, 'closing'::text, 'closed'::text, 'kept_as_coins'::text, 'refunding'::text, 'refunded'::text])),
  constraint sale_order_card_id_fkey FOREIGN KEY (card_id) REFERENCES discount_card(id),
  constraint sale_order_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupon(id),
  constraint sale_order_expert_id_fkey FOREIGN KEY (expert_id) REFERENCES expert_profile(member_id),
  constraint sale_order_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint sale_order_pack_id_fkey FOREIGN KEY (pack_id) REFERENCES pack(id)
);
create table direct_sale (
  order_id text not null,
  wish text not null,
  platform text not null,
  constraint direct_sale_pkey PRIMARY KEY (order_id),
  constraint direct_sale_wish_check CHECK (wish = ANY (ARRAY['none'::text, 'card'::text, 'coupon'::text])),
  constraint direct_sale_order_id_fkey FOREIGN KEY (order_id) REFERENCES sale_order(id)
);
create table ended_match (
  match_id text not null,
  constraint ended_match_pkey PRIMARY KEY (match_id)
);
create table entitlement (
  id text not null,
  member_id text not null,
  item_kind text not null,
  item_id text not null,
  order_id text not null,
  granted_at_ms bigint not null,
  revoked_at_ms bigint,
  starts_at_ms bigint not null,
  ends_at_ms bigint,
  holds_place boolean not null default true,
  constraint entitlement_pkey PRIMARY KEY (id),
  constraint entitlement_order_id_key UNIQUE (order_id),
  constraint entitlement_check CHECK (ends_at_ms > starts_at_ms),
  constraint entitlement_check1 CHECK (revoked_at_ms IS NULL OR NOT holds_place),
  constraint entitlement_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table expert_application (
  id text not null,
  member_id text not null,
  reason text not null,
  image text,
  picked_id integer,
  card_front text,
  card_back text,
  state text not null default 'pending'::text,
  answer text,
  decided_by text,
  decided_at_ms bigint,
  created_at_ms bigint not null,
  constraint expert_application_pkey PRIMARY KEY (id),
  constraint expert_application_check CHECK ((state = 'pending'::text) = (decided_at_ms IS NULL)),
  constraint expert_application_state_check CHECK (state = ANY (ARRAY['pending'::text, 'accepted'::text, 'refused'::text])),
  constraint expert_application_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES member(id),
  constraint expert_application_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table expert_article (
  id text not null,
  expert_id text not null,
  title text not null,
  body text not null,
  published_at_ms bigint not null,
  constraint expert_article_pkey PRIMARY KEY (id),
  constraint expert_article_expert_id_fkey FOREIGN KEY (expert_id) REFERENCES expert_profile(member_id)
);
create table expert_level_change (
  id text not null,
  member_id text not null,
  from_level smallint not null,
  to_level smallint not null,
  reasons text not null,
  month text not null,
  at_ms bigint not null,
  constraint expert_level_change_pkey PRIMARY KEY (id),
  constraint expert_level_change_member_id_month_to_level_key UNIQUE (member_id, month, to_level),
  constraint expert_level_change_from_level_check CHECK (from_level >= 0 AND from_level <= 2),
  constraint expert_level_change_to_level_check CHECK (to_level >= 0 AND to_level <= 2),
  constraint expert_level_change_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table favourite (
  member_id text not null,
  kind text not null,
  sport text not null,
  subject_id text not null,
  kept_at_ms bigint not null,
  constraint favourite_pkey PRIMARY KEY (member_id, kind, subject_id),
  constraint favourite_kind_check CHECK (kind = ANY (ARRAY['team'::text, 'player'::text])),
  constraint favourite_sport_check CHECK (sport = ANY (ARRAY['football'::text, 'basketball'::text])),
  constraint favourite_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table feature_switch (
  name text not null,
  is_on boolean not null,
  reason text not null,
  changed_by text not null,
  changed_at_ms bigint not null,
  constraint feature_switch_pkey PRIMARY KEY (name),
  constraint feature_switch_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES member(id)
);
create table feedback (
  id text not null,
  member_id text not null,
  kind text not null,
  content text not null,
  pictures text[] not null default '{}'::text[],
  created_at_ms bigint not null,
  answer text,
  answered_by text,
  answered_at_ms bigint,
  constraint feedback_pkey PRIMARY KEY (id),
  constraint feedback_check CHECK ((answer IS NULL) = (answered_at_ms IS NULL)),
  constraint feedback_kind_check CHECK (kind = ANY (ARRAY['other'::text, 'fault'::text, 'idea'::text, 'payment'::text, 'content'::text, 'account'::text])),
  constraint feedback_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES member(id),
  constraint feedback_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table interpretation (
  id text not null,
  expert_id text not null,
  medium text not null,
  sport text not null,
  title text not null,
  teaser text not null,
  lead text not null,
  figure jsonb,
  headings text[] not null default '{}'::text[],
  length integer not null,
  price bigint not null,
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
  pick text not null,
  odds_hundredths integer not null,
  published_at_ms bigint not null,
  result text,
  home_goals smallint,
  away_goals smallint,
  settled_at_ms bigint,
  hidden_at_ms bigint,
  hidden_by text,
  hidden_reason text,
  constraint interpretation_pkey PRIMARY KEY (id),
  constraint interpretation_check CHECK (published_at_ms < kickoff_ms),
  constraint interpretation_check1 CHECK ((result IS NULL) = (settled_at_ms IS NULL)),
  constraint interpretation_check2 CHECK ((hidden_at_ms IS NULL) = (hidden_by IS NULL) AND (hidden_at_ms IS NULL) = (hidden_reason IS NULL)),
  constraint interpretation_length_check CHECK (length >= 0),
  constraint interpretation_medium_check CHECK (medium = ANY (ARRAY['written'::text, 'video'::text])),
  constraint interpretation_odds_hundredths_check CHECK (odds_hundredths > 100),
  constraint interpretation_pick_check CHECK (pick = ANY (ARRAY['home'::text, 'draw'::text, 'away'::text])),
  constraint interpretation_price_check CHECK (price >= 0),
  constraint interpretation_result_check CHECK (result = ANY (ARRAY['hit'::text, 'miss'::text, 'void'::text])),
  constraint interpretation_sport_check CHECK (sport = ANY (ARRAY['football'::text, 'basketball'::text, 'pool14'::text, 'pick9'::text, 'single'::text])),
  constraint interpretation_expert_id_fkey FOREIGN KEY (expert_id) REFERENCES expert_profile(member_id),
  constraint interpretation_hidden_by_fkey FOREIGN KEY (hidden_by) REFERENCES member(id)
);
create table film (
  interpretation_id text not null,
  file text not null,
  type text not null,
  bytes integer not null,
  free_bytes integer not null,
  seconds integer not null,
  free_seconds integer not null,
  poster text not null,
  parts jsonb not null,
  constraint film_pkey PRIMARY KEY (interpretation_id),
  constraint film_bytes_check CHECK (bytes > 0),
  constraint film_check CHECK (free_bytes >= 0 AND free_bytes <= bytes),
  constraint film_check1 CHECK (free_seconds >= 0 AND free_seconds <= seconds),
  constraint film_seconds_check CHECK (seconds > 0),
  constraint film_interpretation_id_fkey FOREIGN KEY (interpretation_id) REFERENCES interpretation(id)
);
create table film_upload (
  id text not null,
  member_id text not null,
  file text not null,
  bytes integer not null,
  received integer not null default 0,
  state text not null default 'open'::text,
  seconds integer,
  free_bytes integer,
  free_seconds integer,
  remade boolean not null default false,
  created_at_ms bigint not null,
  constraint film_upload_pkey PRIMARY KEY (id),
  constraint film_upload_bytes_check CHECK (bytes > 0),
  constraint film_upload_check CHECK (received >= 0 AND received <= bytes),
  constraint film_upload_check1 CHECK (free_bytes >= 0 AND free_bytes <= bytes),
  constraint film_upload_free_seconds_check CHECK (free_seconds >= 0),
  constraint film_upload_seconds_check CHECK (seconds > 0),
  constraint film_upload_state_check CHECK (state = ANY (ARRAY['open'::text, 'whole'::text, 'used'::text])),
  constraint film_upload_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table filtered_word (
  word text not null,
  kind text not null,
  deed text not null,
  constraint filtered_word_pkey PRIMARY KEY (word),
  constraint filtered_word_deed_check CHECK (deed = ANY (ARRAY['refuse'::text, 'review'::text])),
  constraint filtered_word_kind_check CHECK (kind = ANY (ARRAY['abuse'::text, 'advert'::text, 'fraud'::text, 'vulgar'::text]))
);
create table fixture (
  id text not null,
  sport text not null,
  league_id text not null,
  season_id text not null,
  stage_id text not null,
  round integer,
  round_name text not null,
  group_name text,
  home_id text not null,
  away_id text not null,
  business_day text not null,
  kick_off_at_ms bigint not null,
  neutral boolean not null,
  home_rank integer,
  away_rank integer,
  referee jsonb,
  number text,
  single_handicap integer,
  beijing_issue text,
  beijing_number integer,
  pool_issue text,
  pool_place integer,
  has_video boolean not null,
  has_cartoon boolean not null,
  first_leg_id text,
  constraint fixture_pkey PRIMARY KEY (id),
  constraint fixture_business_day_check CHECK (business_day ~ '^\d{4}-\d\d-\d\d$'::text),
  constraint fixture_check CHECK (home_id <> away_id),
  constraint fixture_sport_check CHECK (sport = ANY (ARRAY['football'::text, 'basketball'::text]))
);
create table foreign_name (
  thing text not null,
  id text not null,
  key text not null,
  constraint foreign_name_pkey PRIMARY KEY (thing, id),
  constraint foreign_name_thing_check CHECK (thing = ANY (ARRAY['team'::text, 'league'::text, 'player'::text]))
);
create table free_unlock (
  member_id text not null,
  day text not null,
  kind text not null,
  match_id text,
  tool text,
  at_ms bigint not null,
  place smallint not null default 1,
  constraint free_unlock_pkey PRIMARY KEY (member_id, day, kind, place),
  constraint free_unlock_check CHECK ((kind = 'tool'::text) = (match_id IS NOT NULL AND tool IS NOT NULL)),
  constraint free_unlock_kind_check CHECK (kind = ANY (ARRAY['tool'::text, 'text'::text])),
  constraint free_unlock_place_check CHECK (place > 0),
  constraint free_unlock_match_id_fkey FOREIGN KEY (match_id) REFERENCES fixture(id),
  constraint free_unlock_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table home_module (
  id text not null,
  kind text not null,
  title text not null,
  place integer not null,
  open boolean not null default true,
  constraint home_module_pkey PRIMARY KEY (id),
  constraint home_module_kind_check CHECK (kind = ANY (ARRAY['swiper'::text, 'entries'::text, 'live'::text, 'experts'::text, 'plans'::text, 'news'::text, 'topics'::text, 'leagues'::text, 'focus'::text, 'interpretations'::text, 'videos'::text, 'signals'::text]))
);
create table host_identity (
  provider text not null,
  subject text not null,
  member_id text not null,
  created_at_ms bigint not null,
  constraint host_identity_pkey PRIMARY KEY (provider, subject),
  constraint host_identity_provider_check CHECK (provider = ANY (ARRAY['microblog'::text, 'weather'::text, 'shopping'::text])),
  constraint host_identity_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table host_setting (
  host text not null,
  hidden text[] not null,
  reason text not null,
  changed_by text not null,
  changed_at_ms bigint not null,
  constraint host_setting_pkey PRIMARY KEY (host),
  constraint host_setting_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES member(id)
);
create table house_number (
  name text not null,
  value integer not null,
  reason text not null,
  changed_by text not null,
  changed_at_ms bigint not null,
  constraint house_number_pkey PRIMARY KEY (name),
  constraint house_number_value_check CHECK (value >= 0),
  constraint house_number_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES member(id)
);
create table idem (
  scope text not null,
  key text not null,
  fingerprint text not null,
  response text,
  created_at_ms bigint not null,
  constraint idem_pkey PRIMARY KEY (scope, key)
);
create table imported_match (
  match_id text not null,
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
  offers text not null,
  closing_place integer,
  constraint imported_match_pkey PRIMARY KEY (match_id)
);
create table installation (
  only_one boolean not null default true,
  id text not null,
  constraint installation_pkey PRIMARY KEY (only_one),
  constraint installation_only_one_check CHECK (only_one)
);
create table interpretation_body (
  interpretation_id text not null,
  body text not null,
  constraint interpretation_body_pkey PRIMARY KEY (interpretation_id),
  constraint interpretation_body_interpretation_id_fkey FOREIGN KEY (interpretation_id) REFERENCES interpretation(id)
);
create table interpretation_note (
  id text not null,
  interpretation_id text not null,
  expert_id text not null,
  member_id text not null,
  score smallint not null,
  content text not null default ''::text,
  shown boolean not null default true,
  reply text,
  replied_at_ms bigint,
  created_at_ms bigint not null,
  constraint interpretation_note_pkey PRIMARY KEY (id),
  constraint interpretation_note_interpretation_id_member_id_key UNIQUE (interpretation_id, member_id),
  constraint interpretation_note_score_check CHECK (score >= 1 AND score <= 5),
  constraint interpretation_note_expert_id_fkey FOREIGN KEY (expert_id) REFERENCES expert_profile(member_id),
  constraint interpretation_note_interpretation_id_fkey FOREIGN KEY (interpretation_id) REFERENCES interpretation(id),
  constraint interpretation_note_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table interpretation_opened (
  interpretation_id text not null,
  member_id text not null,
  with_id text,
  order_id text,
  opened_at_ms bigint not null,
  constraint interpretation_opened_pkey PRIMARY KEY (interpretation_id, member_id),
  constraint interpretation_opened_check CHECK ((with_id IS NULL) = (order_id IS NULL)),
  constraint interpretation_opened_interpretation_id_fkey FOREIGN KEY (interpretation_id) REFERENCES interpretation(id),
  constraint interpretation_opened_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint interpretation_opened_order_id_fkey FOREIGN KEY (order_id) REFERENCES sale_order(id),
  constraint interpretation_opened_with_id_fkey FOREIGN KEY (with_id) REFERENCES interpretation(id)
);
create table interpretation_pair (
  first_id text not null,
  second_id text not null,
  constraint interpretation_pair_pkey PRIMARY KEY (first_id),
  constraint interpretation_pair_second_id_key UNIQUE (second_id),
  constraint interpretation_pair_check CHECK (first_id <> second_id),
  constraint interpretation_pair_first_id_fkey FOREIGN KEY (first_id) REFERENCES interpretation(id),
  constraint interpretation_pair_second_id_fkey FOREIGN KEY (second_id) REFERENCES interpretation(id)
);
create table journal (
  id text not null,
  key text not null,
  event text not null,
  ref text not null,
  actor_id text,
  reverses text,
  at_ms bigint not null,
  constraint journal_pkey PRIMARY KEY (id),
  constraint journal_key_key UNIQUE (key),
  constraint journal_reverses_key UNIQUE (reverses),
  constraint journal_reverses_fkey FOREIGN KEY (reverses) REFERENCES journal(id)
);
create table league (
  id text not null,
  sport text not null,
  country_id text not null,
  name text not null,
  full_name text not null,
  letter text not null,
  colour text not null,
  hot boolean not null,
  category integer not null,
  level integer not null,
  kind text not null,
  rules text not null,
  zones jsonb not null,
  constraint league_pkey PRIMARY KEY (id),
  constraint league_kind_check CHECK (kind = ANY (ARRAY['league'::text, 'cup'::text])),
  constraint league_sport_check CHECK (sport = ANY (ARRAY['football'::text, 'basketball'::text]))
);
create table ledger_block (
  no bigint not null,
  hash text not null,
  journals integer not null,
  sealed_at_ms bigint not null,
  constraint ledger_block_pkey PRIMARY KEY (no),
  constraint ledger_block_journals_check CHECK (journals > 0),
  constraint ledger_block_no_check CHECK (no > 0)
);
create table ledger_block_journal (
  journal_id text not null,
  block_no bigint not null,
  constraint ledger_block_journal_pkey PRIMARY KEY (journal_id),
  constraint ledger_block_journal_block_no_fkey FOREIGN KEY (block_no) REFERENCES ledger_block(no) DEFERRABLE INITIALLY DEFERRED,
  constraint ledger_block_journal_journal_id_fkey FOREIGN KEY (journal_id) REFERENCES journal(id)
);
create table login_nonce (
  nonce text not null,
  expires_at_ms bigint not null,
  constraint login_nonce_pkey PRIMARY KEY (nonce)
);
create table lottery_mark (
  family text not null,
  match_id text not null,
  mark text not null,
  reason text not null,
  changed_by text not null,
  changed_at_ms bigint not null,
  constraint lottery_mark_pkey PRIMARY KEY (family, match_id),
  constraint lottery_mark_family_check CHECK (family = ANY (ARRAY['pool'::text, 'beijing'::text])),
  constraint lottery_mark_mark_check CHECK (mark = ANY (ARRAY['3'::text, '1'::text, '0'::text, '*'::text])),
  constraint lottery_mark_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES member(id),
  constraint lottery_mark_match_id_fkey FOREIGN KEY (match_id) REFERENCES fixture(id)
);
create table match_event (
  match_id text not null,
  version integer not null,
  feed_seq integer not null,
  at_ms bigint not null,
  received_at_ms bigint not null,
  body jsonb not null,
  constraint match_event_pkey PRIMARY KEY (match_id, version),
  constraint match_event_match_id_feed_seq_key UNIQUE (match_id, feed_seq),
  constraint match_event_version_check CHECK (version > 0)
);
create table match_follow (
  member_id text not null,
  match_id text not null,
  followed_at_ms bigint not null,
  constraint match_follow_pkey PRIMARY KEY (member_id, match_id),
  constraint match_follow_match_id_fkey FOREIGN KEY (match_id) REFERENCES fixture(id),
  constraint match_follow_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table match_result (
  match_id text not null,
  version integer not null,
  phase text not null,
  recorded_at_ms bigint not null,
  result jsonb not null,
  closing jsonb,
  constraint match_result_pkey PRIMARY KEY (match_id, version),
  constraint match_result_version_check CHECK (version > 0),
  constraint match_result_match_id_fkey FOREIGN KEY (match_id) REFERENCES fixture(id)
);
create table member_follow (
  follower_id text not null,
  followed_id text not null,
  followed_at_ms bigint not null,
  constraint member_follow_pkey PRIMARY KEY (follower_id, followed_id),
  constraint member_follow_check CHECK (follower_id <> followed_id),
  constraint member_follow_followed_id_fkey FOREIGN KEY (followed_id) REFERENCES member(id),
  constraint member_follow_follower_id_fkey FOREIGN KEY (follower_id) REFERENCES member(id)
);
create table member_hold (
  member_id text not null,
  scope text not null,
  reason text not null,
  placed_by text not null,
  placed_at_ms bigint not null,
  until_ms bigint,
  constraint member_hold_pkey PRIMARY KEY (member_id),
  constraint member_hold_scope_check CHECK (scope = ANY (ARRAY['money'::text, 'all'::text])),
  constraint member_hold_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table message (
  id text not null,
  member_id text not null,
  kind text not null,
  title text not null,
  content text not null,
  sender_id text,
  link_family text,
  link_code integer,
  link_subject text,
  level smallint,
  once_key text,
  is_read boolean not null default false,
  is_removed boolean not null default false,
  created_at_ms bigint not null,
  constraint message_pkey PRIMARY KEY (id),
  constraint message_check CHECK ((link_family IS NULL) = (link_code IS NULL)),
  constraint message_kind_check CHECK (kind = ANY (ARRAY['match'::text, 'officialPlan'::text, 'expertPlan'::text, 'notice'::text, 'order'::text, 'vip'::text, 'level'::text, 'system'::text, 'coupon'::text, 'promotion'::text, 'letter'::text, 'comment'::text, 'reply'::text, 'like'::text, 'follow'::text])),
  constraint message_link_family_check CHECK (link_family = ANY (ARRAY['inner-go'::text, 'response-go'::text, 'feed-message'::text, 'go'::text])),
  constraint message_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint message_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES member(id)
);
create table message_setting (
  member_id text not null,
  kind text not null,
  is_open boolean not null,
  changed_at_ms bigint not null,
  constraint message_setting_pkey PRIMARY KEY (member_id, kind),
  constraint message_setting_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table odds_tick (
  match_id text not null,
  company integer not null,
  seq integer not null,
  at_ms bigint not null,
  received_at_ms bigint not null,
  european integer[] not null,
  asian integer[] not null,
  over_under integer[] not null,
  constraint odds_tick_pkey PRIMARY KEY (match_id, company, seq),
  constraint odds_tick_asian_check CHECK (array_length(asian, 1) = 3),
  constraint odds_tick_european_check CHECK (array_length(european, 1) = 3),
  constraint odds_tick_over_under_check CHECK (array_length(over_under, 1) = 3)
);
create table operator (
  member_id text not null,
  role text not null,
  factor text,
  factor_set_at_ms bigint,
  factor_step bigint not null default 0,
  added_at_ms bigint not null,
  constraint operator_pkey PRIMARY KEY (member_id),
  constraint operator_role_check CHECK (role = ANY (ARRAY['owner'::text, 'finance'::text, 'content'::text, 'risk'::text, 'support'::text, 'reader'::text])),
  constraint operator_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table operator_recovery (
  code_hash text not null,
  member_id text not null,
  used_at_ms bigint,
  constraint operator_recovery_pkey PRIMARY KEY (code_hash),
  constraint operator_recovery_member_id_fkey FOREIGN KEY (member_id) REFERENCES operator(member_id) ON DELETE CASCADE
);
create table session (
  secret_hash text not null,
  public_id text not null,
  kind text not null,
  member_id text not null,
  sign_key text not null,
  created_at_ms bigint not null,
  seen_at_ms bigint not null,
  idle_ends_at_ms bigint not null,
  ends_at_ms bigint not null,
  ended_at_ms bigint,
  agent_id text,
  platform text,
  proved_at_ms bigint not null default 0,
  host text,
  constraint session_pkey PRIMARY KEY (secret_hash),
  constraint session_public_id_key UNIQUE (public_id),
  constraint session_kind_check CHECK (kind = ANY (ARRAY['browser'::text, 'token'::text])),
  constraint session_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table operator_session (
  session_id text not null,
  member_id text not null,
  bound_to text,
  agent text not null,
  ip text not null,
  begun_at_ms bigint not null,
  seen_at_ms bigint not null,
  idle_ends_at_ms bigint not null,
  ends_at_ms bigint not null,
  constraint operator_session_pkey PRIMARY KEY (session_id),
  constraint operator_session_member_id_fkey FOREIGN KEY (member_id) REFERENCES operator(member_id) ON DELETE CASCADE,
  constraint operator_session_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(public_id) ON DELETE CASCADE
);
create table outbox (
  id text not null,
  kind text not null,
  payload jsonb not null,
  state text not null default 'waiting'::text,
  tries integer not null default 0,
  next_at_ms bigint not null,
  last_error text,
  created_at_ms bigint not null,
  sent_at_ms bigint,
  constraint outbox_pkey PRIMARY KEY (id),
  constraint outbox_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'sent'::text, 'stuck'::text]))
);
create table own_limit (
  member_id text not null,
  month_limit bigint,
  next_limit bigint,
  next_from_ms bigint,
  cools_until_ms bigint,
  changed_at_ms bigint not null,
  constraint own_limit_pkey PRIMARY KEY (member_id),
  constraint own_limit_check CHECK (next_limit IS NULL OR next_from_ms IS NOT NULL),
  constraint own_limit_month_limit_check CHECK (month_limit > 0),
  constraint own_limit_next_limit_check CHECK (next_limit > 0),
  constraint own_limit_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table page_view (
  id bigint not null generated always as identity (sequence name page_view_id_seq start 1 increment 1),
  kind text not null,
  member_id text,
  agent_id text not null,
  platform text not null,
  subject text not null,
  item_id text,
  came_from text,
  screen text,
  detail text,
  at_ms bigint not null,
  constraint page_view_pkey PRIMARY KEY (id),
  constraint page_view_kind_check CHECK (kind = ANY (ARRAY['start'::text, 'page'::text, 'item'::text, 'click'::text])),
  constraint page_view_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table partner (
  member_id text not null,
  share_id text not null,
  since_ms bigint not null,
  constraint partner_pkey PRIMARY KEY (member_id),
  constraint partner_share_id_key UNIQUE (share_id),
  constraint partner_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table password_ticket (
  ticket_hash text not null,
  member_id text not null,
  holder text not null,
  ends_at_ms bigint not null,
  constraint password_ticket_pkey PRIMARY KEY (ticket_hash),
  constraint password_ticket_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table payment (
  id text not null,
  member_id text not null,
  order_id text,
  channel text not null,
  way text not null,
  host text not null,
  subject text not null,
  amount bigint not null,
  bonus bigint not null default 0,
  coupon_id text,
  state text not null default 'pending'::text,
  trade_no text,
  problem text,
  checks integer not null default 0,
  next_check_ms bigint,
  ends_at_ms bigint not null,
  created_at_ms bigint not null,
  finished_at_ms bigint,
  returned_at_ms bigint,
  return_url text,
  cancelled_at_ms bigint,
  constraint payment_pkey PRIMARY KEY (id),
  constraint payment_order_id_key UNIQUE (order_id),
  constraint payment_amount_check CHECK (amount > 0),
  constraint payment_bonus_check CHECK (bonus >= 0),
  constraint payment_check CHECK ((state = 'success'::text) = (trade_no IS NOT NULL AND finished_at_ms IS NOT NULL) OR (state = ANY (ARRAY['conflict'::text, 'closed'::text]))),
  constraint payment_state_check CHECK (state = ANY (ARRAY['pending'::text, 'unknown'::text, 'closed'::text, 'success'::text, 'conflict'::text])),
  constraint payment_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupon(id),
  constraint payment_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint payment_order_id_fkey FOREIGN KEY (order_id) REFERENCES sale_order(id)
);
create table phone_code (
  id text not null,
  phone text not null,
  purpose text not null,
  holder text not null,
  code_hash text not null,
  tries smallint not null default 0,
  used boolean not null default false,
  ends_at_ms bigint not null,
  created_at_ms bigint not null,
  constraint phone_code_pkey PRIMARY KEY (id),
  constraint phone_code_purpose_check CHECK (purpose = ANY (ARRAY['register'::text, 'resetPassword'::text, 'verifyPhone'::text, 'expertApply'::text, 'loginOrRegister'::text, 'retrievePassword'::text]))
);
create table picture (
  path text not null,
  member_id text not null,
  is_private boolean not null,
  bytes integer not null,
  width integer not null,
  height integer not null,
  created_at_ms bigint not null,
  constraint picture_pkey PRIMARY KEY (path),
  constraint picture_bytes_check CHECK (bytes > 0),
  constraint picture_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table plan (
  id text not null,
  plan_no text not null,
  expert_id text not null,
  title text not null,
  teaser text not null,
  sport text not null,
  market text not null,
  in_set_meals boolean not null default false,
  price bigint not null,
  match_id text not null,
  match_number text,
  league_name text not null,
  home_name text not null,
  away_name text not null,
  home_team_id text,
  away_team_id text,
  kickoff_ms bigint not null,
  pick text,
  odds_hundredths integer,
  published_at_ms bigint not null,
  result text,
  home_goals smallint,
  away_goals smallint,
  settled_at_ms bigint,
  line integer,
  two_for_one boolean not null default false,
  refund_on_miss boolean not null default false,
  league_id text,
  returned_hundredths integer,
  close_value integer,
  promised_ms bigint,
  given_at_ms bigint,
  pool_issue text,
  pool_lines integer,
  pool_right smallint,
  hidden_at_ms bigint,
  hidden_by text,
  hidden_reason text,
  constraint plan_pkey PRIMARY KEY (id),
  constraint plan_plan_no_key UNIQUE (plan_no),
  constraint plan_check CHECK (published_at_ms < kickoff_ms),
  constraint plan_check1 CHECK ((result IS NULL) = (settled_at_ms IS NULL)),
  constraint plan_check10 CHECK (pool_issue IS NULL OR (sport = ANY (ARRAY['pool14'::text, 'pick9'::text])) AND pick IS NULL AND promised_ms IS NULL AND NOT two_for_one AND NOT refund_on_miss),
  constraint plan_check11 CHECK ((hidden_at_ms IS NULL) = (hidden_by IS NULL) AND (hidden_at_ms IS NULL) = (hidden_reason IS NULL)),
  constraint plan_check2 CHECK ((market = ANY (ARRAY['handicap'::text, 'overUnder'::text])) = (line IS NOT NULL)),
  constraint plan_check3 CHECK (promised_ms < kickoff_ms),
  constraint plan_check4 CHECK (given_at_ms <= promised_ms),
  constraint plan_check5 CHECK ((pick IS NULL) = (odds_hundredths IS NULL)),
  constraint plan_check6 CHECK ((promised_ms IS NULL OR pick IS NULL) = (given_at_ms IS NULL)),
  constraint plan_check7 CHECK (pick IS NOT NULL OR promised_ms IS NOT NULL OR pool_issue IS NOT NULL),
  constraint plan_check8 CHECK ((pool_issue IS NULL) = (pool_lines IS NULL)),
  constraint plan_check9 CHECK (pool_right IS NULL OR pool_issue IS NOT NULL AND result IS NOT NULL),
  constraint plan_market_check CHECK (market = ANY (ARRAY['winDrawLose'::text, 'winLose'::text, 'handicap'::text, 'overUnder'::text])),
  constraint plan_odds_hundredths_check CHECK (odds_hundredths > 100),
  constraint plan_pick_check CHECK (pick = ANY (ARRAY['home'::text, 'draw'::text, 'away'::text, 'over'::text, 'under'::text])),
  constraint plan_pool_lines_check CHECK (pool_lines > 0),
  constraint plan_pool_right_check CHECK (pool_right >= 0 AND pool_right <= 14),
  constraint plan_price_check CHECK (price >= 0),
  constraint plan_result_check CHECK (result = ANY (ARRAY['hit'::text, 'miss'::text, 'push'::text, 'void'::text])),
  constraint plan_returned_hundredths_check CHECK (returned_hundredths >= 0),
  constraint plan_sport_check CHECK (sport = ANY (ARRAY['football'::text, 'basketball'::text, 'pool14'::text, 'pick9'::text, 'single'::text])),
  constraint plan_expert_id_fkey FOREIGN KEY (expert_id) REFERENCES expert_profile(member_id),
  constraint plan_hidden_by_fkey FOREIGN KEY (hidden_by) REFERENCES member(id)
);
create table plan_body (
  plan_id text not null,
  body text not null,
  constraint plan_body_pkey PRIMARY KEY (plan_id),
  constraint plan_body_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES plan(id)
);
create table plan_correction (
  id text not null,
  plan_id text not null,
  from_result text not null,
  from_returned integer not null,
  from_home smallint,
  from_away smallint,
  to_result text not null,
  to_returned integer not null,
  at_ms bigint not null,
  constraint plan_correction_pkey PRIMARY KEY (id),
  constraint plan_correction_from_result_check CHECK (from_result = ANY (ARRAY['hit'::text, 'miss'::text, 'push'::text, 'void'::text])),
  constraint plan_correction_from_returned_check CHECK (from_returned >= 0),
  constraint plan_correction_to_result_check CHECK (to_result = ANY (ARRAY['hit'::text, 'miss'::text, 'push'::text, 'void'::text])),
  constraint plan_correction_to_returned_check CHECK (to_returned >= 0),
  constraint plan_correction_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES plan(id)
);
create table plan_leg (
  plan_id text not null,
  place smallint not null,
  match_id text not null,
  match_number text,
  league_name text not null,
  home_name text not null,
  away_name text not null,
  home_team_id text,
  away_team_id text,
  kickoff_ms bigint not null,
  market text not null,
  pick text not null,
  line integer,
  odds_hundredths integer not null,
  constraint plan_leg_pkey PRIMARY KEY (plan_id, place),
  constraint plan_leg_market_check CHECK (market = ANY (ARRAY['winDrawLose'::text, 'winLose'::text, 'handicap'::text, 'overUnder'::text])),
  constraint plan_leg_odds_hundredths_check CHECK (odds_hundredths > 100),
  constraint plan_leg_pick_check CHECK (pick = ANY (ARRAY['home'::text, 'draw'::text, 'away'::text, 'over'::text, 'under'::text])),
  constraint plan_leg_place_check CHECK (place = ANY (ARRAY[1, 2])),
  constraint plan_leg_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES plan(id)
);
create table plan_note (
  id text not null,
  plan_id text not null,
  expert_id text not null,
  member_id text not null,
  content text not null,
  shown boolean not null default true,
  reply text,
  replied_at_ms bigint,
  created_at_ms bigint not null,
  constraint plan_note_pkey PRIMARY KEY (id),
  constraint plan_note_check CHECK ((reply IS NULL) = (replied_at_ms IS NULL)),
  constraint plan_note_expert_id_fkey FOREIGN KEY (expert_id) REFERENCES expert_profile(member_id),
  constraint plan_note_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint plan_note_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES plan(id)
);
create table plan_pool_match (
  plan_id text not null,
  place smallint not null,
  match_id text not null,
  league_name text not null,
  home_name text not null,
  away_name text not null,
  home_team_id text,
  away_team_id text,
  kickoff_ms bigint not null,
  marks text not null,
  constraint plan_pool_match_pkey PRIMARY KEY (plan_id, place),
  constraint plan_pool_match_marks_check CHECK (marks = ANY (ARRAY[''::text, '3'::text, '1'::text, '0'::text, '31'::text, '30'::text, '10'::text, '310'::text])),
  constraint plan_pool_match_place_check CHECK (place >= 1 AND place <= 14),
  constraint plan_pool_match_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES plan(id)
);
create table team (
  id text not null,
  sport text not null,
  league_id text not null,
  country_id text not null,
  name text not null,
  founded_year integer not null,
  coach text not null,
  venue jsonb not null,
  sounds text,
  constraint team_pkey PRIMARY KEY (id),
  constraint team_sport_check CHECK (sport = ANY (ARRAY['football'::text, 'basketball'::text])),
  constraint team_league_id_fkey FOREIGN KEY (league_id) REFERENCES league(id)
);
create table player (
  id text not null,
  team_id text not null,
  name text not null,
  sounds text,
  constraint player_pkey PRIMARY KEY (id),
  constraint player_team_id_fkey FOREIGN KEY (team_id) REFERENCES team(id)
);
create table topic (
  id text not null,
  name text not null,
  note text not null,
  open boolean not null default true,
  created_by text not null,
  created_at_ms bigint not null,
  constraint topic_pkey PRIMARY KEY (id),
  constraint topic_name_key UNIQUE (name),
  constraint topic_created_by_fkey FOREIGN KEY (created_by) REFERENCES member(id)
);
create table post (
  id text not null,
  post_id text,
  answers_id text,
  topic_id text,
  match_id text,
  member_id text not null,
  body text not null,
  pictures jsonb not null,
  state text not null,
  pinned_at_ms bigint,
  written_at_ms bigint not null,
  changed_by text,
  reason text,
  appeal text,
  demo boolean not null default false,
  appealed_at_ms bigint,
  constraint post_pkey PRIMARY KEY (id),
  constraint post_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'shown'::text, 'hidden'::text, 'removed'::text])),
  constraint post_answers_id_fkey FOREIGN KEY (answers_id) REFERENCES post(id),
  constraint post_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint post_post_id_fkey FOREIGN KEY (post_id) REFERENCES post(id),
  constraint post_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topic(id)
);
create table post_like (
  post_id text not null,
  member_id text not null,
  liked_at_ms bigint not null,
  constraint post_like_pkey PRIMARY KEY (post_id, member_id),
  constraint post_like_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint post_like_post_id_fkey FOREIGN KEY (post_id) REFERENCES post(id)
);
create table post_report (
  post_id text not null,
  member_id text not null,
  reason text not null,
  reported_at_ms bigint not null,
  constraint post_report_pkey PRIMARY KEY (post_id, member_id),
  constraint post_report_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint post_report_post_id_fkey FOREIGN KEY (post_id) REFERENCES post(id)
);
create table posting (
  journal_id text not null,
  account_id bigint not null,
  amount bigint not null,
  constraint posting_pkey PRIMARY KEY (journal_id, account_id),
  constraint posting_amount_check CHECK (amount <> 0),
  constraint posting_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint posting_journal_id_fkey FOREIGN KEY (journal_id) REFERENCES journal(id)
);
create table precedent (
  match_id text not null,
  company smallint not null,
  market smallint not null,
  first integer not null,
  second integer not null,
  third integer not null,
  outcome smallint not null,
  kick_off_at_ms bigint not null,
  league_id text not null,
  constraint precedent_pkey PRIMARY KEY (match_id, company, market),
  constraint precedent_market_check CHECK (market >= 1 AND market <= 3),
  constraint precedent_outcome_check CHECK (outcome >= '-2'::integer AND outcome <= 2)
);
create table prediction (
  id text not null,
  match_id text not null,
  model text not null,
  made_at_ms bigint not null,
  chances integer[] not null,
  market integer[],
  goals integer[] not null,
  rho integer not null,
  sample integer not null,
  market_company integer,
  market_prices integer[],
  constraint prediction_pkey PRIMARY KEY (id),
  constraint prediction_match_id_model_key UNIQUE (match_id, model),
  constraint prediction_chances_check CHECK (array_length(chances, 1) = 3 AND (chances[1] + chances[2] + chances[3]) = 10000),
  constraint prediction_goals_check CHECK (array_length(goals, 1) = 2),
  constraint prediction_market_check CHECK (array_length(market, 1) = 3),
  constraint prediction_market_prices_check CHECK (array_length(market_prices, 1) = 3),
  constraint prediction_match_id_fkey FOREIGN KEY (match_id) REFERENCES fixture(id)
);
create table price_change (
  id text not null,
  product_id text not null,
  price bigint not null,
  on_sale boolean not null,
  starts_at_ms bigint not null,
  reason text not null,
  set_by text not null,
  created_at_ms bigint not null,
  state text not null default 'waiting'::text,
  ended_at_ms bigint,
  constraint price_change_pkey PRIMARY KEY (id),
  constraint price_change_check CHECK ((state = 'waiting'::text) = (ended_at_ms IS NULL)),
  constraint price_change_price_check CHECK (price > 0),
  constraint price_change_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'done'::text, 'cancelled'::text])),
  constraint price_change_product_id_fkey FOREIGN KEY (product_id) REFERENCES catalogue(id),
  constraint price_change_set_by_fkey FOREIGN KEY (set_by) REFERENCES member(id)
);
create table promo_lot (
  id text not null,
  member_id text not null,
  source text not null,
  granted bigint not null,
  left_over bigint not null,
  expires_at_ms bigint not null,
  created_at_ms bigint not null,
  payment_id text,
  constraint promo_lot_pkey PRIMARY KEY (id),
  constraint promo_lot_check CHECK (left_over >= 0 AND left_over <= granted),
  constraint promo_lot_granted_check CHECK (granted > 0),
  constraint promo_lot_source_check CHECK (source = ANY (ARRAY['charge'::text, 'redpacket'::text])),
  constraint promo_lot_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint promo_lot_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id)
);
create table promo_lot_use (
  order_id text not null,
  lot_id text not null,
  amount bigint not null,
  constraint promo_lot_use_pkey PRIMARY KEY (order_id, lot_id),
  constraint promo_lot_use_amount_check CHECK (amount > 0),
  constraint promo_lot_use_lot_id_fkey FOREIGN KEY (lot_id) REFERENCES promo_lot(id)
);
create table promotion (
  key text not null,
  kind text not null,
  title text not null,
  lead text not null,
  rules text[] not null,
  starts_at_ms bigint not null,
  ends_at_ms bigint not null,
  hosts text[] not null default '{}'::text[],
  audience text not null,
  league_id text,
  budget bigint,
  spent bigint not null default 0,
  is_demo boolean not null default false,
  constraint promotion_pkey PRIMARY KEY (key),
  constraint promotion_audience_check CHECK (audience = ANY (ARRAY['everyone'::text, 'newcomer'::text, 'vip'::text, 'nonVip'::text])),
  constraint promotion_budget_check CHECK (budget > 0),
  constraint promotion_check CHECK (ends_at_ms > starts_at_ms),
  constraint promotion_check1 CHECK (budget IS NULL OR spent <= budget),
  constraint promotion_key_check CHECK (key ~ '^[A-Za-z0-9_-]+$'::text),
  constraint promotion_kind_check CHECK (kind = ANY (ARRAY['couponSpree'::text, 'vipOffer'::text, 'lossReturn'::text, 'cupSeason'::text, 'topUpGift'::text, 'invitation'::text])),
  constraint promotion_spent_check CHECK (spent >= 0)
);
create table promotion_gift (
  id text not null,
  promotion_key text not null,
  place integer not null,
  name text not null,
  item jsonb not null,
  valid_days integer not null,
  worth bigint not null,
  need bigint not null default 0,
  most integer not null default 1,
  stock integer,
  given integer not null default 0,
  constraint promotion_gift_pkey PRIMARY KEY (id),
  constraint promotion_gift_promotion_key_place_key UNIQUE (promotion_key, place),
  constraint promotion_gift_check CHECK (stock IS NULL OR given <= stock),
  constraint promotion_gift_given_check CHECK (given >= 0),
  constraint promotion_gift_most_check CHECK (most > 0),
  constraint promotion_gift_need_check CHECK (need >= 0),
  constraint promotion_gift_stock_check CHECK (stock > 0),
  constraint promotion_gift_valid_days_check CHECK (valid_days >= 1 AND valid_days <= 365),
  constraint promotion_gift_worth_check CHECK (worth >= 0),
  constraint promotion_gift_promotion_key_fkey FOREIGN KEY (promotion_key) REFERENCES promotion(key)
);
create table promotion_claim (
  id text not null,
  promotion_key text not null,
  gift_id text not null,
  member_id text not null,
  turn integer not null,
  created_at_ms bigint not null,
  constraint promotion_claim_pkey PRIMARY KEY (id),
  constraint promotion_claim_gift_id_member_id_turn_key UNIQUE (gift_id, member_id, turn),
  constraint promotion_claim_turn_check CHECK (turn > 0),
  constraint promotion_claim_gift_id_fkey FOREIGN KEY (gift_id) REFERENCES promotion_gift(id),
  constraint promotion_claim_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint promotion_claim_promotion_key_fkey FOREIGN KEY (promotion_key) REFERENCES promotion(key)
);
create table promotion_support (
  promotion_key text not null,
  member_id text not null,
  team_id text not null,
  created_at_ms bigint not null,
  constraint promotion_support_pkey PRIMARY KEY (promotion_key, member_id),
  constraint promotion_support_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint promotion_support_promotion_key_fkey FOREIGN KEY (promotion_key) REFERENCES promotion(key)
);
create table pull_cursor (
  what text not null,
  key text not null,
  as_of_ms bigint not null,
  constraint pull_cursor_pkey PRIMARY KEY (what, key)
);
create table push_goal (
  match_id text not null,
  goal integer not null,
  told_at_ms bigint not null,
  constraint push_goal_pkey PRIMARY KEY (match_id, goal),
  constraint push_goal_goal_check CHECK (goal > 0)
);
create table push_key (
  only_one boolean not null default true,
  public_key text not null,
  private_sealed text not null,
  created_at_ms bigint not null,
  constraint push_key_pkey PRIMARY KEY (only_one),
  constraint push_key_only_one_check CHECK (only_one)
);
create table push_setting (
  member_id text not null,
  goals boolean not null,
  plans boolean not null,
  money boolean not null,
  hides_scores boolean not null,
  quiet_from smallint,
  quiet_to smallint,
  changed_at_ms bigint not null,
  constraint push_setting_pkey PRIMARY KEY (member_id),
  constraint push_setting_check CHECK ((quiet_from IS NULL) = (quiet_to IS NULL)),
  constraint push_setting_quiet_from_check CHECK (quiet_from >= 0 AND quiet_from <= 1439),
  constraint push_setting_quiet_to_check CHECK (quiet_to >= 0 AND quiet_to <= 1439),
  constraint push_setting_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table push_subscription (
  id text not null,
  member_id text not null,
  address text not null,
  key text not null,
  secret text not null,
  created_at_ms bigint not null,
  constraint push_subscription_pkey PRIMARY KEY (id),
  constraint push_subscription_address_key UNIQUE (address),
  constraint push_subscription_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table rate_limit (
  key text not null,
  points integer not null default 0,
  expire bigint,
  constraint rate_limit_pkey PRIMARY KEY (key)
);
create table rating_reward (
  member_id text not null,
  interpretation_id text not null,
  created_at_ms bigint not null,
  constraint rating_reward_pkey PRIMARY KEY (member_id, interpretation_id),
  constraint rating_reward_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table real_name (
  member_id text not null,
  name_sealed text not null,
  id_card_sealed text not null,
  id_card_mark text not null,
  born_on text not null,
  proved_at_ms bigint not null,
  constraint real_name_pkey PRIMARY KEY (member_id),
  constraint real_name_id_card_mark_key UNIQUE (id_card_mark),
  constraint real_name_born_on_check CHECK (born_on ~ '^\d{4}-\d{2}-\d{2}$'::text),
  constraint real_name_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table record_checkpoint (
  size bigint not null,
  note text not null,
  signed_at_ms bigint not null,
  constraint record_checkpoint_pkey PRIMARY KEY (size)
);
create table record_entry (
  id bigint not null generated always as identity (sequence name record_entry_id_seq start 1 increment 1),
  number bigint,
  kind text not null,
  subject text not null,
  at_ms bigint not null,
  body text not null,
  bytes bytea,
  leaf bytea,
  constraint record_entry_pkey PRIMARY KEY (id),
  constraint record_entry_number_key UNIQUE (number),
  constraint record_entry_check CHECK ((number IS NULL) = (bytes IS NULL) AND (number IS NULL) = (leaf IS NULL)),
  constraint record_entry_kind_check CHECK (kind = ANY (ARRAY['commit'::text, 'reveal'::text, 'result'::text, 'settle'::text])),
  constraint record_entry_leaf_check CHECK (length(leaf) = 32),
  constraint record_entry_number_check CHECK (number >= 0)
);
create table record_node (
  level smallint not null,
  place bigint not null,
  hash bytea not null,
  constraint record_node_pkey PRIMARY KEY (level, place),
  constraint record_node_hash_check CHECK (length(hash) = 32),
  constraint record_node_level_check CHECK (level > 0),
  constraint record_node_place_check CHECK (place >= 0)
);
create table record_secret (
  subject text not null,
  salt bytea not null,
  pick text not null,
  match_ids text[] not null,
  open_at_ms bigint not null,
  opened boolean not null default false,
  constraint record_secret_pkey PRIMARY KEY (subject),
  constraint record_secret_salt_check CHECK (length(salt) = 32)
);
create table red_packet_rain (
  match_id text not null,
  goal_count integer not null,
  goal_at_ms bigint not null,
  ends_at_ms bigint not null,
  pool bigint not null,
  packets integer not null,
  taken integer not null default 0,
  seed text not null,
  seed_hash text not null,
  opened_at_ms bigint not null,
  constraint red_packet_rain_pkey PRIMARY KEY (match_id, goal_count),
  constraint red_packet_rain_check CHECK (taken >= 0 AND taken <= packets),
  constraint red_packet_rain_goal_count_check CHECK (goal_count > 0),
  constraint red_packet_rain_packets_check CHECK (packets > 0),
  constraint red_packet_rain_pool_check CHECK (pool > 0)
);
create table red_packet_draw (
  match_id text not null,
  goal_count integer not null,
  member_id text not null,
  place integer not null,
  amount bigint not null,
  lot_id text not null,
  drawn_at_ms bigint not null,
  constraint red_packet_draw_pkey PRIMARY KEY (match_id, goal_count, member_id),
  constraint red_packet_draw_match_id_goal_count_place_key UNIQUE (match_id, goal_count, place),
  constraint red_packet_draw_amount_check CHECK (amount > 0),
  constraint red_packet_draw_lot_id_fkey FOREIGN KEY (lot_id) REFERENCES promo_lot(id),
  constraint red_packet_draw_match_id_goal_count_fkey FOREIGN KEY (match_id, goal_count) REFERENCES red_packet_rain(match_id, goal_count),
  constraint red_packet_draw_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table red_packet_join (
  match_id text not null,
  goal_count integer not null,
  member_id text not null,
  joined_at_ms bigint not null,
  constraint red_packet_join_pkey PRIMARY KEY (match_id, goal_count, member_id),
  constraint red_packet_join_match_id_goal_count_fkey FOREIGN KEY (match_id, goal_count) REFERENCES red_packet_rain(match_id, goal_count),
  constraint red_packet_join_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table refund (
  id text not null,
  kind text not null,
  subject_id text not null,
  member_id text not null,
  title text not null,
  amount bigint not null,
  bonus bigint not null default 0,
  reason text not null,
  state text not null default 'proposed'::text,
  channel text,
  proposed_by text not null,
  decided_by text,
  answer text,
  checks integer not null default 0,
  next_check_ms bigint,
  created_at_ms bigint not null,
  decided_at_ms bigint,
  finished_at_ms bigint,
  constraint refund_pkey PRIMARY KEY (id),
  constraint refund_amount_check CHECK (amount >= 0),
  constraint refund_bonus_check CHECK (bonus >= 0),
  constraint refund_check CHECK (kind = 'charge'::text OR (state <> ALL (ARRAY['submitted'::text, 'unknown'::text, 'failed'::text]))),
  constraint refund_kind_check CHECK (kind = ANY (ARRAY['order'::text, 'charge'::text])),
  constraint refund_reason_check CHECK (length(reason) > 0),
  constraint refund_state_check CHECK (state = ANY (ARRAY['proposed'::text, 'rejected'::text, 'submitted'::text, 'unknown'::text, 'done'::text, 'failed'::text])),
  constraint refund_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES member(id),
  constraint refund_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint refund_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES member(id)
);
create table registration (
  member_id text not null,
  way text not null,
  share_id text,
  agent_id text not null,
  created_at_ms bigint not null,
  constraint registration_pkey PRIMARY KEY (member_id),
  constraint registration_way_check CHECK (way = ANY (ARRAY['password'::text, 'code'::text, 'host'::text])),
  constraint registration_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table replay (
  id text not null,
  expert_id text not null,
  sport text not null,
  title text not null,
  summary text not null,
  body text not null,
  verdict text not null,
  match_id text not null,
  league_name text not null,
  home_name text not null,
  away_name text not null,
  home_team_id text,
  away_team_id text,
  kickoff_ms bigint not null,
  home_goals smallint not null,
  away_goals smallint not null,
  video_id text,
  published_at_ms bigint not null,
  constraint replay_pkey PRIMARY KEY (id),
  constraint replay_check CHECK (published_at_ms > kickoff_ms),
  constraint replay_sport_check CHECK (sport = ANY (ARRAY['football'::text, 'basketball'::text])),
  constraint replay_verdict_check CHECK (verdict = ANY (ARRAY['right'::text, 'partly'::text, 'wrong'::text])),
  constraint replay_expert_id_fkey FOREIGN KEY (expert_id) REFERENCES expert_profile(member_id),
  constraint replay_video_id_fkey FOREIGN KEY (video_id) REFERENCES interpretation(id)
);
create table replay_comment (
  id text not null,
  replay_id text not null,
  parent_id text,
  member_id text not null,
  content text not null,
  created_at_ms bigint not null,
  constraint replay_comment_pkey PRIMARY KEY (id),
  constraint replay_comment_content_check CHECK (length(content) >= 1 AND length(content) <= 300),
  constraint replay_comment_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint replay_comment_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES replay_comment(id),
  constraint replay_comment_replay_id_fkey FOREIGN KEY (replay_id) REFERENCES replay(id)
);
create table score_correction (
  id text not null,
  match_id text not null,
  feed_seq integer not null,
  from_home smallint not null,
  from_away smallint not null,
  to_home smallint not null,
  to_away smallint not null,
  plans integer not null,
  back bigint not null,
  reason text not null,
  state text not null,
  proposed_by text not null,
  decided_by text,
  answer text,
  created_at_ms bigint not null,
  decided_at_ms bigint,
  done_at_ms bigint,
  constraint score_correction_pkey PRIMARY KEY (id),
  constraint score_correction_match_id_feed_seq_key UNIQUE (match_id, feed_seq),
  constraint score_correction_check CHECK (to_home <> from_home OR to_away <> from_away),
  constraint score_correction_check1 CHECK (proposed_by IS DISTINCT FROM decided_by OR state = 'rejected'::text),
  constraint score_correction_state_check CHECK (state = ANY (ARRAY['proposed'::text, 'rejected'::text, 'agreed'::text, 'done'::text])),
  constraint score_correction_to_away_check CHECK (to_away >= 0 AND to_away <= 300),
  constraint score_correction_to_home_check CHECK (to_home >= 0 AND to_home <= 300),
  constraint score_correction_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES member(id),
  constraint score_correction_match_id_fkey FOREIGN KEY (match_id) REFERENCES fixture(id),
  constraint score_correction_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES member(id)
);
create table search_click (
  member_id text not null,
  day text not null,
  clicks integer not null,
  constraint search_click_pkey PRIMARY KEY (member_id, day),
  constraint search_click_clicks_check CHECK (clicks > 0),
  constraint search_click_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table search_query (
  day text not null,
  word text not null,
  person text not null,
  shown text not null,
  found boolean not null,
  asked_at_ms bigint not null,
  constraint search_query_pkey PRIMARY KEY (day, word, person)
);
create table season (
  id text not null,
  league_id text not null,
  name text not null,
  first_day text not null,
  last_day text not null,
  rounds integer not null,
  constraint season_pkey PRIMARY KEY (id),
  constraint season_league_id_fkey FOREIGN KEY (league_id) REFERENCES league(id)
);
create table secret_mark (
  mark text not null,
  sealed_root text,
  number bigint not null generated always as identity (sequence name secret_mark_number_seq start 1 increment 1),
  constraint secret_mark_pkey PRIMARY KEY (mark)
);
create table squad (
  team_id text not null,
  pulled_at_ms bigint not null,
  players jsonb not null,
  transfers jsonb not null,
  honours jsonb not null,
  career jsonb not null,
  constraint squad_pkey PRIMARY KEY (team_id),
  constraint squad_team_id_fkey FOREIGN KEY (team_id) REFERENCES team(id)
);
create table stage (
  id text not null,
  season_id text not null,
  name text not null,
  kind text not null,
  place integer not null,
  constraint stage_pkey PRIMARY KEY (id),
  constraint stage_kind_check CHECK (kind = ANY (ARRAY['table'::text, 'groups'::text, 'knockout'::text])),
  constraint stage_season_id_fkey FOREIGN KEY (season_id) REFERENCES season(id)
);
create table stuck_work (
  kind text not null,
  ref text not null,
  tries integer not null,
  last_error text not null,
  first_at_ms bigint not null,
  last_at_ms bigint not null,
  constraint stuck_work_pkey PRIMARY KEY (kind, ref)
);
create table subscription (
  id text not null,
  member_id text not null,
  expert_id text not null,
  starts_at_ms bigint not null,
  ends_at_ms bigint not null,
  price bigint not null,
  created_at_ms bigint not null,
  constraint subscription_pkey PRIMARY KEY (id),
  constraint subscription_check CHECK (ends_at_ms > starts_at_ms),
  constraint subscription_price_check CHECK (price >= 0),
  constraint subscription_expert_id_fkey FOREIGN KEY (expert_id) REFERENCES expert_profile(member_id),
  constraint subscription_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table tool_score (
  tool text not null,
  matches integer not null,
  hits integer not null,
  chance_sum bigint not null,
  backtested integer not null,
  until_ms bigint,
  scored_at_ms bigint not null,
  constraint tool_score_pkey PRIMARY KEY (tool),
  constraint tool_score_chance_sum_check CHECK (chance_sum >= 0),
  constraint tool_score_check CHECK (hits >= 0 AND hits <= matches),
  constraint tool_score_check1 CHECK (backtested >= 0 AND backtested <= matches),
  constraint tool_score_matches_check CHECK (matches >= 0),
  constraint tool_score_tool_check CHECK (tool ~ '^[a-z][a-zA-Z]*$'::text)
);
create table tool_setting (
  tool text not null,
  is_on boolean not null,
  member_price bigint,
  others_price bigint,
  reason text not null,
  changed_by text not null,
  changed_at_ms bigint not null,
  constraint tool_setting_pkey PRIMARY KEY (tool),
  constraint tool_setting_check CHECK (others_price >= member_price),
  constraint tool_setting_check1 CHECK ((member_price IS NULL) = (others_price IS NULL)),
  constraint tool_setting_member_price_check CHECK (member_price > 0),
  constraint tool_setting_tool_check CHECK (tool ~ '^[a-z][a-zA-Z]*$'::text),
  constraint tool_setting_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES member(id)
);
create table tool_signal (
  match_id text not null,
  tool text not null,
  side text,
  strength double precision not null,
  chance integer not null,
  value text not null,
  made_at_ms bigint not null,
  kick_off_at_ms bigint not null,
  backtest boolean not null,
  constraint tool_signal_pkey PRIMARY KEY (match_id, tool),
  constraint tool_signal_chance_check CHECK (chance >= 0 AND chance <= 10000),
  constraint tool_signal_check CHECK (backtest OR made_at_ms <= kick_off_at_ms),
  constraint tool_signal_side_check CHECK (side = ANY (ARRAY['home'::text, 'draw'::text, 'away'::text])),
  constraint tool_signal_tool_check CHECK (tool ~ '^[a-z][a-zA-Z]*$'::text),
  constraint tool_signal_match_id_fkey FOREIGN KEY (match_id) REFERENCES fixture(id)
);
create table topic_follow (
  topic_id text not null,
  member_id text not null,
  followed_at_ms bigint not null,
  constraint topic_follow_pkey PRIMARY KEY (topic_id, member_id),
  constraint topic_follow_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint topic_follow_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topic(id)
);
create table transport_key (
  kid text not null,
  bits integer not null,
  private_pem text not null,
  created_at_ms bigint not null,
  constraint transport_key_pkey PRIMARY KEY (kid)
);
create table vip_bargain (
  id text not null,
  member_id text not null,
  created_at_ms bigint not null,
  ends_at_ms bigint not null,
  taken_at_ms bigint,
  constraint vip_bargain_pkey PRIMARY KEY (id),
  constraint vip_bargain_check CHECK (ends_at_ms > created_at_ms),
  constraint vip_bargain_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table vip_bargain_help (
  bargain_id text not null,
  helper_id text not null,
  created_at_ms bigint not null,
  constraint vip_bargain_help_pkey PRIMARY KEY (bargain_id, helper_id),
  constraint vip_bargain_help_bargain_id_fkey FOREIGN KEY (bargain_id) REFERENCES vip_bargain(id),
  constraint vip_bargain_help_helper_id_fkey FOREIGN KEY (helper_id) REFERENCES member(id)
);
create table vip_period (
  id text not null,
  member_id text not null,
  tier text not null,
  name text not null,
  is_trial boolean not null,
  starts_at_ms bigint not null,
  ends_at_ms bigint not null,
  revoked_at_ms bigint,
  price bigint not null,
  earned bigint not null default 0,
  created_at_ms bigint not null,
  constraint vip_period_pkey PRIMARY KEY (id),
  constraint vip_period_check CHECK (ends_at_ms > starts_at_ms),
  constraint vip_period_check1 CHECK (earned >= 0 AND earned <= price),
  constraint vip_period_price_check CHECK (price >= 0),
  constraint vip_period_tier_check CHECK (tier = ANY (ARRAY['red'::text, 'super'::text, 'data'::text])),
  constraint vip_period_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table vip_gift (
  id text not null,
  member_id text not null,
  period_id text not null,
  tier text not null,
  month_no integer not null,
  opens_at_ms bigint not null,
  closes_at_ms bigint not null,
  taken_at_ms bigint,
  constraint vip_gift_pkey PRIMARY KEY (id),
  constraint vip_gift_period_id_month_no_key UNIQUE (period_id, month_no),
  constraint vip_gift_check CHECK (closes_at_ms > opens_at_ms),
  constraint vip_gift_month_no_check CHECK (month_no > 0),
  constraint vip_gift_tier_check CHECK (tier = ANY (ARRAY['red'::text, 'super'::text, 'data'::text])),
  constraint vip_gift_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint vip_gift_period_id_fkey FOREIGN KEY (period_id) REFERENCES vip_period(id)
);
create table withdrawal (
  id text not null,
  member_id text not null,
  request_id text not null,
  kind text not null,
  account_sealed text not null,
  name_sealed text not null,
  payee text not null,
  bank_name text not null,
  amount bigint not null,
  fee bigint not null default 0,
  tax bigint not null default 0,
  state text not null default 'review'::text,
  channel text,
  reason text,
  held_until_ms bigint not null,
  first_by text,
  second_by text,
  checks integer not null default 0,
  next_check_ms bigint,
  created_at_ms bigint not null,
  reviewed_at_ms bigint,
  submitted_at_ms bigint,
  finished_at_ms bigint,
  constraint withdrawal_pkey PRIMARY KEY (id),
  constraint withdrawal_member_id_request_id_key UNIQUE (member_id, request_id),
  constraint withdrawal_amount_check CHECK (amount > 0),
  constraint withdrawal_check CHECK ((fee + tax) < amount),
  constraint withdrawal_check1 CHECK (first_by IS NULL OR first_by <> second_by),
  constraint withdrawal_fee_check CHECK (fee >= 0),
  constraint withdrawal_kind_check CHECK (kind = ANY (ARRAY['bank'::text, 'alipay'::text])),
  constraint withdrawal_state_check CHECK (state = ANY (ARRAY['review'::text, 'approved'::text, 'submitted'::text, 'unknown'::text, 'succeeded'::text, 'failed'::text, 'rejected'::text, 'cancelled'::text])),
  constraint withdrawal_tax_check CHECK (tax >= 0),
  constraint withdrawal_first_by_fkey FOREIGN KEY (first_by) REFERENCES member(id),
  constraint withdrawal_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint withdrawal_second_by_fkey FOREIGN KEY (second_by) REFERENCES member(id)
);
create table withdrawal_way (
  id text not null,
  member_id text not null,
  kind text not null,
  sealed text not null,
  tail text not null,
  bank_code text,
  bank_name text not null,
  branch text not null default ''::text,
  created_at_ms bigint not null,
  removed_at_ms bigint,
  constraint withdrawal_way_pkey PRIMARY KEY (id),
  constraint withdrawal_way_kind_check CHECK (kind = ANY (ARRAY['bank'::text, 'alipay'::text])),
  constraint withdrawal_way_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
create table work_draft (
  member_id text not null,
  kind text not null,
  body text not null,
  kept_at_ms bigint not null,
  constraint work_draft_pkey PRIMARY KEY (member_id, kind),
  constraint work_draft_body_check CHECK (length(body) <= 20000),
  constraint work_draft_kind_check CHECK (kind = ANY (ARRAY['plan'::text, 'interpretation'::text, 'replay'::text])),
  constraint work_draft_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);

CREATE OR REPLACE FUNCTION refuse_match_record_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name;
end $function$
;

CREATE OR REPLACE FUNCTION is_posting()
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(current_setting('linmen.posting', true), '') = 'on'
$function$
;

CREATE OR REPLACE FUNCTION books_are_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name using errcode = '55000';
end $function$
;

CREATE OR REPLACE FUNCTION only_post_journal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not is_posting() then
    raise exception '% changes only through post_journal', tg_table_name using errcode = '55000';
  end if;
  return coalesce(new, old);
end $function$
;

CREATE OR REPLACE FUNCTION journal_sums_to_zero()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (select sum(amount) from posting where journal_id = new.journal_id) <> 0 then
    raise exception 'journal % does not sum to zero', new.journal_id using errcode = '23514';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION lock_accounts(p_accounts jsonb)
 RETURNS TABLE(code text, amount bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
AS $function$
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
end $function$
;
do $$ begin execute format(
  'alter function lock_accounts(p_accounts jsonb) set search_path = %I, pg_temp', current_schema()); end $$;
revoke all on function lock_accounts(p_accounts jsonb) from public;

CREATE OR REPLACE FUNCTION post_journal(p_journal jsonb, p_lines jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
AS $function$
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
end $function$
;
do $$ begin execute format(
  'alter function post_journal(p_journal jsonb, p_lines jsonb) set search_path = %I, pg_temp', current_schema()); end $$;
revoke all on function post_journal(p_journal jsonb, p_lines jsonb) from public;

CREATE OR REPLACE FUNCTION plan_is_locked()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION score_pair(home smallint, away smallint)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN jsonb_build_object('home', home, 'away', away)
;

CREATE OR REPLACE FUNCTION closing_odds(offers text, place integer)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT jsonb_build_object('european', jsonb_build_object('home', market.e[3], 'draw', market.e[4], 'away', market.e[5]), 'asian', jsonb_build_object('first', market.a[6], 'line', market.a[7], 'second', market.a[8]), 'overUnder', jsonb_build_object('first', market.t[9], 'line', market.t[10], 'second', market.t[11])) AS jsonb_build_object FROM (((SELECT (string_to_array(split_part(closing_odds.offers, ';'::text, closing_odds.place), ','::text))::integer[] AS string_to_array) last(o) CROSS JOIN LATERAL (SELECT CASE WHEN (closing_odds.place > 1) THEN (string_to_array(split_part(closing_odds.offers, ';'::text, (closing_odds.place - 1)), ','::text))::integer[] ELSE last.o END AS o) earlier(b)) CROSS JOIN LATERAL (SELECT CASE WHEN ((last.o[3] = 0) AND (earlier.b[1] = last.o[1])) THEN earlier.b ELSE last.o END AS o, CASE WHEN ((last.o[6] = 0) AND (earlier.b[1] = last.o[1])) THEN earlier.b ELSE last.o END AS o, CASE WHEN ((last.o[9] = 0) AND (earlier.b[1] = last.o[1])) THEN earlier.b ELSE last.o END AS o) market(e, a, t)))
;

CREATE OR REPLACE FUNCTION check_fixture_names()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION refuse_removal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is named by matches and stays', tg_table_name;
end $function$
;

CREATE OR REPLACE FUNCTION journal_has_lines()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from posting where journal_id = new.id) then
    raise exception 'journal % is empty', new.id using errcode = '23514';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION interpretation_is_locked()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.expert_id, new.match_id, new.kickoff_ms, new.pick, new.odds_hundredths,
      new.published_at_ms, new.price)
    is distinct from (old.expert_id, old.match_id, old.kickoff_ms, old.pick, old.odds_hundredths,
      old.published_at_ms, old.price)
    or (old.result is not null and new.result is distinct from old.result) then
    raise exception 'interpretation % is locked', old.id using errcode = '55000';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION record_entry_is_final()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.number is not null
    or (new.kind, new.subject, new.at_ms, new.body)
      is distinct from (old.kind, old.subject, old.at_ms, old.body) then
    raise exception 'entry % of the log is final', old.id using errcode = '55000';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION audit_hash(line audit, prev text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select encode(sha256(convert_to(prev || jsonb_build_array(
    line.seq, line.at_ms, line.actor, line.deed, line.subject, line.why,
    line.detail, line.before, line.after
  )::text, 'UTF8')), 'hex')
$function$
;

CREATE OR REPLACE FUNCTION chain_audit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  head audit_head;
begin
  select * into head from audit_head for update;
  new.seq := head.seq + 1;
  new.prev_hash := head.hash;
  new.hash := audit_hash(new, head.hash);
  update audit_head set seq = new.seq, hash = new.hash;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION audit_head_only_grows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'UPDATE' or new.seq <> old.seq + 1 then
    raise exception 'the head of the audit only grows' using errcode = '55000';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION ledger_block_hash(p_no bigint, p_before text)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select encode(sha256(convert_to(
    p_before || coalesce(string_agg(told.line, E'\n' order by told.line collate "C"), ''), 'UTF8')), 'hex')
  from (
    select concat_ws('|', j.id, j.key, j.event, j.ref, coalesce(j.actor_id, ''), coalesce(j.reverses, ''), j.at_ms,
      (select string_agg(a.code || '=' || p.amount, ',' order by a.code collate "C")
       from posting p join account a on a.id = p.account_id where p.journal_id = j.id)) as line
    from ledger_block_journal m join journal j on j.id = m.journal_id
    where m.block_no = p_no
  ) told
$function$
;

CREATE OR REPLACE FUNCTION seal_journals(p_until_ms bigint, p_now_ms bigint)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION note_ended_matches()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into ended_match select distinct match_id from added order by match_id on conflict do nothing;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION name_key(p_name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select lower(translate(p_name, ' 　·・•‧.．-–''’()（）', '')) $function$
;

CREATE OR REPLACE FUNCTION pairs_of(p_text text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT COST 1000
AS $function$
    select case when cardinality(signs) < 2 then signs else array(
      select distinct one || next from unnest(signs[:cardinality(signs) - 1], signs[2:]) as t (one, next)
    ) end
    from (select string_to_array(p_text, null) as signs) as split
  $function$
;

CREATE OR REPLACE FUNCTION grams_of(p_text text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT COST 1000
AS $function$
    select array(
      select unnest(signs)
      union
      select one || next from unnest(signs[:cardinality(signs) - 1], signs[2:]) as t (one, next)
    )
    from (select string_to_array(p_text, null) as signs) as split
  $function$
;

CREATE OR REPLACE FUNCTION heads_heard(p_sounds text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT COST 1000
AS $function$
    select array(
      select distinct left(heard, letters)
      from unnest(string_to_array(p_sounds, '|')) heard, generate_series(1, 4) letters
      where heard <> ''
    )
  $function$
;


CREATE INDEX account_owner ON account USING btree (owner_id) WHERE owner_id IS NOT NULL;
CREATE INDEX ad_place ON ad USING btree (form, location, ends_at_ms);
CREATE INDEX announcement_newest ON announcement USING btree (created_at_ms DESC);
CREATE INDEX article_channel ON article USING btree (channel, published_at_ms DESC, id DESC) WHERE removed_at_ms IS NULL;
CREATE INDEX article_newest ON article USING btree (published_at_ms DESC, id DESC) WHERE removed_at_ms IS NULL;
CREATE UNIQUE INDEX article_of_match ON article USING btree (match_id, channel) WHERE automatic AND match_id IS NOT NULL;
CREATE INDEX audit_actor ON audit USING btree (actor, seq);
CREATE UNIQUE INDEX audit_seq ON audit USING btree (seq);
CREATE INDEX audit_subject ON audit USING btree (subject, id);
CREATE INDEX bill_difference_newest ON bill_difference USING btree (day DESC, id);
CREATE INDEX bill_difference_open ON bill_difference USING btree (day DESC, id) WHERE handled_at_ms IS NULL;
CREATE INDEX bill_line_move ON bill_line USING btree (channel, kind, out_no);
CREATE INDEX captcha_ends ON captcha USING btree (ends_at_ms);
CREATE INDEX captcha_pass_ends ON captcha_pass USING btree (ends_at_ms);
CREATE INDEX captcha_pass_holder ON captcha_pass USING btree (holder, subject, purpose);
CREATE INDEX catalogue_on_sale ON catalogue USING btree (goods_kind, scope) WHERE on_sale;
CREATE INDEX channel_notice_open ON channel_notice USING btree (received_at_ms) WHERE taken_at_ms IS NULL;
CREATE UNIQUE INDEX charge_way_card ON charge_way USING btree (member_id, tail) WHERE removed_at_ms IS NULL;
CREATE INDEX chat_line_of_member ON chat_line USING btree (member_id, said_at_ms DESC);
CREATE INDEX chat_support_of_team ON chat_support USING btree (match_id, team_id);
CREATE INDEX coupon_code_use_member ON coupon_code_use USING btree (member_id);
CREATE INDEX coupon_member ON coupon USING btree (member_id, state, valid_to_ms);
CREATE INDEX discount_card_member ON discount_card USING btree (member_id) WHERE uses_left > 0;
CREATE INDEX entitlement_item ON entitlement USING btree (item_kind, item_id) WHERE revoked_at_ms IS NULL;
CREATE UNIQUE INDEX entitlement_place ON entitlement USING btree (member_id, item_kind, item_id) WHERE holds_place;
CREATE INDEX expert_application_newest ON expert_application USING btree (state, created_at_ms);
CREATE UNIQUE INDEX expert_application_open ON expert_application USING btree (member_id) WHERE state = 'pending'::text;
CREATE INDEX expert_article_newest ON expert_article USING btree (expert_id, published_at_ms DESC);
CREATE INDEX favourite_newest ON favourite USING btree (member_id, kept_at_ms DESC);
CREATE INDEX feedback_member ON feedback USING btree (member_id, created_at_ms DESC);
CREATE INDEX feedback_open ON feedback USING btree (created_at_ms) WHERE answer IS NULL;
CREATE INDEX film_upload_member_id_created_at_ms_idx ON film_upload USING btree (member_id, created_at_ms);
CREATE INDEX fixture_away ON fixture USING btree (away_id, kick_off_at_ms DESC);
CREATE INDEX fixture_beijing ON fixture USING btree (beijing_issue) WHERE beijing_issue IS NOT NULL;
CREATE INDEX fixture_day ON fixture USING btree (business_day);
CREATE INDEX fixture_home ON fixture USING btree (home_id, kick_off_at_ms DESC);
CREATE INDEX fixture_kick_off ON fixture USING btree (kick_off_at_ms);
CREATE INDEX fixture_pool ON fixture USING btree (pool_issue) WHERE pool_issue IS NOT NULL;
CREATE INDEX fixture_season ON fixture USING btree (season_id, kick_off_at_ms);
CREATE INDEX foreign_name_begins ON foreign_name USING btree (thing, "left"(key, 1), length(key), id);
CREATE INDEX foreign_name_grams ON foreign_name USING gin (grams_of(replace(key, ' '::text, ''::text))) WHERE thing <> 'league'::text;
CREATE INDEX foreign_name_key ON foreign_name USING btree (thing, key);
CREATE UNIQUE INDEX free_unlock_tool ON free_unlock USING btree (member_id, match_id, tool) WHERE kind = 'tool'::text;
CREATE INDEX host_identity_member ON host_identity USING btree (member_id);
CREATE INDEX idem_age ON idem USING btree (created_at_ms);
CREATE INDEX interpretation_expert ON interpretation USING btree (expert_id, published_at_ms DESC);
CREATE INDEX interpretation_match ON interpretation USING btree (match_id);
CREATE INDEX interpretation_newest ON interpretation USING btree (published_at_ms DESC, id DESC);
CREATE INDEX interpretation_note_expert ON interpretation_note USING btree (expert_id, created_at_ms DESC);
CREATE INDEX interpretation_open ON interpretation USING btree (kickoff_ms) WHERE result IS NULL;
CREATE INDEX interpretation_opened_member ON interpretation_opened USING btree (member_id, opened_at_ms DESC);
CREATE INDEX journal_ref ON journal USING btree (ref);
CREATE INDEX ledger_block_journal_no ON ledger_block_journal USING btree (block_no);
CREATE INDEX match_follow_newest ON match_follow USING btree (member_id, followed_at_ms DESC);
CREATE INDEX member_follow_fans ON member_follow USING btree (followed_id, followed_at_ms DESC);
CREATE INDEX member_follow_newest ON member_follow USING btree (follower_id, followed_at_ms DESC);
CREATE UNIQUE INDEX member_phone ON member USING btree (phone) WHERE phone <> ''::text;
CREATE INDEX message_newest ON message USING btree (member_id, kind, created_at_ms DESC);
CREATE UNIQUE INDEX message_once ON message USING btree (member_id, once_key) WHERE once_key IS NOT NULL;
CREATE INDEX message_unread ON message USING btree (member_id) WHERE NOT is_read AND NOT is_removed;
CREATE INDEX operator_recovery_member ON operator_recovery USING btree (member_id);
CREATE INDEX operator_session_member ON operator_session USING btree (member_id);
CREATE INDEX outbox_age ON outbox USING btree (created_at_ms);
CREATE INDEX outbox_open ON outbox USING btree (state, next_at_ms) WHERE state <> 'sent'::text;
CREATE INDEX pack_member ON pack USING btree (member_id) WHERE used < looks;
CREATE INDEX pack_newest ON pack USING btree (member_id, scope, created_at_ms DESC);
CREATE INDEX page_view_age ON page_view USING btree (at_ms);
CREATE INDEX page_view_item ON page_view USING btree (subject, item_id) WHERE item_id IS NOT NULL;
CREATE INDEX page_view_member ON page_view USING btree (member_id, at_ms) WHERE member_id IS NOT NULL;
CREATE INDEX payment_member ON payment USING btree (member_id, created_at_ms DESC);
CREATE INDEX payment_open ON payment USING btree (next_check_ms) WHERE next_check_ms IS NOT NULL;
CREATE UNIQUE INDEX payment_trade ON payment USING btree (channel, trade_no) WHERE trade_no IS NOT NULL;
CREATE INDEX phone_code_ends ON phone_code USING btree (ends_at_ms);
CREATE UNIQUE INDEX phone_code_open ON phone_code USING btree (phone, purpose, holder);
CREATE INDEX picture_member ON picture USING btree (member_id, created_at_ms);
CREATE INDEX plan_correction_plan ON plan_correction USING btree (plan_id, at_ms);
CREATE INDEX plan_leg_match ON plan_leg USING btree (match_id);
CREATE INDEX plan_match ON plan USING btree (match_id);
CREATE INDEX plan_newest ON plan USING btree (published_at_ms DESC, id DESC);
CREATE INDEX plan_note_expert ON plan_note USING btree (expert_id, created_at_ms DESC);
CREATE INDEX plan_note_plan ON plan_note USING btree (plan_id, created_at_ms DESC);
CREATE INDEX plan_on_sale ON plan USING btree (kickoff_ms) WHERE result IS NULL;
CREATE UNIQUE INDEX plan_pool ON plan USING btree (expert_id, pool_issue, sport) WHERE pool_issue IS NOT NULL;
CREATE INDEX plan_pool_match_match ON plan_pool_match USING btree (match_id);
CREATE INDEX plan_promised ON plan USING btree (promised_ms) WHERE pick IS NULL AND result IS NULL;
CREATE INDEX plan_record ON plan USING btree (expert_id, kickoff_ms DESC) WHERE result IS NOT NULL;
CREATE INDEX player_begins ON player USING btree ("left"(name_key(name), 1), length(name), name, id);
CREATE INDEX player_grams ON player USING gin (grams_of(name_key(name)));
CREATE INDEX player_heads ON player USING gin (heads_heard(sounds));
CREATE INDEX player_heard ON player USING btree ("left"(sounds, 2), length(name), name, id);
CREATE INDEX player_unheard ON player USING btree (id) WHERE sounds IS NULL;
CREATE INDEX post_comments ON post USING btree (post_id, written_at_ms, id) WHERE post_id IS NOT NULL;
CREATE INDEX post_grams ON post USING gin (pairs_of(lower(body))) WHERE post_id IS NULL AND state = 'shown'::text;
CREATE INDEX post_newest ON post USING btree (written_at_ms DESC, id DESC) WHERE post_id IS NULL;
CREATE INDEX post_of_member ON post USING btree (member_id, written_at_ms DESC, id DESC);
CREATE INDEX post_of_topic ON post USING btree (topic_id, written_at_ms DESC, id DESC) WHERE post_id IS NULL;
CREATE INDEX post_waiting ON post USING btree (written_at_ms) WHERE state = ANY (ARRAY['waiting'::text, 'hidden'::text]);
CREATE INDEX posting_of_account ON posting USING btree (account_id, journal_id);
CREATE INDEX precedent_by_price ON precedent USING btree (company, market, first, second, third) INCLUDE (kick_off_at_ms, league_id, outcome, match_id);
CREATE INDEX price_change_due ON price_change USING btree (starts_at_ms) WHERE state = 'waiting'::text;
CREATE INDEX promo_lot_live ON promo_lot USING btree (member_id, expires_at_ms) WHERE left_over > 0;
CREATE INDEX promo_lot_payment ON promo_lot USING btree (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX promotion_claim_member ON promotion_claim USING btree (member_id, promotion_key);
CREATE INDEX promotion_claim_promotion ON promotion_claim USING btree (promotion_key);
CREATE INDEX promotion_support_team ON promotion_support USING btree (promotion_key, team_id);
CREATE INDEX push_subscription_member ON push_subscription USING btree (member_id, created_at_ms);
CREATE INDEX rate_limit_expire ON rate_limit USING btree (expire);
CREATE INDEX record_checkpoint_day ON record_checkpoint USING btree (signed_at_ms);
CREATE UNIQUE INDEX record_entry_once ON record_entry USING btree (subject, kind) WHERE kind = ANY (ARRAY['commit'::text, 'reveal'::text]);
CREATE INDEX record_entry_subject ON record_entry USING btree (subject, kind, id);
CREATE INDEX record_entry_waiting ON record_entry USING btree (at_ms, id) WHERE number IS NULL;
CREATE INDEX record_secret_closed ON record_secret USING btree (open_at_ms) WHERE NOT opened;
CREATE INDEX red_packet_draw_of_member ON red_packet_draw USING btree (member_id, drawn_at_ms DESC);
CREATE INDEX refund_due ON refund USING btree (next_check_ms) WHERE next_check_ms IS NOT NULL;
CREATE INDEX refund_newest ON refund USING btree (created_at_ms DESC, id);
CREATE UNIQUE INDEX refund_one_open ON refund USING btree (kind, subject_id) WHERE state = ANY (ARRAY['proposed'::text, 'submitted'::text, 'unknown'::text]);
CREATE UNIQUE INDEX refund_order_once ON refund USING btree (subject_id) WHERE kind = 'order'::text AND state = 'done'::text;
CREATE INDEX refund_subject ON refund USING btree (subject_id);
CREATE INDEX registration_share ON registration USING btree (share_id) WHERE share_id IS NOT NULL;
CREATE INDEX replay_comment_newest ON replay_comment USING btree (replay_id, created_at_ms DESC);
CREATE INDEX replay_comment_parent ON replay_comment USING btree (parent_id) WHERE parent_id IS NOT NULL;
CREATE INDEX replay_expert ON replay USING btree (expert_id, published_at_ms DESC);
CREATE INDEX replay_newest ON replay USING btree (published_at_ms DESC, id DESC);
CREATE INDEX sale_order_goods ON sale_order USING btree (goods_kind, goods_id, state);
CREATE INDEX sale_order_member ON sale_order USING btree (member_id, created_at_ms DESC);
CREATE INDEX sale_order_pack ON sale_order USING btree (pack_id) WHERE pack_id IS NOT NULL;
CREATE INDEX sale_order_share ON sale_order USING btree (created_at_ms) WHERE share_percent > 0 AND share_settled_ms IS NULL AND state = 'fulfilled'::text;
CREATE UNIQUE INDEX score_correction_waits ON score_correction USING btree (match_id) WHERE state = ANY (ARRAY['proposed'::text, 'agreed'::text]);
CREATE INDEX search_query_newest ON search_query USING btree (asked_at_ms DESC);
CREATE INDEX season_league ON season USING btree (league_id, first_day DESC);
CREATE INDEX session_ends ON session USING btree (ends_at_ms);
CREATE INDEX session_member ON session USING btree (member_id);
CREATE INDEX stage_season ON stage USING btree (season_id);
CREATE INDEX subscription_expert ON subscription USING btree (expert_id, ends_at_ms DESC);
CREATE INDEX subscription_member ON subscription USING btree (member_id, ends_at_ms DESC);
CREATE INDEX team_begins ON team USING btree ("left"(name_key(name), 1), length(name), name, id);
CREATE INDEX team_grams ON team USING gin (grams_of(name_key(name)));
CREATE INDEX team_heads ON team USING gin (heads_heard(sounds));
CREATE INDEX team_heard ON team USING btree ("left"(sounds, 2), length(name), name, id);
CREATE INDEX team_league ON team USING btree (league_id);
CREATE INDEX team_unheard ON team USING btree (id) WHERE sounds IS NULL;
CREATE INDEX tool_signal_newest ON tool_signal USING btree (tool, kick_off_at_ms DESC);
CREATE INDEX vip_bargain_member ON vip_bargain USING btree (member_id, created_at_ms DESC);
CREATE INDEX vip_gift_member ON vip_gift USING btree (member_id, opens_at_ms DESC);
CREATE INDEX vip_period_earning ON vip_period USING btree (id) WHERE earned < price AND revoked_at_ms IS NULL;
CREATE INDEX vip_period_member ON vip_period USING btree (member_id, created_at_ms DESC);
CREATE UNIQUE INDEX vip_period_one_trial ON vip_period USING btree (member_id) WHERE is_trial;
CREATE INDEX vip_period_running ON vip_period USING btree (ends_at_ms, starts_at_ms) WHERE revoked_at_ms IS NULL;
CREATE INDEX withdrawal_due ON withdrawal USING btree (next_check_ms) WHERE next_check_ms IS NOT NULL;
CREATE INDEX withdrawal_member ON withdrawal USING btree (member_id, created_at_ms DESC);
CREATE UNIQUE INDEX withdrawal_one_open ON withdrawal USING btree (member_id) WHERE state = ANY (ARRAY['review'::text, 'approved'::text, 'submitted'::text, 'unknown'::text]);
CREATE UNIQUE INDEX withdrawal_way_place ON withdrawal_way USING btree (member_id, kind, bank_name, tail) WHERE removed_at_ms IS NULL;

create view odds_offer as
 SELECT odds_tick.match_id,
    odds_tick.company,
    odds_tick.seq,
    odds_tick.at_ms,
    odds_tick.received_at_ms,
    odds_tick.european,
    odds_tick.asian,
    odds_tick.over_under
   FROM odds_tick
UNION ALL
 SELECT imported_match.match_id,
    offer.o[1] AS company,
    offer.o[2] AS seq,
        CASE offer.o[2]
            WHEN 1 THEN imported_match.opened_at_ms
            ELSE imported_match.closed_at_ms
        END AS at_ms,
    imported_match.received_at_ms,
    ARRAY[offer.o[3], offer.o[4], offer.o[5]] AS european,
    ARRAY[offer.o[6], offer.o[7], offer.o[8]] AS asian,
    ARRAY[offer.o[9], offer.o[10], offer.o[11]] AS over_under
   FROM imported_match
     CROSS JOIN LATERAL unnest(string_to_array(imported_match.offers, ';'::text)) line(line)
     CROSS JOIN LATERAL ( SELECT string_to_array(line.line, ','::text)::integer[] AS string_to_array) offer(o);
create view match_ending as
 SELECT match_result.match_id,
    match_result.version,
    match_result.phase,
    match_result.recorded_at_ms,
    match_result.result,
    match_result.closing
   FROM match_result
UNION ALL
 SELECT imported_match.match_id,
    1 AS version,
    'finished'::text AS phase,
    imported_match.received_at_ms AS recorded_at_ms,
    jsonb_strip_nulls(jsonb_build_object('sport', 'football', 'phase', 'finished', 'full', score_pair(imported_match.full_home, imported_match.full_away), 'half', score_pair(imported_match.half_home, imported_match.half_away), 'corners', score_pair(imported_match.corners_home, imported_match.corners_away), 'yellowCards', score_pair(imported_match.yellow_home, imported_match.yellow_away), 'redCards', score_pair(imported_match.red_home, imported_match.red_away))) AS result,
    closing_odds(imported_match.offers, imported_match.closing_place) AS closing
   FROM imported_match;

insert into audit_head (one, seq, hash) overriding system value values
  ('true', '0', '');
insert into catalogue (id, goods_kind, name, scope, expert_id, price, quantity, days, on_sale, created_at_ms) overriding system value values
  ('vip-data-030', 'vip', '数据会员 30 天', 'data', NULL, '18800', '1', '30', 'true', '0'),
  ('vip-data-090', 'vip', '数据会员 90 天', 'data', NULL, '51800', '1', '90', 'true', '0'),
  ('vip-data-365', 'vip', '数据会员 365 天', 'data', NULL, '188000', '1', '365', 'true', '0'),
  ('vip-red-030', 'vip', '红单会员 30 天', 'red', NULL, '10800', '1', '30', 'true', '0'),
  ('vip-red-090', 'vip', '红单会员 90 天', 'red', NULL, '29800', '1', '90', 'true', '0'),
  ('vip-red-365', 'vip', '红单会员 365 天', 'red', NULL, '108000', '1', '365', 'true', '0'),
  ('vip-super-030', 'vip', '超级会员 30 天', 'super', NULL, '29600', '1', '30', 'true', '0'),
  ('vip-super-090', 'vip', '超级会员 90 天', 'super', NULL, '79800', '1', '90', 'true', '0'),
  ('vip-super-365', 'vip', '超级会员 365 天', 'super', NULL, '296000', '1', '365', 'true', '0');
insert into charge_product (id, amount, on_sale) overriding system value values
  ('cp108', '10800', 'true'),
  ('cp18', '1800', 'true'),
  ('cp188', '18800', 'true'),
  ('cp38', '3800', 'true'),
  ('cp388', '38800', 'true'),
  ('cp68', '6800', 'true');
insert into filtered_word (word, kind, deed) overriding system value values
  ('下注', 'fraud', 'refuse'),
  ('代打', 'fraud', 'refuse'),
  ('代理招商', 'advert', 'refuse'),
  ('傻b', 'abuse', 'refuse'),
  ('傻逼', 'abuse', 'refuse'),
  ('内幕消息', 'fraud', 'refuse'),
  ('加qq', 'advert', 'refuse'),
  ('加v信', 'advert', 'refuse'),
  ('加微信', 'advert', 'refuse'),
  ('包中', 'fraud', 'refuse'),
  ('包红', 'fraud', 'refuse'),
  ('去死吧', 'abuse', 'refuse'),
  ('威信号', 'advert', 'refuse'),
  ('废物', 'abuse', 'review'),
  ('开户', 'fraud', 'refuse'),
  ('必中', 'fraud', 'refuse'),
  ('投注', 'fraud', 'review'),
  ('操你妈', 'abuse', 'refuse'),
  ('滚出去', 'abuse', 'review'),
  ('狗杂种', 'abuse', 'refuse'),
  ('私聊我', 'advert', 'review'),
  ('稳赚', 'fraud', 'refuse'),
  ('色情', 'vulgar', 'refuse'),
  ('草泥马', 'abuse', 'refuse'),
  ('裸聊', 'vulgar', 'refuse');
insert into home_module (id, kind, title, place, open) overriding system value values
  ('entries', 'entries', '数据中心', '2', 'true'),
  ('experts', 'experts', '热门专家', '4', 'true'),
  ('focus', 'focus', '焦点赛事', '9', 'true'),
  ('interpretations', 'interpretations', '最新解读', '7', 'true'),
  ('leagues', 'leagues', '热门赛事', '12', 'true'),
  ('live', 'live', '正在进行', '3', 'true'),
  ('news', 'news', '资讯', '10', 'true'),
  ('plans', 'plans', '最新方案', '5', 'true'),
  ('signals', 'signals', '今日信号', '6', 'true'),
  ('swiper', 'swiper', '首页轮播', '1', 'true'),
  ('topics', 'topics', '社区话题', '11', 'true'),
  ('videos', 'videos', '视频解读', '8', 'true');
insert into installation (only_one, id) overriding system value values
  ('true', replace(gen_random_uuid()::text, '-', ''));

CREATE TRIGGER audit_append_only BEFORE DELETE OR UPDATE ON audit FOR EACH ROW EXECUTE FUNCTION books_are_append_only();
CREATE TRIGGER audit_chained BEFORE INSERT ON audit FOR EACH ROW EXECUTE FUNCTION chain_audit();
CREATE TRIGGER audit_not_truncated BEFORE TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION books_are_append_only();
CREATE TRIGGER audit_head_grows BEFORE DELETE OR UPDATE ON audit_head FOR EACH ROW EXECUTE FUNCTION audit_head_only_grows();
CREATE TRIGGER audit_head_not_truncated BEFORE TRUNCATE ON audit_head FOR EACH STATEMENT EXECUTE FUNCTION books_are_append_only();
CREATE TRIGGER balance_by_journal BEFORE DELETE OR UPDATE ON balance FOR EACH ROW EXECUTE FUNCTION only_post_journal();
CREATE TRIGGER balance_starts_empty BEFORE INSERT ON balance FOR EACH ROW WHEN (new.amount <> 0) EXECUTE FUNCTION only_post_journal();
CREATE TRIGGER depth_record_append_only BEFORE DELETE OR UPDATE ON depth_record FOR EACH ROW EXECUTE FUNCTION refuse_match_record_change();
CREATE TRIGGER fixture_names_inserted AFTER INSERT ON fixture REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION check_fixture_names();
CREATE TRIGGER fixture_names_updated AFTER UPDATE ON fixture REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION check_fixture_names();
CREATE TRIGGER imported_match_append_only BEFORE DELETE OR UPDATE ON imported_match FOR EACH ROW EXECUTE FUNCTION refuse_match_record_change();
CREATE TRIGGER imported_match_notes AFTER INSERT ON imported_match REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_ended_matches();
CREATE TRIGGER interpretation_locked BEFORE UPDATE ON interpretation FOR EACH ROW EXECUTE FUNCTION interpretation_is_locked();
CREATE TRIGGER interpretation_not_deleted BEFORE DELETE ON interpretation FOR EACH ROW EXECUTE FUNCTION books_are_append_only();
CREATE TRIGGER journal_append_only BEFORE DELETE OR UPDATE ON journal FOR EACH ROW EXECUTE FUNCTION books_are_append_only();
CREATE CONSTRAINT TRIGGER journal_not_empty AFTER INSERT ON journal DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION journal_has_lines();
CREATE TRIGGER journal_not_truncated BEFORE TRUNCATE ON journal FOR EACH STATEMENT EXECUTE FUNCTION books_are_append_only();
CREATE TRIGGER league_stays BEFORE DELETE OR UPDATE OF id ON league FOR EACH ROW EXECUTE FUNCTION refuse_removal();
CREATE TRIGGER ledger_block_append_only BEFORE DELETE OR UPDATE ON ledger_block FOR EACH ROW EXECUTE FUNCTION books_are_append_only();
CREATE TRIGGER ledger_block_not_truncated BEFORE TRUNCATE ON ledger_block FOR EACH STATEMENT EXECUTE FUNCTION books_are_append_only();
CREATE TRIGGER ledger_block_journal_append_only BEFORE DELETE OR UPDATE ON ledger_block_journal FOR EACH ROW EXECUTE FUNCTION books_are_append_only();
CREATE TRIGGER ledger_block_journal_not_truncated BEFORE TRUNCATE ON ledger_block_journal FOR EACH STATEMENT EXECUTE FUNCTION books_are_append_only();
CREATE TRIGGER match_event_append_only BEFORE DELETE OR UPDATE ON match_event FOR EACH ROW EXECUTE FUNCTION refuse_match_record_change();
CREATE TRIGGER match_result_append_only BEFORE DELETE OR UPDATE ON match_result FOR EACH ROW EXECUTE FUNCTION refuse_match_record_change();
CREATE TRIGGER match_result_notes AFTER INSERT ON match_result REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_ended_matches();
CREATE TRIGGER odds_tick_append_only BEFORE DELETE OR UPDATE ON odds_tick FOR EACH ROW EXECUTE FUNCTION refuse_match_record_change();
CREATE TRIGGER plan_locked BEFORE UPDATE ON plan FOR EACH ROW EXECUTE FUNCTION plan_is_locked();
CREATE TRIGGER plan_not_deleted BEFORE DELETE ON plan FOR EACH ROW EXECUTE FUNCTION books_are_append_only();
CREATE TRIGGER plan_correction_final BEFORE DELETE OR UPDATE ON plan_correction FOR EACH ROW EXECUTE FUNCTION books_are_append_only();
CREATE TRIGGER plan_leg_locked BEFORE DELETE OR UPDATE ON plan_leg FOR EACH ROW EXECUTE FUNCTION books_are_append_only();
CREATE TRIGGER plan_pool_match_locked BEFORE DELETE OR UPDATE ON plan_pool_match FOR EACH ROW EXECUTE FUNCTION books_are_append_only();
CREATE TRIGGER posting_append_only BEFORE DELETE OR UPDATE ON posting FOR EACH ROW EXECUTE FUNCTION books_are_append_only();
CREATE CONSTRAINT TRIGGER posting_balanced AFTER INSERT ON posting DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION journal_sums_to_zero();
CREATE TRIGGER posting_by_journal BEFORE INSERT ON posting FOR EACH ROW EXECUTE FUNCTION only_post_journal();
CREATE TRIGGER posting_not_truncated BEFORE TRUNCATE ON posting FOR EACH STATEMENT EXECUTE FUNCTION books_are_append_only();
CREATE TRIGGER prediction_append_only BEFORE DELETE OR UPDATE ON prediction FOR EACH ROW EXECUTE FUNCTION refuse_match_record_change();
CREATE TRIGGER record_checkpoint_final BEFORE DELETE OR UPDATE ON record_checkpoint FOR EACH ROW EXECUTE FUNCTION books_are_append_only();
CREATE TRIGGER record_entry_final BEFORE UPDATE ON record_entry FOR EACH ROW EXECUTE FUNCTION record_entry_is_final();
CREATE TRIGGER record_entry_kept BEFORE DELETE ON record_entry FOR EACH ROW EXECUTE FUNCTION books_are_append_only();
CREATE TRIGGER record_node_final BEFORE DELETE OR UPDATE ON record_node FOR EACH ROW EXECUTE FUNCTION books_are_append_only();
CREATE TRIGGER team_stays BEFORE DELETE OR UPDATE OF id ON team FOR EACH ROW EXECUTE FUNCTION refuse_removal();
CREATE TRIGGER tool_signal_append_only BEFORE DELETE OR UPDATE ON tool_signal FOR EACH ROW EXECUTE FUNCTION refuse_match_record_change();

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
comment on column plan.pool_issue is 'The issue a plan on a pool is about; the match of such a plan is the first of the issue to begin.';
comment on column plan.pool_lines is 'How many single lines the choices make.';
comment on column plan.pool_right is 'Chosen matches that came out right, once it is settled.';
comment on table plan_body is 'The paid text, apart from everything a list may select.';
comment on table plan_leg is 'One of the two matches of a two-for-one. Never changed.';
comment on table plan_pool_match is 'One of the fourteen matches of a plan on a pool, with what is chosen of it. Never changed.';
comment on column plan_pool_match.marks is '3 home, 1 draw, 0 away, one or more of them; empty where 任九 leaves the match out.';
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
