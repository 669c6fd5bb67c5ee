-- Price books of lotteries: each version is a whole configuration; the newest one prices the draws that are put on sale from then on.
create table lottery_book (
  lottery text not null check (lottery ~ '^[A-Z0-9_]{2,20}$'),
  version int not null check (version > 0),
  config json not null,
  created_by text not null,
  approved_by text not null,
  reason text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (lottery, version)
);

create trigger lottery_book_is_final before update or delete or truncate on lottery_book
for each statement execute function ledger_refuse_change();

grant select, insert on lottery_book to fairhouse_app;
