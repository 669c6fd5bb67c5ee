-- Vendors whose games are opened by asking their server: how the vendor knows the house, and the key that the house signs with there.
alter table vendor_door add column partner text not null default '' check (length(partner) <= 60);

-- A key of the house's own that cannot be derived from its master secret; made when the first vendor needs it.
create table vendor_house_key (
  kind text primary key check (kind = 'rsa'),
  public_key text not null,
  secret_sealed bytea not null,
  created_at timestamptz not null
);
grant select, insert on vendor_house_key to fairhouse_app;

-- time played and net result of a log-in begin with its first game, a vendor's too
create index vendor_session_member_session on vendor_session (member_session_id, opened_at);
