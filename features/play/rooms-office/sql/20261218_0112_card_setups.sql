-- Stakes, rake and times of card rooms as operators have set them: each change is a version; the room itself has the newest.
create table card_setup (
  merchant text not null references merchant (code),
  code text not null check (code ~ '^[A-Z0-9]{2,12}$'),
  version int not null check (version > 0),
  value json not null,
  created_by text not null,
  approved_by text not null,
  reason text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (merchant, code, version)
);

create trigger card_setup_is_final before update or delete or truncate on card_setup
for each statement execute function ledger_refuse_change();

grant select, insert on card_setup to fairhouse_app;
