-- Settled play: one fact a settled bet, written by the function that moves its money (docs/decisions/0037). A fact is never changed:
-- what is voided, reopened or taken back gets a fact of its own that takes the first one off. The facts of a bet add up to how it
-- stands now.

create table settled_play (
  member_id bigint not null,
  -- when it settled, by the database's clock under the wallet's lock: the moment of the line that moved the money
  at timestamptz not null,
  wallet bigint not null,
  -- the line that moved the money: a line has one fact at most
  seq bigint not null,
  -- the batch that wrote it: how readers that add up know how far they have come
  batch bigint not null,
  stake bigint not null,
  win bigint not null,
  -- the part of the stake that was at risk (decision 24)
  valid bigint not null,
  -- when the bet settled the first time, where that was before: of corrections, and of settlements after a correction
  first_at timestamptz,
  -- the round of the ledger, which is one bet of a vendor's round; null for a vendor's win whose bet is not known
  round uuid,
  book int not null,
  -- 1 a round settled, −1 one was voided or reopened, 0 a win beside a settlement or its return
  rounds smallint not null,
  vendor text not null,
  game text not null,
  category text not null,
  -- serves a member's play since a moment, and finds the fact of a line and of a round's settlement
  primary key (member_id, at, wallet, seq)
);
-- Facts come in the order of time and of batches, so these are nearly free: a brand's or a game's play of a window, and what is new.
create index settled_play_at on settled_play using brin (at) with (pages_per_range = 16, autosummarize = on);
create index settled_play_batch on settled_play using brin (batch) with (pages_per_range = 16, autosummarize = on);

create trigger settled_play_is_final before update or delete or truncate on settled_play
for each statement execute function ledger_refuse_change();
grant select on settled_play to fairhouse_app;

-- The category that a bet was placed in waits with the open round for its settlement; and when a reopened round settled first.
alter table round
  add column category text,
  add column first_settled_at timestamptz;

-- What an item says for its fact.
alter type ledger_entry add attribute category text, add attribute valid bigint;
alter type ledger_item add attribute category text, add attribute valid bigint;

-- The door of money takes one more argument from now on (functions/ledger_apply.sql); the old one is shut.
drop function if exists ledger_apply(int, ledger_purse[], bigint[], bigint[], int[], uuid[], ledger_entry[], boolean, boolean, boolean);
drop function if exists ledger_batch(int, ledger_purse[], bigint[], bigint[], int[], uuid[], ledger_entry[], boolean, boolean, boolean);
