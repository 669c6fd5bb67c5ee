-- Operators edit methods: who saves must have seen the newest version, and a deposit keeps what it was opened with.

alter table deposit_method
  add column version int not null default 1,
  add column changed_at timestamptz,
  drop constraint deposit_method_kind_check,
  -- member: the transfer goes to another member who is being paid out
  add constraint deposit_method_kind_check check (kind in ('hosted', 'bank', 'member'));

alter table deposit
  add column fee_ppm bigint,
  add column fee_fixed bigint,
  -- the house's own account as it was shown
  add column house_account jsonb;
