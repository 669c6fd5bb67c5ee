-- A bet may depend on several betting windows: a multiple on events is placed only while all of them are open (docs/decisions/0100).
-- `bet_window` and `epoch` are the first, these the others.
alter type ledger_entry add attribute windows uuid[], add attribute epochs int[];
alter type ledger_item add attribute windows uuid[], add attribute epochs int[];

-- The further windows of a round, in order of window: the bets of an event.
create table round_window (
  bet_window uuid not null,
  round uuid not null references round (id),
  primary key (bet_window, round)
);
create trigger round_window_is_final before update or delete or truncate on round_window
for each statement execute function ledger_refuse_change();

grant select on round_window to fairhouse_app;
