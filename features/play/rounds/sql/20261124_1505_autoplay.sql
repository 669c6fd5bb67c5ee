-- A game that plays on by itself: what the member allowed it, and how far it went. Rounds that belong to it name it; the
-- house says when it is over, whatever the frame would like (R13).
create table autoplay (
  id uuid primary key,
  wallet bigint not null,
  game text not null,
  rounds_most integer not null check (rounds_most between 1 and 1000),
  -- stakes less wins, in ledger units: a round that could pass it is refused
  loss_most bigint not null check (loss_most > 0),
  -- it ends after a single win of so much; null where the member set none
  win_most bigint check (win_most > 0),
  stops_at_feature boolean not null,
  rounds integer not null default 0 check (rounds between 0 and rounds_most),
  -- wins less stakes
  net bigint not null default 0,
  -- the round counted last: one that is asked for again is not counted twice
  last_round uuid,
  started_at timestamptz not null,
  ended_at timestamptz,
  ended_why text check (ended_why in ('rounds', 'loss', 'win', 'feature', 'refused', 'rules', 'replaced')),
  check ((ended_at is null) = (ended_why is null))
);
-- the one that a wallet has running, and that there is only one
create unique index autoplay_running on autoplay (wallet) where ended_at is null;
grant select, insert, update on autoplay to fairhouse_app;

-- the strictest pack allows neither a faster round nor a feature for a price
update jurisdiction_pack
set terms = terms || '{"allowsTurbo": false, "allowsBonusBuy": false}'
where code = 'strict';
