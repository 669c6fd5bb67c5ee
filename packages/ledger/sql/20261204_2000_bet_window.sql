-- Betting windows: when bets on a shared round may be placed (docs/decisions/0070). A batch that contains such a bet locks the window's
-- row; shutting the window waits for it.

create table bet_window (
  id uuid primary key,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  -- shut by the host, whatever the time
  is_shut boolean not null default false,
  -- moves with each part of the outcome that becomes public: a bet states the one that it was priced for
  epoch int not null default 0 check (epoch >= 0),
  constraint bet_window_order check (opens_at <= closes_at)
) with (fillfactor = 50);

alter table round add column bet_window uuid;
-- the bets of a shared round, in order of ID
create index round_bet_window on round (bet_window, id) where bet_window is not null;

alter type ledger_entry add attribute bet_window uuid, add attribute epoch int;
alter type ledger_item add attribute bet_window uuid, add attribute epoch int;

grant select on bet_window to fairhouse_app;

-- The functions take one more argument from now on (functions/ledger_apply.sql).
drop function if exists ledger_apply(int, ledger_purse[], bigint[], bigint[], int[], uuid[], ledger_entry[], boolean, boolean, boolean,
  boolean);
drop function if exists ledger_batch(int, ledger_purse[], bigint[], bigint[], int[], uuid[], ledger_entry[], boolean, boolean, boolean,
  boolean);
