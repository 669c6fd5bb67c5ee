-- A withdrawing member is paid by other members' bank transfers (CSH-03): what is offered, and who pays how much of it.

create table payout_offer (
  withdrawal uuid primary key references withdrawal (id),
  merchant text not null references merchant (code),
  currency text not null references currency (code),
  member_id bigint not null references member (id),
  -- what the receiver is owed
  amount bigint not null check (amount > 0),
  -- not yet promised by anybody
  open bigint not null check (open >= 0),
  credited bigint not null default 0 check (credited >= 0),
  returned bigint not null default 0 check (returned >= 0),
  -- how many times something went back into the wallet: part of the posting's key
  returns int not null default 0,
  -- open: depositors may take of it; closing: what is not taken goes back into the wallet
  state text not null check (state in ('open', 'closing', 'done')),
  offered_by text not null,
  created_at timestamptz not null,
  check (open + credited + returned <= amount),
  check (state <> 'done' or credited + returned = amount)
);
-- what depositors may take, oldest first
create index payout_offer_open on payout_offer (merchant, currency, created_at) where state = 'open' and open > 0;
-- what the worker finishes
create index payout_offer_live on payout_offer (state) where state <> 'done';

create table payout_match (
  id uuid primary key default uuidv7(),
  number bigint generated always as identity (start with 100011) unique,
  withdrawal uuid not null references payout_offer (withdrawal),
  deposit uuid not null unique references deposit (id),
  amount bigint not null check (amount > 0),
  state text not null check (state in ('waiting', 'sent', 'disputed', 'received', 'cancelled')),
  created_at timestamptz not null,
  sent_at timestamptz,
  -- silence until then counts as received
  confirm_by timestamptz,
  -- what arrived: as the receiver says, then as it was judged
  arrived bigint check (arrived between 0 and amount),
  is_auto boolean not null default false,
  judged_by text,
  reason text,
  closed_at timestamptz,
  check ((state in ('received', 'cancelled')) = (closed_at is not null)),
  check (state not in ('sent', 'disputed') or sent_at is not null)
);
-- the parts of a withdrawal
create index payout_match_of on payout_match (withdrawal, number);
-- what the worker counts as received
create index payout_match_due on payout_match (confirm_by) where state = 'sent';
-- the room's list by state, newest first
create index payout_match_state on payout_match (state, number desc);

create table payout_match_proof (
  id uuid primary key default uuidv7(),
  match uuid not null references payout_match (id),
  file text not null unique,
  at timestamptz not null
);
-- the proofs of a match, newest first
create index payout_match_proof_of on payout_match_proof (match, at desc);

grant select, insert, update on payout_offer, payout_match to fairhouse_app;
grant select, insert on payout_match_proof to fairhouse_app;

insert into deposit_method (
  merchant, code, kind, processor, currency, name, note, least, most, presets, fee_ppm, fee_fixed, arrival_seconds,
  expiry_minutes, sort
)
values
  ('JADE', 'to-member', 'member', null, 'VND',
    '{"en": "Transfer to a member", "vi": "Chuyển cho hội viên"}',
    '{"en": "Pays out another member, without a fee", "vi": "Trả cho hội viên đang rút, không phí"}',
    500000000, 500000000000, '{}', 0, 0, 900, 30, 7);
