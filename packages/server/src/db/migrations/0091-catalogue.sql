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
