-- Where a brand's rule of a field differs from the one that it starts with; kinds and bounds are checked in code.

create table field_rule (
  merchant text not null references merchant (code),
  field text not null,
  kind text not null,
  min_length integer not null check (min_length >= 0),
  max_length integer not null check (max_length >= min_length),
  is_enabled boolean not null,
  is_required boolean not null check (is_enabled or not is_required),
  changed_at timestamptz not null,
  primary key (merchant, field)
);

create trigger announce after insert or update or delete on field_rule
for each statement execute function announce_configuration();

grant select, insert, update on field_rule to fairhouse_app;
