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
