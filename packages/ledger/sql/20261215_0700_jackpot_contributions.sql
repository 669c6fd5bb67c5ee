-- What a bet contributes to jackpot pools (docs/decisions/0092): accounts of its book, and the amounts, which leave gross gaming revenue.
-- A round keeps them, so that a void returns exactly what it gave.
alter type ledger_entry add attribute pools bigint[], add attribute parts bigint[];
alter type ledger_item add attribute pools bigint[], add attribute parts bigint[];

alter table round
  add column pools bigint[],
  add column parts bigint[];

-- Money between two house accounts of one book, such as the seed of a jackpot; a key moves it once.
create table house_transfer (
  key uuid primary key,
  from_account bigint not null,
  to_account bigint not null,
  amount bigint not null check (amount > 0),
  batch bigint not null,
  at timestamptz not null default clock_timestamp(),
  note text not null check (note <> ''),
  check (from_account <> to_account and from_account >> 32 = to_account >> 32)
);
create trigger house_transfer_is_final before update or delete or truncate on house_transfer
for each statement execute function ledger_refuse_change();
grant select on house_transfer to fairhouse_app;
