-- Where a session was begun decides what its member may do there; what the address bar says later does not.
alter table session add column agent_id text;
alter table session add column platform text;
-- When the member last showed a password or a code.
alter table session add column proved_at_ms bigint not null default 0;
update session set proved_at_ms = created_at_ms;
