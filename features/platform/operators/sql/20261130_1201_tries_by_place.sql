-- Wrong logins are counted by where they come from, so that a stranger uses up only their own tries: a bucket is an account on one
-- device, an account at one address, an address, or an account for all strangers together.
delete from operator_try; -- lives half an hour
alter table operator_try rename column account_key to bucket;
-- whose login the bucket is about; null for a bucket of an address
alter table operator_try add column account_key text;
-- unlocking an account, and the list of operators with their locks
create index operator_try_account on operator_try (account_key) where account_key is not null;

-- Browsers in which an operator finished a login: their tries count by themselves.
create table operator_device (
  operator_id uuid not null references operator (id),
  -- sha-256 of the cookie's token; the token itself is never stored
  token_hash bytea not null,
  device text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (operator_id, token_hash)
);
grant select, insert, update, delete on operator_device to fairhouse_app;
