-- The receiver's answers (CSH-03): all, a part, or nothing with a proof; and instruments beside banks.

alter table withdrawal
  drop constraint withdrawal_state_check,
  add constraint withdrawal_state_check check (
    state in ('requested', 'claimed', 'approved', 'paying', 'paid', 'disputed', 'received', 'failed', 'rejected')
  ),
  drop constraint withdrawal_agreed,
  add constraint withdrawal_agreed check (
    state not in ('paying', 'paid', 'disputed', 'received', 'failed')
      or (first_by is not null and (eyes = 1 or second_by is not null))
  ),
  -- what the member says has arrived, where it is not all
  add column arrived bigint check (arrived >= 0),
  -- what came back into the wallet because it never arrived, fee included
  add column returned bigint not null default 0 check (returned >= 0),
  add constraint withdrawal_said check (state <> 'disputed' or arrived is not null),
  add constraint withdrawal_parts check (coalesce(arrived, 0) + returned <= amount);

-- Pictures that the receiver sent: what their bank shows.
create table withdrawal_proof (
  id uuid primary key default uuidv7(),
  withdrawal uuid not null references withdrawal (id),
  file text not null unique,
  bytes int not null check (bytes > 0),
  sha256 bytea not null,
  at timestamptz not null
);
-- the proofs of a withdrawal, newest first
create index withdrawal_proof_of on withdrawal_proof (withdrawal, at desc);

grant select, insert on withdrawal_proof to fairhouse_app;

alter table bank
  add column kind text not null default 'bank' check (kind in ('bank', 'wallet', 'coin'));

alter table payout_account
  drop constraint payout_account_account_number_check,
  add constraint payout_account_account_number_check check (account_number ~ '^[0-9A-Za-z]{4,64}$');

insert into bank (code, currency, kind, name, bin, least_digits, most_digits, sort)
values
  ('EWALLET', 'VND', 'wallet', 'E-wallet', '', 9, 11, 30),
  ('USDTTRON', 'VND', 'coin', 'USDT (TRON)', '', 34, 34, 31),
  ('USDTTRONUSD', 'USD', 'coin', 'USDT (TRON)', '', 34, 34, 31);
