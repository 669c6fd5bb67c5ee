-- Bets that their member edited: the earlier one was cashed out in the transaction that placed the later one.
create table sport_edit (
  bet uuid primary key,
  became uuid not null unique,
  member_id bigint not null,
  at timestamptz not null default clock_timestamp(),
  constraint sport_edit_other check (bet <> became)
);
create trigger sport_edit_is_final before update or delete or truncate on sport_edit
for each statement execute function ledger_refuse_change();
grant select, insert on sport_edit to fairhouse_app;
